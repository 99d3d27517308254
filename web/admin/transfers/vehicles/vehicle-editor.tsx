import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { vehiclesApi } from '#admin/content-apis.ts';
import { Checkbox, NumberInput, TextArea, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { PictureField } from '#admin/picture-field.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { VehicleInput } from '#contract/transfers.ts';

const EMPTY: VehicleInput = {
  code: '',
  name: '',
  description: '',
  image: null,
  maxPassengers: 4,
  largeBags: 3,
  cabinBags: 3,
  childSeats: 2,
  hasWheelchairAccess: false,
  leadMinutes: 120,
  sortOrder: 0,
  translations: {},
};

const ROOM = [
  { name: 'maxPassengers', label: 'vehicles.passengers' },
  { name: 'largeBags', label: 'transfers.csv.large' },
  { name: 'cabinBags', label: 'transfers.csv.cabin' },
  { name: 'childSeats', label: 'vehicles.child_seats' },
] as const;

/** Capacity, luggage and lead time. */
function VehicleFacts({ editor }: { editor: Editor<VehicleInput> }) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('vehicles.room')}>
      <div className="grid grid-cols-2 items-end gap-4">
        {ROOM.map(({ name, label }) => (
          <Field key={name} label={t(label)} error={errors[name]}>
            {(tie) => <NumberInput {...tie} value={values[name]} onChange={(count) => set({ [name]: count ?? 0 })} />}
          </Field>
        ))}
      </div>
      <Checkbox
        label={t('vehicles.wheelchair')}
        value={values.hasWheelchairAccess}
        onChange={(hasWheelchairAccess) => set({ hasWheelchairAccess })}
      />
      <Field label={t('vehicles.lead')} hint={t('vehicles.lead_hint')} error={errors.leadMinutes}>
        {(tie) => <NumberInput {...tie} value={values.leadMinutes} onChange={(minutes) => set({ leadMinutes: minutes ?? 0 })} />}
      </Field>
      <Field label={t('field.order')} hint={t('field.order_hint')} error={errors.sortOrder}>
        {(tie) => <NumberInput {...tie} value={values.sortOrder} onChange={(order) => set({ sortOrder: order ?? 0 })} />}
      </Field>
    </Panel>
  );
}

export function VehicleEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={vehiclesApi}
      id={id}
      empty={EMPTY}
      newTitle={t('vehicles.new')}
      titleOf={({ name }) => name}
      listPath="/transfers/vehicles"
      listTitle={t('vehicles.title')}
      editPath={(vehicle) => `/transfers/vehicles/edit/${vehicle.id}`}
      refreshes={['/api/admin/transfers']}
      canDuplicate
      afterSave={() => <LiveProof path="/airport-transfers" />}
      side={(editor) => (
        <>
          <VehicleFacts editor={editor} />
          <Panel title={t('field.pictures')}>
            <PictureField
              label={t('field.main_picture')}
              value={editor.values.image}
              error={editor.errors.image}
              onChange={(image) => editor.set({ image })}
            />
          </Panel>
        </>
      )}
    >
      {(editor) => (
        <Panel title={t('vehicles.texts')}>
          <TranslatedField editor={editor} field="name" label={t('field.name')} empty="">
            {(control) => <TextInput {...control} />}
          </TranslatedField>
          <TranslatedField editor={editor} field="description" label={t('field.description')} empty="">
            {(control) => <TextArea {...control} rows={4} />}
          </TranslatedField>
          <Field label={t('vehicles.code')} hint={t('vehicles.code_hint')} error={editor.errors.code}>
            {(tie) => <TextInput {...tie} spellCheck={false} value={editor.values.code} onChange={(code) => editor.set({ code })} />}
          </Field>
        </Panel>
      )}
    </EditorScreen>
  );
}
