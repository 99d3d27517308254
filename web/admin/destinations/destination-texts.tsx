import { useTranslation } from 'react-i18next';
import { LinesInput, TextArea, TextInput } from '#admin/controls.tsx';
import { Panel } from '#admin/panel.tsx';
import { GalleryField, PictureField } from '#admin/picture-field.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { Unplaced } from '#admin/unplaced.ts';
import type { Editor } from '#admin/use-editor.ts';
import type { DestinationInput } from '#contract/destinations.ts';

type PartProps = { editor: Editor<Unplaced<DestinationInput>> };

/** A place's texts, side by side in two languages. */
export function DestinationTexts({ editor }: PartProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Panel title={t('destination.texts')}>
        <TranslatedField editor={editor} field="name" label={t('field.name')} empty="">
          {(control) => <TextInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="description" label={t('field.description')} empty="" hint={t('trip.description_hint')}>
          {(control) => <TextArea {...control} rows={6} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="tags" label={t('destination.tags')} empty={[]} hint={t('destination.tags_hint')}>
          {(control) => <LinesInput {...control} />}
        </TranslatedField>
      </Panel>
      <Panel title={t('destination.visit')}>
        <TranslatedField editor={editor} field="access" label={t('destination.access')} empty="" hint={t('destination.access_hint')}>
          {(control) => <TextArea {...control} rows={4} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="services" label={t('destination.services')} empty={[]} hint={t('field.one_a_line')}>
          {(control) => <LinesInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="tips" label={t('destination.tips')} empty={[]} hint={t('field.one_a_line')}>
          {(control) => <LinesInput {...control} />}
        </TranslatedField>
      </Panel>
    </>
  );
}

export function DestinationPictures({ editor }: PartProps) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('field.pictures')}>
      <PictureField
        label={t('field.main_picture')}
        value={values.image}
        error={errors.image}
        onChange={(image) => set({ image: image ?? '' })}
      />
      <GalleryField label={t('field.gallery')} value={values.gallery} error={errors.gallery} onChange={(gallery) => set({ gallery })} />
    </Panel>
  );
}
