import { type SQL, sql } from 'drizzle-orm';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { ReceiptIssuer, ReceiptLine } from '#contract/money/receipts.ts';

// Parts of the statements that issue receipts. They read settings and former receipts while they run, so that what they write belongs together.

const site = (field: string) =>
  sql`coalesce((SELECT value ->> ${`$.${field}`} FROM settings WHERE key = 'site'), '')`;
const PREFIX = sql`coalesce((SELECT value ->> '$.vat.prefix' FROM settings WHERE key = 'payments'), '')`;

const ADDRESS = sql`trim(${site('street')} || char(10) || trim(${site('postalCode')} || ' ' || ${site('city')}), char(10) || ' ')`;

/** The firm as it is set now; the site's name stands in for a legal name. */
export const ISSUER = sql<ReceiptIssuer>`json_object('name', coalesce(nullif(${site('legalName')}, ''), nullif(${site('siteName')}, ''), 'Menorca'), 'taxNumber', ${site('taxId')},
  'address', ${ADDRESS}, 'email', ${site('email')}, 'phone', ${site('phone')}, 'prefix', ${PREFIX})`;

export const nextNumber = (series: SQL, year: number): SQL<number> =>
  sql<number>`(SELECT coalesce(max(r.number), 0) + 1 FROM receipts r WHERE r.series = ${series} AND r.year = ${year})`;

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
};

/** The lines of a receipt about one service. */
export const lineOf = (part: (name: keyof PricedParts) => SQL): SQL<ReceiptLine[]> =>
  sql<
    ReceiptLine[]
  >`json_array(json_object('service', ${part('kind')}, 'description', ${part('description')}, 'date', ${part('date')}, 'cents', ${part('cents')}, 'scheme', ${part('scheme')},
    'vatBp', iif(${part('scheme')} = 'rate', ${part('bp')}, 0), 'vatCents', ${part('vat')}))`;
