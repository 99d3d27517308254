import type { invoiceRecords, invoiceSendings } from '#core/db/schema.ts';

type Row = {
  record: typeof invoiceRecords.$inferSelect;
  sending: typeof invoiceSendings.$inferSelect;
};

const HEADING = [
  ...['position', 'kind', 'number', 'date', 'type', 'corrects', 'description'],
  ...['customer_name', 'customer_tax_number', 'vat_percent', 'base', 'vat', 'total'],
  ...['hash', 'previous_hash', 'generated_at', 'status', 'sent_at', 'csv', 'code', 'message'],
];

/** A table with a line for each rate of each record, in euros. */
export const invoiceRows = (rows: readonly Row[]) => [
  HEADING,
  ...rows.flatMap(({ record, sending }) => {
    const { position, kind, data, hash, generatedAt } = record;
    const { id, type, corrects, description, customer, lines, previous } = data;
    return lines.map(({ bp, baseCents, vatCents }) => [
      ...[position, kind, id.number, id.date, type, corrects?.number, description],
      ...[customer?.name, customer?.taxNumber, bp / 100],
      ...[baseCents / 100, vatCents / 100, (baseCents + vatCents) / 100],
      ...[hash, previous?.hash, generatedAt],
      ...[sending.status, sending.sentAt, sending.csv, sending.code, sending.message],
    ]);
  }),
];
