import { useTranslation } from 'react-i18next';
import { MoneyField, NumberField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { PlanEditor } from './list-part.ts';

/** What guests pay online when they book. */
export function OptionPayment({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, bind } = editor;
  return (
    <Panel title={t('options.payment')}>
      <SelectField
        {...bind('payment')}
        hint={t('options.payment_hint')}
        options={[
          ['none', t('options.pay_none')],
          ['deposit', t('options.pay_deposit')],
          ['all', t('options.pay_all')],
          ['on_day', t('options.pay_on_day')],
        ]}
      />
      {values.payment === 'deposit' && (
        <>
          <NumberField {...bind('depositPercent')} />
          <MoneyField {...bind('depositCents')} hint={t('options.deposit_hint')} />
        </>
      )}
    </Panel>
  );
}
