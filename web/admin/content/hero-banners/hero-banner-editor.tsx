import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SITE_PATHS } from '#admin/frame/behaviour/site-paths.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { InstantField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import type { HeroBannerInput } from '#contract/content/home.ts';
import { localize } from '#contract/languages/translation.ts';
import { BannerPreview } from './banner-preview.tsx';
import { bannerState } from './banner-state.ts';

/** The banner's texts and the target of its button. */
function BannerTexts({ editor }: { editor: Editor<HeroBannerInput> }) {
  const { t } = useTranslation('admin-area');
  const list = useId();
  return (
    <Panel title={t('banner.texts')}>
      <TranslatedText editor={editor} field="title" />
      <TranslatedText editor={editor} field="subtitle" rows={2} hint={t('banner.default_hint')} />
      <TranslatedText
        editor={editor}
        field="buttonText"
        maxLength={60}
        hint={t('banner.default_hint')}
      />
      <TextField
        {...editor.bind('buttonLink')}
        hint={t('banner.link_hint')}
        list={list}
        inputMode="url"
        spellCheck={false}
        placeholder="/trips"
        value={editor.values.buttonLink ?? ''}
        onChange={(link) => editor.set({ buttonLink: link.trim() === '' ? null : link.trim() })}
      />
      <datalist id={list}>
        {SITE_PATHS.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </Panel>
  );
}

/** Whether, from when and until when the banner is shown. */
function BannerSchedule({ editor }: { editor: Editor<HeroBannerInput> }) {
  const { t } = useTranslation('admin-area');
  const { values, bind } = editor;
  return (
    <Panel title={t('publication.title')}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-stone">{t('field.status')}</span>
        <StateBadge state={bannerState(values)} />
      </p>
      <Checkbox {...bind('isActive')} label={t('banner.active')} />
      <InstantField {...bind('startsAt')} hint={t('banner.starts_hint')} />
      <InstantField {...bind('endsAt')} hint={t('banner.ends_hint')} />
    </Panel>
  );
}

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

function BannerPicture({ editor }: { editor: Editor<HeroBannerInput> }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('field.picture')}>
      <PictureField
        {...editor.bind('image')}
        label={t('banner.picture')}
        hint={t('banner.picture_hint')}
        onChange={(image) => editor.set({ image: image ?? '' })}
      />
    </Panel>
  );
}

const tabsOf = (editor: Editor<HeroBannerInput>): EditorTab<HeroBannerInput>[] => [
  {
    name: 'text',
    label: 'tab.text',
    fields: ['title', 'subtitle', 'buttonText', 'buttonLink'],
    hasTexts: true,
    content: <BannerTexts editor={editor} />,
  },
  {
    name: 'pictures',
    label: 'tab.banner_picture',
    fields: ['image'],
    content: (
      <>
        <BannerPicture editor={editor} />
        <BannerPreview banner={editor.values} id={editor.id} />
      </>
    ),
  },
  {
    name: 'publication',
    label: 'publication.title',
    fields: ['isActive', 'startsAt', 'endsAt'],
    content: <BannerSchedule editor={editor} />,
  },
];

export function HeroBannerEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['hero-banners']}
      empty={EMPTY}
      newTitle={t('content.new_hero_banner')}
      titleOf={(row, language) => localize(row, 'title', language)}
      listTitle={t('content.hero_banners')}
      canDuplicate
      afterSave={(banner) =>
        bannerState(banner).tone !== 'over' && <LiveProof path="" from={banner.startsAt} />
      }
      tabs={tabsOf}
    />
  );
}
