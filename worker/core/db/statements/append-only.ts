const GUARD = (table: string, words: string, when = '') =>
  `CREATE TRIGGER ${table}_keep_delete BEFORE DELETE ON ${table}${when} BEGIN SELECT RAISE(ABORT, '${words}'); END`;

const IS_NO_DEMO = ['bookings', 'transfer_requests']
  .map((table) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE id = OLD.subject_id AND is_demo)`)
  .join(' AND ');

/** Tables whose rows are never deleted but by a restore, and the trigger that refuses it, as the migrations create it. */
export const KEEP_ROWS: Readonly<Record<string, string>> = {
  ledger_entries: GUARD('ledger_entries', 'The ledger is append-only.', ` WHEN ${IS_NO_DEMO}`),
  receipts: GUARD('receipts', 'Receipts are append-only.'),
  invoice_records: GUARD('invoice_records', 'Records of invoices are append-only.'),
  crew_reports: GUARD('crew_reports', 'Reports are append-only.'),
  crew_entries: GUARD('crew_entries', 'Entries of settling are append-only.'),
  gift_voucher_entries: GUARD('gift_voucher_entries', 'Entries of gift vouchers are append-only.'),
};
