import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { heroBannersApi } from '#admin/content-apis.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { PictureField } from '#admin/picture-field.tsx';
import type { HeroBannerInput } from '#contract/home.ts';
import { BannerPreview } from './banner-preview.tsx';
import { BannerSchedule } from './banner-schedule.tsx';
import { bannerState } from './banner-state.ts';
import { BannerTexts } from './banner-texts.tsx';

const EMPTY: HeroBannerInput = {
  image: '',
  title: '',
  subtitle: '',
  buttonText: '',
  buttonLink: null,
  isActive: true,
  sortOrder: 0,
  startsAt: null,
  endsAt: null,
  translations: {},
};

export function HeroBannerEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={heroBannersApi}
      id={id}
      empty={EMPTY}
      newTitle={t('content.new_hero_banner')}
      titleOf={({ title }) => title}
      listPath="/hero-banners"
      listTitle={t('content.hero_banners')}
      editPath={(banner) => `/hero-banners/edit/${banner.id}`}
      canDuplicate
      afterSave={(banner) => bannerState(banner).tone !== 'over' && <LiveProof path="" from={banner.startsAt} />}
      side={(editor) => (
        <>
          <BannerSchedule editor={editor} />
          <Panel title={t('field.picture')}>
            <PictureField
              label={t('banner.picture')}
              hint={t('banner.picture_hint')}
              value={editor.values.image}
              error={editor.errors.image}
              onChange={(image) => editor.set({ image: image ?? '' })}
            />
          </Panel>
        </>
      )}
    >
      {(editor) => (
        <>
          <BannerTexts editor={editor} />
          <BannerPreview banner={editor.values} id={editor.id} />
        </>
      )}
    </EditorScreen>
  );
}
