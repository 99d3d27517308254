import * as v from 'valibot';
import { VatSettings } from '#contract/money/receipts.schema.ts';

// The terms in force, as JSON of the type `Terms`. The triggers of migration 0020 hold the same text: they fill in a new row that comes without terms.

const DEFAULTS = v.parse(VatSettings, {});
const payments = (path: string) =>
  `(SELECT value ->> '$.${path}' FROM settings WHERE key = 'payments')`;
const vat = (kind: 'trips' | 'transfers') =>
  `json_object('scheme', coalesce(${payments(`vat.${kind}.scheme`)}, '${DEFAULTS[kind].scheme}'), 'bp', coalesce(${payments(`vat.${kind}.bp`)}, ${DEFAULTS[kind].bp}))`;

/** Of a row of `trip_options`: free until the option's time before the start, then the full price. */
export const OPTION_TERMS = `json_object('payment', trip_options.payment, 'depositPercent', trip_options.deposit_percent, 'depositCents', trip_options.deposit_cents,
  'cancellation', json_array(json_object('minutesBefore', trip_options.cancellation_minutes, 'feePercent', 0), json_object('minutesBefore', 0, 'feePercent', 100)),
  'vat', ${vat('trips')})`;

/** Of transfers, by the settings and the rules. */
export const TRANSFER_TERMS = `json_object('payment', coalesce(${payments('transfers.payment')}, 'none'), 'depositPercent', ${payments('transfers.depositPercent')},
  'depositCents', ${payments('transfers.depositCents')},
  'cancellation', json((SELECT json_group_array(json_object('minutesBefore', (step.value ->> '$.hoursBefore') * 60, 'feePercent', step.value ->> '$.feePercent'))
    FROM settings, json_each(settings.value, '$.cancellation') AS step WHERE settings.key = 'transfer-rules')),
  'vat', ${vat('transfers')})`;

/** Rows without terms get those in force. */
export const FILL_TERMS: readonly string[] = [
  `UPDATE bookings SET terms = (SELECT ${OPTION_TERMS} FROM trip_options WHERE trip_options.id = bookings.option_id) WHERE terms = '{}'`,
  `UPDATE transfer_requests SET terms = ${TRANSFER_TERMS} WHERE terms = '{}'`,
];

const filled = (table: string, statement: string) =>
  `CREATE TRIGGER ${table}_insert_terms AFTER INSERT ON ${table} WHEN NEW.terms = '{}' BEGIN ${statement} AND id = NEW.id; END`;

/** A row that comes without terms, as in a backup from before, gets them in the same statement. */
export const TERMS_TRIGGERS: readonly string[] = [
  filled('bookings', FILL_TERMS[0] ?? ''),
  filled('transfer_requests', FILL_TERMS[1] ?? ''),
];
