import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { AreaField, TextField } from '#admin/fields.tsx';
import { Panel } from '#admin/panel.tsx';
import { picturesApi } from '#admin/pictures-api.ts';
import type { Editor } from '#admin/use-editor.ts';
import type { ImageInput, ImageRow } from '#contract/images.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/language.ts';
import { CropPreviews } from './crop-previews.tsx';
import { FocalPoint } from './focal-point.tsx';
import { PictureFile } from './picture-file.tsx';
import { PictureUses } from './picture-uses.tsx';

const EMPTY: ImageInput = { name: '', alt: {}, focalX: 0.5, focalY: 0.5 };
/** A new focal point is written to every record that uses the picture. */
const REFRESHED = ['/api/admin/'];

export function PictureEditorScreen() {
  const { t } = useTranslation('admin');
  return (
    <EditorScreen<ImageInput>
      api={picturesApi}
      empty={EMPTY}
      newTitle={t('pictures.title')}
      titleOf={(picture) => picture.name || (picture as Partial<ImageRow>).path || ''}
      listTitle={t('pictures.title')}
      refreshes={REFRESHED}
      hasTranslations={false}
      side={(editor) => <PictureSide editor={editor} />}
    >
      {(editor) => (
        <>
          <PictureFocus editor={editor} />
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
      )}
    </EditorScreen>
  );
}

/** The row with library-only data; the editor holds the edited values. */
const usePicture = ({ id }: Editor<ImageInput>) => useQuery({ ...picturesApi.detail(id ?? 0), enabled: id !== undefined }).data;

function PictureFocus({ editor }: { editor: Editor<ImageInput> }) {
  const { t } = useTranslation('admin');
  const picture = usePicture(editor);
  const { focalX, focalY } = editor.values;
  if (!picture) return null;
  return (
    <Panel title={t('pictures.focus')}>
      <FocalPoint picture={picture} value={{ x: focalX, y: focalY }} onChange={({ x, y }) => editor.set({ focalX: x, focalY: y })} />
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
