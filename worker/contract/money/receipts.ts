import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type { Page } from '../paging.ts';
import type { LedgerKind, LedgerSubject, PaymentMethod } from './ledger.ts';
import type * as schema from './receipts.schema.ts';

/** How the VAT of a service is stated: a rate, or the special scheme for travel agencies, in which none is shown. */
export const VAT_SCHEMES = ['rate', 'travel_agency'] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];

/** `R`: receipts; `C`: corrective ones. Each has its own numbers. */
export const RECEIPT_SERIES = ['R', 'C'] as const;
export type ReceiptSeries = (typeof RECEIPT_SERIES)[number];

/** Books of invoices, each with its own numbers: full, simplified, and those that correct either. Receipts are in none. */
export const INVOICE_BOOKS = ['F', 'S', 'RF', 'RS'] as const;
export type InvoiceBook = (typeof INVOICE_BOOKS)[number];
export type ReceiptBook = InvoiceBook | '';

/** The firm's data, as printed, and what its receipt numbers begin with. */
export type ReceiptIssuer = {
  name: string;
  taxNumber: string;
  address: string;
  email: string;
  phone: string;
  prefix: string;
};
/** Who asked for a receipt with their data; null: a simplified receipt. */
export type ReceiptCustomer = v.InferOutput<typeof schema.ReceiptCustomerInput>;
/** A part of the amount at one rate; `vatCents` is contained in `cents`. */
export type ReceiptLine = {
  service: LedgerSubject;
  /** The trip, or from where to where. */
  description: string;
  /** Of the trip or the first journey. */
  date: string;
  cents: number;
  scheme: VatScheme;
  vatBp: number;
  vatCents: number;
  /** Of an invoice: what the whole service consists of, as it was then. */
  parts?: ReceiptPart[];
};
/** `name` of a trip's line, `code` of a transfer's. */
export type ReceiptPart = { name?: string; code?: string; quantity: number; cents: number };

export type ReceiptNumber = {
  series: ReceiptSeries;
  book: ReceiptBook;
  year: number;
  number: number;
};

/** As guests see it in the list of their receipts. */
export type GuestReceipt = {
  /** As printed, but for the prefix. */
  number: string;
  series: ReceiptSeries;
  /** UTC. */
  issuedAt: string;
  totalCents: number;
  vatCents: number;
  currency: 'EUR';
  isSimplified: boolean;
  /** Of an invoice its book; empty: a receipt. */
  book: ReceiptBook;
  /** Issued by mistake: the payment was taken back as one. */
  isAnnulled: boolean;
  /** The number of the receipt that it corrects. */
  corrects: string | null;
};
export type GuestReceipts = { items: GuestReceipt[]; customer: ReceiptCustomer | null };

/** A line of the administration's list and of the export. */
export type ReceiptRow = Omit<GuestReceipt, 'isSimplified'> & {
  id: number;
  /** With the prefix. */
  printedNumber: string;
  subjectKind: LedgerSubject;
  subjectId: string;
  reference: string;
  language: Language;
  /** Of the movement: `refund` when money was paid back. */
  entryKind: LedgerKind;
  /** The money moved between bookings. */
  isMoved: boolean;
  method: PaymentMethod | null;
  issuer: ReceiptIssuer;
  customer: ReceiptCustomer | null;
  lines: ReceiptLine[];
};
/** A page of receipts, and what all that were asked for come to. */
export type ReceiptList = Page<ReceiptRow> & {
  totalCents: number;
  vatCents: number;
  years: number[];
};

/** VAT contained in an amount, rounded half away from zero, as the database computes it. */
export function vatIn(cents: number, bp: number): number {
  const vat = Math.round((Math.abs(cents) * bp) / (10_000 + bp));
  return vat === 0 ? 0 : Math.sign(cents) * vat;
}

/** `R-2027-0012`; with the firm's prefix `MEN-R-2027-0012`. */
export const receiptNumber = ({ series, book, year, number }: ReceiptNumber, prefix = ''): string =>
  [prefix, book || series, year, String(number).padStart(4, '0')]
    .filter((part) => part !== '')
    .join('-');

const SERIES: Readonly<Record<string, Pick<ReceiptNumber, 'series' | 'book'>>> = {
  R: { series: 'R', book: '' },
  C: { series: 'C', book: '' },
  F: { series: 'R', book: 'F' },
  S: { series: 'R', book: 'S' },
  RF: { series: 'C', book: 'RF' },
  RS: { series: 'C', book: 'RS' },
};

/** The parts of a number without prefix; undefined when it is none. */
export function readReceiptNumber(text: string): ReceiptNumber | undefined {
  const [, name = '', year, number] = /^(RF|RS|[RCFS])-(\d{4})-(\d{4,9})$/.exec(text) ?? [];
  const series = SERIES[name];
  return series && { ...series, year: Number(year), number: Number(number) };
}
