import { wallTime } from '#contract/menorca-time.ts';
import type {
  InvoiceId,
  InvoiceRecordData,
  InvoiceSettings,
  InvoiceType,
} from '#contract/money/invoices/invoices.ts';
import { type ReceiptIssuer, type ReceiptNumber, receiptNumber } from '#contract/money/receipts.ts';
import { tidyTaxNumber } from '#contract/money/tax-number.ts';
import { customerIdentity } from './customer-identity.ts';
import type { InvoiceFor } from './unrecorded.sql.ts';

/** The name under which the program states itself, its two characters for it, and its version. */
const SYSTEM = { name: 'Menorca', id: 'MN', version: '1.0' } as const;
const DESCRIPTION_LENGTH = 500;

/** The day of an instant in Menorca as records write it: `31-12-2027`. */
export const invoiceDate = (instant: string): string =>
  wallTime(new Date(instant)).date.split('-').reverse().join('-');

/** What identifies an invoice for the tax office. */
const invoiceIdOf = (
  invoice: ReceiptNumber & { issuer: ReceiptIssuer; issuedAt: string },
): InvoiceId => ({
  taxNumber: tidyTaxNumber(invoice.issuer.taxNumber),
  number: receiptNumber(invoice, invoice.issuer.prefix),
  date: invoiceDate(invoice.issuedAt),
});

/**
 * R1: money went back; R4: the customer's data were others. F2 and its correction R5: simplified, or a customer whose number says nothing of
 * its country; the tax office refuses the others without an identified recipient.
 */
function typeOf({ invoice, entryKind }: InvoiceFor): InvoiceType {
  const { book, customer } = invoice;
  const isIdentified = customerIdentity(customer?.taxNumber ?? '') !== undefined;
  if (book === 'F' || book === 'S') return book === 'F' && isIdentified ? 'F1' : 'F2';
  if (book === 'RS' || !isIdentified) return 'R5';
  return entryKind === 'refund' ? 'R1' : 'R4';
}

type Before = InvoiceRecordData['previous'];

/** What a record states of an invoice. */
export function recordData(
  found: InvoiceFor,
  { producer, producerTaxNumber }: InvoiceSettings,
  previous: Before,
  repeats: InvoiceRecordData['repeats'] = null,
): InvoiceRecordData {
  const { invoice, corrected } = found;
  const { series, book, year, number, issuer, issuedAt } = corrected ?? {};
  const former =
    series && issuer && issuedAt && year != null && number != null
      ? invoiceIdOf({ series, book: book ?? '', year, number, issuer, issuedAt })
      : null;
  return {
    id: invoiceIdOf(invoice),
    issuer: invoice.issuer.name,
    type: typeOf(found),
    corrects: former,
    description: invoice.lines
      .map(({ description, date }) => [description, date].filter(Boolean).join(' '))
      .join('; ')
      .slice(0, DESCRIPTION_LENGTH),
    customer: invoice.customer,
    lines: invoice.lines.map(({ vatBp, cents, vatCents }) => ({
      ...{ bp: vatBp, baseCents: cents - vatCents, vatCents },
    })),
    ...{ vatCents: invoice.vatCents, totalCents: invoice.totalCents, previous, repeats },
    system: { ...SYSTEM, producer, producerTaxNumber, installation: '1' },
  };
}

const OFFSET = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  timeZoneName: 'longOffset',
});

/** An instant in Menorca's time with its offset: `2027-01-01T00:00:05+01:00`. */
export function withOffset(instant: Date): string {
  const zone = OFFSET.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const offset = zone?.replace('GMT', '') || '+00:00';
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return `${new Date(instant.getTime() + ahead).toISOString().slice(0, 19)}${offset}`;
}
