import { useTranslation } from 'react-i18next';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { NumberField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { PaymentSettingsDocument } from '#contract/money/payments.ts';
import type { VatScheme } from '#contract/money/receipts.ts';

/** Rates are kept in hundredths of a percent. */
const HUNDREDTHS = 100;

/** The VAT that prices contain, and what receipt numbers begin with. */
export function VatFields({ editor }: { editor: Editor<PaymentSettingsDocument> }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, setAt } = editor;
  const { vat } = values;
  const setRate = (kind: 'trips' | 'transfers') => (percent: number | null) =>
    setAt(['vat', kind, 'bp'], Math.round((percent ?? 0) * HUNDREDTHS));
  return (
    <Panel title={t('payments.vat')}>
      <p className="text-sm text-stone">{t('payments.vat_text')}</p>
      <SelectField<VatScheme>
        label={t('payments.vat_trips')}
        value={vat.trips.scheme}
        onChange={(scheme) => setAt(['vat', 'trips', 'scheme'], scheme)}
        options={[
          ['rate', t('payments.vat_rate')],
          ['travel_agency', t('payments.vat_travel_agency')],
        ]}
      />
      {vat.trips.scheme === 'rate' && (
        <NumberField
          label={t('payments.vat_trips_rate')}
          error={errors['vat.trips.bp']}
          value={vat.trips.bp / HUNDREDTHS}
          onChange={setRate('trips')}
        />
      )}
      <NumberField
        label={t('payments.vat_transfers_rate')}
        error={errors['vat.transfers.bp']}
        value={vat.transfers.bp / HUNDREDTHS}
        onChange={setRate('transfers')}
      />
      <TextField
        label={t('payments.receipt_prefix')}
        hint={t('payments.receipt_prefix_hint')}
        error={errors['vat.prefix']}
        value={vat.prefix}
        maxLength={8}
        onChange={(prefix) => setAt(['vat', 'prefix'], prefix)}
      />
    </Panel>
  );
}
