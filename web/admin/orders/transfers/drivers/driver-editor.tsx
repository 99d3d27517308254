import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { CrewPanel } from '#admin/orders/crew/crew-panel.tsx';
import { PayFields } from '#admin/orders/crew/pay-fields.tsx';
import { PersonField } from '#admin/orders/crew/person-field.tsx';
import type { DriverInput } from '#contract/transfers/admin/admin-input.ts';

const EMPTY: DriverInput = {
  ...{ name: '', phone: '', vehicle: '', plate: '', resourceId: null, isActive: true },
  ...{ payCents: null, payPer: 'job' },
};

/** Guests receive the driver's name, phone, vehicle and plate. */
export function DriverEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.drivers}
      empty={EMPTY}
      newTitle={t('drivers.new')}
      titleOf={({ name }) => name}
      listTitle={t('drivers.title')}
      refreshes={['/api/admin/transfers']}
      hasTranslations={false}
    >
      {({ bind, values, set, row }) => (
        <div className="max-w-xl space-y-6">
          <Panel title={t('drivers.facts')}>
            <TextField {...bind('name')} autoComplete="off" />
            <TextField
              {...bind('phone')}
              label={t('mail.label.phone')}
              hint={t('drivers.phone_hint')}
              type="tel"
              autoComplete="off"
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...bind('vehicle')} hint={t('drivers.vehicle_hint')} />
              <TextField {...bind('plate')} />
            </div>
            <PersonField {...bind('resourceId')} />
            <Checkbox {...bind('isActive')} hint={t('drivers.is_active_hint')} />
          </Panel>
          <PayFields values={values} set={set} />
          {row && <CrewPanel {...{ kind: 'driver', id: row.id, name: row.name }} />}
        </div>
      )}
    </EditorScreen>
  );
}
