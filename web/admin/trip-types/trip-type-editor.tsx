import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tripsApi, tripTypesApi } from '#admin/content-apis.ts';
import { NumberInput, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import { SlugField } from '#admin/slug-field.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { TripTypeInput } from '#contract/trips.ts';

const EMPTY: TripTypeInput = { name: '', slug: '', sortOrder: 0, translations: {} };

export function TripTypeEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={tripTypesApi}
      id={id}
      empty={EMPTY}
      newTitle={t('content.new_trip_type')}
      titleOf={({ name }) => name}
      listPath="/trip-types"
      listTitle={t('content.trip_types')}
      editPath={(type) => `/trip-types/edit/${type.id}`}
      refreshes={[tripsApi.base]}
      canDuplicate
    >
      {(editor) => (
        <Panel title={t('content.trip_type')}>
          <TranslatedField editor={editor} field="name" label={t('field.name')} empty="">
            {(control) => <TextInput {...control} />}
          </TranslatedField>
          <SlugField editor={editor} name={editor.values.name} prefix="/trips?type=" />
          <Field label={t('field.order')} hint={t('field.order_hint')} error={editor.errors.sortOrder}>
            {(tie) => <NumberInput {...tie} value={editor.values.sortOrder} onChange={(order) => editor.set({ sortOrder: order ?? 0 })} />}
          </Field>
        </Panel>
      )}
    </EditorScreen>
  );
}
