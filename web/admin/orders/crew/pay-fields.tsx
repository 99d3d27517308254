import { useTranslation } from 'react-i18next';
import { MoneyField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { PayPer } from '#contract/crew/crew.ts';

type Pay = { payCents: number | null; payPer: PayPer };

/** What a guide or a driver usually gets. */
export function PayFields({
  values: { payCents, payPer },
  set,
}: {
  values: Pay;
  set: (change: Partial<Pay>) => void;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('crew.pay_title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          field="payCents"
          label={t('field.payCents')}
          hint={t('crew.pay_hint')}
          value={payCents}
          onChange={(cents) => set({ payCents: cents })}
        />
        <SelectField<PayPer>
          field="payPer"
          label={t('field.payPer')}
          value={payPer}
          onChange={(per) => set({ payPer: per })}
          options={[
            ['job', t('crew.per_job')],
            ['guest', t('crew.per_guest')],
          ]}
        />
      </div>
    </Panel>
  );
}
