import { type SQL, sql } from 'drizzle-orm';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { ReceiptBook, ReceiptIssuer, ReceiptLine } from '#contract/money/receipts.ts';

// Parts of the statements that issue receipts. They read settings and former receipts while they run, so that what they write belongs together.

const site = (field: string) =>
  sql`coalesce((SELECT value ->> ${`$.${field}`} FROM settings WHERE key = 'site'), '')`;
const PREFIX = sql`coalesce((SELECT value ->> '$.vat.prefix' FROM settings WHERE key = 'payments'), '')`;

const ADDRESS = sql`trim(${site('street')} || char(10) || trim(${site('postalCode')} || ' ' || ${site('city')}), char(10) || ' ')`;

/** The firm as it is set now; the site's name stands in for a legal name. */
export const ISSUER = sql<ReceiptIssuer>`json_object('name', coalesce(nullif(${site('legalName')}, ''), nullif(${site('siteName')}, ''), 'Menorca'), 'taxNumber', ${site('taxId')},
  'address', ${ADDRESS}, 'email', ${site('email')}, 'phone', ${site('phone')}, 'prefix', ${PREFIX})`;

type Place = { series: SQL; book: SQL; year: SQL };
export const nextNumber = ({ series, book, year }: Place): SQL<number> =>
  sql<number>`(SELECT coalesce(max(r.number), 0) + 1 FROM receipts r WHERE r.series = ${series} AND r.book = ${book} AND r.year = ${year})`;

/** Invoices of a book are dated as they are numbered: never before the latest one, also when requests overtake one another. */
export const issuedAt = (book: SQL, now: string): SQL<string> =>
  sql<string>`iif(${book} = '', ${now}, max(${now}, coalesce((SELECT max(i.issued_at) FROM receipts i WHERE i.book <> ''), '')))`;
/** Menorca's year of that instant: it begins in winter, an hour before that of UTC. */
export const yearAt = (at: SQL): SQL<number> =>
  sql<number>`CAST(strftime('%Y', ${at}, '+1 hour') AS INTEGER)`;

/** A document about a payment is an invoice once the owner has said so; not of a gift voucher, nor under the special scheme. */
const IS_ON = sql`coalesce((SELECT value ->> '$.isOn' FROM settings WHERE key = 'invoices'), 0)`;
/** Whether an invoice names its customer as the law asks for in a full one. */
const isFull = (customer: SQL): SQL =>
  sql`(coalesce(${customer} ->> '$.taxNumber', '') <> '' AND coalesce(${customer} ->> '$.address', '') <> '')`;
export const newBook = (kind: SQL, scheme: SQL, customer: SQL): SQL =>
  sql`CASE WHEN ${IS_ON} AND ${scheme} = 'rate' AND ${kind} <> 'voucher' THEN iif(${isFull(customer)}, 'F', 'S') ELSE '' END`;
/** The book of what corrects a document. */
export const correctiveBook = (book: SQL): SQL<ReceiptBook> =>
  sql<ReceiptBook>`CASE ${book} WHEN 'F' THEN 'RF' WHEN 'S' THEN 'RS' ELSE '' END`;

/** What corrective receipts have taken of the receipt `f`, as negative sums. */
export const VAT_LEFT = {
  total: sql`(SELECT coalesce(sum(c.total_cents), 0) FROM receipts c WHERE c.corrects_id = f.id)`,
  vat: sql`(SELECT coalesce(sum(c.vat_cents), 0) FROM receipts c WHERE c.corrects_id = f.id)`,
};

/** Contained VAT, rounded half away from zero; none under the special scheme. The same as `vatIn` of the contract. */
export const vatOf = (cents: SQL, scheme: SQL, bp: SQL): SQL =>
  sql`iif(${scheme} = 'rate', CAST(round(${cents} * ${bp} / (10000.0 + ${bp})) AS INTEGER), 0)`;

/** What the lines of a receipt are made of. */
export type PricedParts = {
  kind: LedgerSubject;
  description: string;
  date: string;
  cents: number;
  scheme: string;
  bp: number;
  vat: number;
  own_book: string;
  parts: string;
};

/** The lines of a document about one service; of an invoice with what the service consists of. */
export const lineOf = (part: (name: keyof PricedParts) => SQL): SQL<ReceiptLine[]> =>
  sql<
    ReceiptLine[]
  >`json_array(json_patch(json_object('service', ${part('kind')}, 'description', ${part('description')}, 'date', ${part('date')}, 'cents', ${part('cents')}, 'scheme', ${part('scheme')},
    'vatBp', iif(${part('scheme')} = 'rate', ${part('bp')}, 0), 'vatCents', ${part('vat')}), iif(${part('own_book')} = '', json('{}'), json_object('parts', json(${part('parts')})))))`;
