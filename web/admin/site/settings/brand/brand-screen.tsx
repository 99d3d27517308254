import { useTranslation } from 'react-i18next';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { type Brand, NO_BRAND } from '#contract/pages/brand.ts';
import { brandColours } from '#contract/pages/brand-colours.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { settingsApi } from '../settings-api.ts';
import { SettingsNav } from '../settings-nav.tsx';
import { TaglineFields } from '../tagline-fields.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';

const OWN = brandColours(NO_BRAND);

type FieldsProps = { editor: Editor<Settings> };

const brandOf = ({ values }: Editor<Settings>): Brand => values.brand ?? NO_BRAND;

function Pictures({ editor }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  const brand = brandOf(editor);
  const set = (part: Partial<Brand>) => editor.set({ brand: { ...brand, ...part } });
  return (
    <Panel title={t('brand.logos')}>
      <p className="text-stone">{t('brand.logos_text')}</p>
      <PictureField
        isWhole
        atLeast={{ width: 512, height: 512 }}
        field="brand.square"
        label={t('brand.square')}
        hint={t('brand.square_hint')}
        error={editor.errors['brand.square']}
        value={brand.square}
        onChange={(square) => set({ square })}
      />
      <PictureField
        isWhole
        atLeast={{ width: 512 }}
        field="brand.logo"
        label={t('brand.logo')}
        hint={t('brand.logo_hint')}
        error={editor.errors['brand.logo']}
        value={brand.logo}
        onChange={(logo) => set({ logo })}
      />
      <PictureField
        isWhole
        isOnDark
        atLeast={{ width: 512 }}
        field="brand.logoDark"
        label={t('brand.logo_dark')}
        hint={t('brand.logo_dark_hint')}
        error={editor.errors['brand.logoDark']}
        value={brand.logoDark}
        onChange={(logoDark) => set({ logoDark })}
      />
      <PictureField
        atLeast={{ width: 1200, height: 630 }}
        field="brand.sharePicture"
        label={t('brand.share')}
        hint={t('brand.share_hint')}
        error={editor.errors['brand.sharePicture']}
        value={brand.sharePicture}
        onChange={(sharePicture) => set({ sharePicture })}
      />
    </Panel>
  );
}

function Colours({ editor }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  const brand = brandOf(editor);
  const set = (part: Partial<Brand>) => editor.set({ brand: { ...brand, ...part } });
  return (
    <Panel title={t('brand.colours')}>
      <ColourField
        field="primary"
        label={t('brand.primary')}
        hint={t('brand.primary_hint')}
        own={OWN['sea-700'] ?? ''}
        value={brand.primary}
        error={editor.errors['brand.primary']}
        onChange={(primary) => set({ primary })}
      />
      <ColourField
        field="accent"
        label={t('brand.accent')}
        hint={t('brand.accent_hint')}
        own={OWN['terracotta-600'] ?? ''}
        value={brand.accent}
        error={editor.errors['brand.accent']}
        onChange={(accent) => set({ accent })}
      />
    </Panel>
  );
}

function RatingFields({ editor }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('brand.rating')}>
      <p className="text-stone">{t('brand.rating_text')}</p>
      <TextField
        {...editor.bind('ratingName')}
        placeholder="Tripadvisor"
        value={editor.values.ratingName ?? ''}
      />
      <TextField
        {...editor.bind('ratingUrl')}
        placeholder="https://"
        type="url"
        value={editor.values.ratingUrl ?? ''}
      />
    </Panel>
  );
}

/** Name, logos and colours; pages, icons, mails, documents and link previews follow. */
export function BrandScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <SettingsNav current="/settings/brand" />
      <DocumentScreen
        api={settingsApi}
        empty={{} as Settings}
        title={t('brand.title')}
        listPath="/dashboard"
        listTitle={t('menu.dashboard')}
        refreshes={['/api/site']}
        hasTranslations={false}
        afterSave={() => <LiveProof path="/" />}
      >
        {(editor) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="min-w-0 space-y-6">
              <Panel title={t('brand.name')}>
                <TextField
                  {...editor.bind('siteName')}
                  hint={t('brand.name_hint')}
                  value={editor.values.siteName ?? ''}
                />
                <TaglineFields editor={editor} />
              </Panel>
              <Pictures editor={editor} />
            </div>
            <div className="min-w-0 space-y-6 lg:sticky lg:top-20">
              <BrandPreview brand={brandOf(editor)} name={editor.values.siteName ?? ''} />
              <Colours editor={editor} />
              <RatingFields editor={editor} />
            </div>
          </div>
        )}
      </DocumentScreen>
    </>
  );
}
