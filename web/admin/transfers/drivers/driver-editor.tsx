import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Checkbox, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import type { DriverInput } from '#contract/transfer-admin-input.ts';
import { driversApi } from './drivers-api.ts';

const EMPTY: DriverInput = { name: '', phone: '', vehicle: '', plate: '', isActive: true };

/** Guests are told the driver's name, phone, vehicle and plate. */
export function DriverEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={driversApi}
      id={id}
      empty={EMPTY}
      newTitle={t('drivers.new')}
      titleOf={({ name }) => name}
      listPath="/transfers/drivers"
      listTitle={t('drivers.title')}
      editPath={(driver) => `/transfers/drivers/edit/${driver.id}`}
      refreshes={['/api/admin/transfers']}
      hasTranslations={false}
    >
      {({ values, errors, set }) => (
        <div className="max-w-xl">
          <Panel title={t('drivers.facts')}>
            <Field label={t('field.name')} error={errors.name}>
              {(tie) => <TextInput {...tie} value={values.name} autoComplete="off" onChange={(name) => set({ name })} />}
            </Field>
            <Field label={t('mail.label.phone')} hint={t('drivers.phone_hint')} error={errors.phone}>
              {(tie) => <TextInput {...tie} type="tel" value={values.phone} autoComplete="off" onChange={(phone) => set({ phone })} />}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t('mail.label.vehicle')} hint={t('drivers.vehicle_hint')} error={errors.vehicle}>
                {(tie) => <TextInput {...tie} value={values.vehicle} onChange={(vehicle) => set({ vehicle })} />}
              </Field>
              <Field label={t('mail.label.plate')} error={errors.plate}>
                {(tie) => <TextInput {...tie} value={values.plate} onChange={(plate) => set({ plate })} />}
              </Field>
            </div>
            <Checkbox
              label={t('drivers.is_active')}
              hint={t('drivers.is_active_hint')}
              value={values.isActive}
              onChange={(isActive) => set({ isActive })}
            />
          </Panel>
        </div>
      )}
    </EditorScreen>
  );
}
