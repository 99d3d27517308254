import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { AreaField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { picturesApi } from '#admin/frame/pictures/pictures-api.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { focusClass } from '#base/ui/pictures/picture-focus.ts';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { ImageInput, ImageRow, ImageUse } from '#contract/pictures/images.ts';
import { pictureAddress } from '#contract/pictures/picture-address.ts';
import { FocalPoint } from './focal-point.tsx';
import { PictureFile } from './picture-file.tsx';
import { editorOf, USE_KINDS } from './uses.ts';

/** Where the picture is used, with links. */
function PictureUses({ uses }: { uses: readonly ImageUse[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <Panel title={t('pictures.uses')}>
      {uses.length === 0 ? (
        <p className="text-stone">{t('pictures.uses_none')}</p>
      ) : (
        <ul className="divide-y divide-limestone-200">
          {uses.map((use) => (
            <li key={`${use.kind}/${use.id}`} className="py-1.5">
              <span className="block text-sm text-stone">{t(USE_KINDS[use.kind])}</span>
              <TextLink
                to={editorOf(use)}
                className="inline-flex min-h-9 items-center"
                label={localize(use, 'name', language)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type Shape = { label: AdminKey; place?: string; className: string };

/** Aspect ratios of pictures on the site's pages and in link previews. */
const SHAPES: readonly Shape[] = [
  {
    label: 'pictures.shape_hero',
    place: 'col-span-full',
    className: 'aspect-[1440/650] rounded-lg',
  },
  { label: 'pictures.shape_cover', place: 'col-span-full', className: 'aspect-5/2 rounded-lg' },
  { label: 'pictures.shape_phone', className: 'aspect-[412/500] rounded-lg' },
  { label: 'pictures.shape_card', className: 'aspect-3/2 rounded-lg' },
  { label: 'pictures.shape_square', className: 'aspect-square rounded-lg' },
  { label: 'pictures.shape_avatar', className: 'aspect-square rounded-full' },
  { label: 'pictures.shape_share', place: 'col-span-2', className: 'aspect-[1200/630] rounded-lg' },
];

/** The picture as pages crop it, with the pages' own classes. */
function CropPreviews({ picture }: { picture: ImageRow }) {
  const { t } = useTranslation('admin-area');
  const address = pictureAddress(picture);
  // Loaded once at full frame: moving the focal point only moves it within the frames.
  const src = pictureUrl(picture.path, { width: 640 });
  return (
    <section aria-label={t('pictures.crops')}>
      <h3 className="font-sans text-base font-semibold text-deep-900">{t('pictures.crops')}</h3>
      <ul className="mt-3 grid max-w-3xl grid-cols-2 items-end gap-4 sm:grid-cols-4">
        {SHAPES.map(({ label, place, className }) => (
          <li key={label} className={place}>
            <img
              src={src}
              alt=""
              className={`w-full bg-limestone-200 object-cover ${className} ${focusClass(address)}`}
            />
            <p className="mt-1 text-sm text-stone">{t(label)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const EMPTY: ImageInput = { name: '', alt: {}, focalX: 0.5, focalY: 0.5 };
/** A new focal point is written to every record that uses the picture. */
const REFRESHED = ['/api/admin/'];

function PictureTexts({ editor }: { editor: Editor<ImageInput> }) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <Panel title={t('pictures.alt')}>
        <p className="text-sm text-stone">{t('pictures.alt_hint')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {LANGUAGES.map((language) => (
            <AreaField
              key={language}
              label={LANGUAGE_LABELS[language]}
              error={editor.errors[`alt.${language}`]}
              lang={language}
              rows={2}
              maxLength={300}
              value={editor.values.alt[language] ?? ''}
              onChange={(text) => editor.setAt(['alt', language], text)}
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('pictures.about')}>
        <TextField {...editor.bind('name')} hint={t('pictures.name_hint')} />
      </Panel>
    </>
  );
}

const tabsOf = (editor: Editor<ImageInput>): EditorTab<ImageInput>[] => [
  {
    name: 'focus',
    label: 'pictures.focus',
    fields: ['focalX', 'focalY'],
    content: <PictureFocus editor={editor} />,
  },
  {
    name: 'text',
    label: 'tab.text',
    fields: ['alt', 'name'],
    content: <PictureTexts editor={editor} />,
  },
  {
    name: 'file',
    label: 'pictures.file',
    fields: [],
    content: <PictureSide editor={editor} />,
  },
];

export function PictureEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen<ImageInput>
      api={picturesApi}
      empty={EMPTY}
      newTitle={t('pictures.title')}
      titleOf={(picture) => picture.name || (picture as Partial<ImageRow>).path || ''}
      listTitle={t('pictures.title')}
      refreshes={REFRESHED}
      hasTranslations={false}
      tabs={tabsOf}
    />
  );
}

/** The row with library-only data; the editor holds the edited values. */
const usePicture = ({ id }: Editor<ImageInput>) =>
  useQuery({ ...picturesApi.detail(id ?? 0), enabled: id !== undefined }).data;

function PictureFocus({ editor }: { editor: Editor<ImageInput> }) {
  const { t } = useTranslation('admin-area');
  const picture = usePicture(editor);
  const { focalX, focalY } = editor.values;
  if (!picture) return null;
  return (
    <Panel title={t('pictures.focus')}>
      <FocalPoint
        picture={picture}
        value={{ x: focalX, y: focalY }}
        onChange={({ x, y }) => editor.set({ focalX: x, focalY: y })}
      />
      <CropPreviews picture={{ ...picture, focalX, focalY }} />
    </Panel>
  );
}

function PictureSide({ editor }: { editor: Editor<ImageInput> }) {
  const picture = usePicture(editor);
  if (!picture) return null;
  return (
    <>
      <PictureFile
        picture={picture}
        onReplaced={(row) => {
          // Unsaved edits stay; the next save merges with this row.
          if (!editor.isDirty) editor.accept(row);
        }}
      />
      <PictureUses uses={picture.uses} />
    </>
  );
}
