import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { LedgerSubject, MoneySubject } from '#contract/money/ledger.ts';
import type { PartnerTerms, StatementPayment } from '#contract/money/partners.ts';
import { bool, createdAt, editable, id, json } from './columns.ts';

/** Hotels and agents who send guests. */
export const partners = sqliteTable(
  'partners',
  {
    id,
    name: text().notNull(),
    /** In links, `?p=`: lower-case letters, digits and hyphens. */
    slug: text().notNull().unique(),
    /** After the slug in the link of a partner on net terms, `?p=slug.code`. A trigger makes it. */
    code: text().notNull().default(''),
    kind: text({ enum: ['hotel', 'agent', 'other'] })
      .notNull()
      .default('hotel'),
    /** `commission`: the guest pays us and the partner gets its part; `net`: the guest pays the partner, who owes us the rest. */
    terms: text().$type<PartnerTerms>().notNull().default('commission'),
    /** Of the price, in hundredths of a percent. */
    tripCommissionBp: integer().notNull().default(0),
    transferCommissionBp: integer().notNull().default(0),
    contactName: text(),
    email: text(),
    phone: text(),
    /** For statements. */
    taxName: text(),
    taxNumber: text(),
    address: text(),
    language: text().$type<Language>().notNull().default('es'),
    note: text(),
    isActive: bool().default(true),
    ...editable,
  },
  () => [
    check(
      'partners_commission',
      sql`trip_commission_bp BETWEEN 0 AND 10000 AND transfer_commission_bp BETWEEN 0 AND 10000 AND kind IN ('hotel', 'agent', 'other') AND terms IN ('commission', 'net')`,
    ),
  ],
);
/** What a partner earned in a month; frozen when it is issued. */
export const partnerStatements = sqliteTable(
  'partner_statements',
  {
    id,
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    /** `YYYY-MM`, by the day on which trips and transfers took place. */
    month: text().notNull(),
    /** Positive: owed to the partner; negative: owed to us. */
    totalCents: integer().notNull(),
    actor: text().notNull(),
    issuedAt: text().notNull(),
    paidAt: text(),
    paidMethod: text().$type<StatementPayment>(),
    paidBy: text(),
    createdAt,
  },
  (t) => [uniqueIndex('partner_statements_month').on(t.partnerId, t.month)],
);
/** A booking or transfer of a statement. What changed after it was stated comes with the next statement, as the difference. */
export const partnerStatementLines = sqliteTable(
  'partner_statement_lines',
  {
    statementId: integer()
      .notNull()
      .references(() => partnerStatements.id),
    subjectKind: text().$type<MoneySubject>().notNull(),
    subjectId: text().notNull(),
    /** What the guest owes for it at that time. */
    baseCents: integer().notNull(),
    commissionBp: integer().notNull(),
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.subjectKind, t.subjectId] }),
    index('partner_statement_lines_subject').on(t.subjectKind, t.subjectId),
  ],
);
/** Codes by which guests pay less. */
export const discountCodes = sqliteTable(
  'discount_codes',
  {
    id,
    /** Upper case. */
    code: text().notNull().unique(),
    name: text().notNull(),
    /** One of both. */
    percent: integer(),
    cents: integer(),
    /** Days in Menorca on which it can be used; null: without limit. */
    startsOn: text(),
    endsOn: text(),
    /** Bookings and transfers that may use it; null: without limit. */
    maxUses: integer(),
    /** Of the price before the discount. */
    minTotalCents: integer().notNull().default(0),
    /** Null: all trips. */
    tripIds: json<number[]>(),
    forTrips: bool().default(true),
    forTransfers: bool().default(false),
    /** Bookings with the code are this partner's. */
    partnerId: integer().references(() => partners.id),
    isActive: bool().default(true),
    ...editable,
  },
  () => [
    check(
      'discount_codes_numbers',
      sql`(percent IS NULL) <> (cents IS NULL) AND coalesce(percent, 1) BETWEEN 1 AND 100 AND coalesce(cents, 1) > 0 AND coalesce(max_uses, 1) > 0 AND min_total_cents >= 0`,
    ),
  ],
);
export const giftVouchers = sqliteTable(
  'gift_vouchers',
  {
    id,
    code: text().notNull().unique(),
    /** What it was issued for; the balance is the sum of its entries. */
    cents: integer().notNull(),
    recipient: text(),
    /** Of who gives it; printed on it. */
    giver: text(),
    message: text(),
    buyerEmail: text(),
    language: text().$type<Language>().notNull(),
    /** Last day in Menorca on which it can be used; null: without limit. */
    endsOn: text(),
    anonymisedAt: text(),
    ...editable,
  },
  () => [check('gift_vouchers_cents', sql`cents > 0`)],
);
/** Append-only: triggers refuse updates and deletions, and a balance below zero. */
export const giftVoucherEntries = sqliteTable(
  'gift_voucher_entries',
  {
    id,
    voucherId: integer()
      .notNull()
      .references(() => giftVouchers.id),
    /** Signed: the sum is the balance. */
    cents: integer().notNull(),
    kind: text({ enum: ['issue', 'use', 'return', 'void'] }).notNull(),
    /** Paid with cash, card, Bizum or transfer when it was issued. */
    method: text(),
    subjectKind: text().$type<LedgerSubject>(),
    subjectId: text(),
    actor: text().notNull(),
    at: text().notNull(),
    /** The same key is written once. */
    key: text().notNull().unique(),
  },
  (t) => [
    index('gift_voucher_entries_voucher').on(t.voucherId),
    check(
      'gift_voucher_entries_sign',
      sql`CASE WHEN kind IN ('issue', 'return') THEN cents > 0 ELSE cents < 0 END`,
    ),
  ],
);
