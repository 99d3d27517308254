// Until migration 0018 there was no ledger. Backups from that time bring none: what their guests owe is its first entry, as in the migration.

const first = (kind: 'booking' | 'transfer', entry: 'due' | 'fee', cents: string, rows: string) =>
  `INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, at, key)
    SELECT '${kind}', id, '${entry}', ${cents}, 'system', updated_at, '${kind}:' || id FROM ${rows} AND ${cents} > 0
      AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE subject_kind = '${kind}' AND subject_id = ${kind === 'booking' ? 'bookings' : 'transfer_requests'}.id)`;

export const FIRST_ENTRIES: readonly string[] = [
  first(
    'booking',
    'due',
    'total_cents',
    `bookings WHERE status IN ('CONFIRMED', 'PENDING', 'REDEEMED')`,
  ),
  first('booking', 'fee', 'total_cents', `bookings WHERE status = 'CANCELLED' AND refund = 'NONE'`),
  first(
    'transfer',
    'due',
    'total_cents',
    `transfer_requests WHERE status IN ('confirmed', 'driver_assigned', 'completed', 'no_show')`,
  ),
  first(
    'transfer',
    'fee',
    'fee_cents',
    `transfer_requests WHERE status IN ('cancelled_customer', 'cancelled_operator')`,
  ),
];
