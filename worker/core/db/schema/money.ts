import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  LedgerKind,
  LedgerSubject,
  PaymentMethod,
  RefundStatus,
} from '#contract/money/ledger.ts';
import type { PaidSubject, PaymentProviderName, SessionStatus } from '#contract/money/payments.ts';
import { createdAt, id, json, now } from './columns.ts';

// Money of bookings and transfers. No personal data: entries are kept as long as tax law asks for.

const subject = {
  subjectKind: text().$type<LedgerSubject>().notNull(),
  subjectId: text().notNull(),
};
const currency = text({ enum: ['EUR'] })
  .notNull()
  .default('EUR');

/** Append-only: triggers refuse updates and deletions. */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id,
    ...subject,
    kind: text().$type<LedgerKind>().notNull(),
    method: text().$type<PaymentMethod>(),
    /** Signed: the sum is what is still owed. */
    cents: integer().notNull(),
    currency,
    actor: text().notNull(),
    at: text().notNull().default(now),
    reference: text(),
    sessionId: text(),
    /** The same key is written once. */
    key: text().notNull().unique(),
  },
  (t) => [
    index('ledger_entries_subject').on(t.subjectKind, t.subjectId, t.id),
    index('ledger_entries_session').on(t.sessionId),
    index('ledger_entries_at').on(t.at),
    check(
      'ledger_entries_kind',
      sql`kind IN ('due', 'deposit', 'payment', 'refund', 'fee', 'correction')`,
    ),
    check(
      'ledger_entries_sign',
      sql`CASE WHEN kind IN ('deposit', 'payment') THEN cents < 0 WHEN kind = 'refund' THEN cents > 0 ELSE cents <> 0 END`,
    ),
  ],
);
const paymentKind = { kind: text({ enum: ['deposit', 'payment'] }).notNull() };
/** A guest's way through a provider's pages to pay an amount. What it pays for is said by its parts. */
export const paymentSessions = sqliteTable(
  'payment_sessions',
  {
    id: text().primaryKey(),
    provider: text().$type<PaymentProviderName>().notNull(),
    /** For whom the page was opened. */
    subjectKind: text().$type<PaidSubject>().notNull(),
    subjectId: text().notNull(),
    ...paymentKind,
    cents: integer().notNull(),
    currency,
    status: text().$type<SessionStatus>().notNull().default('new'),
    /** The provider's names of the session and of the payment. */
    providerReference: text().unique(),
    providerPayment: text(),
    method: text().$type<PaymentMethod>(),
    url: text(),
    /** Where the guest comes back to; links in mails have its origin. */
    returnUrl: text().notNull(),
    expiresAt: text().notNull(),
    paidAt: text(),
    /** When the last of its parts was settled. */
    settledAt: text(),
    /** When the provider was last asked about it. */
    askedAt: text(),
    createdAt,
  },
  (t) => [
    index('payment_sessions_subject').on(t.subjectKind, t.subjectId),
    index('payment_sessions_open').on(t.status, t.settledAt, t.askedAt),
    check(
      'payment_sessions_cents',
      sql`cents > 0 AND status IN ('new', 'open', 'paid', 'failed', 'expired')`,
    ),
  ],
);
/** What a session pays of each booking and transfer; together they are its amount. */
export const paymentParts = sqliteTable(
  'payment_parts',
  {
    sessionId: text()
      .notNull()
      .references(() => paymentSessions.id),
    ...subject,
    ...paymentKind,
    cents: integer().notNull(),
    /** When what follows from its payment was done: a booking confirmed, or the money due back. */
    settledAt: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.subjectKind, t.subjectId] }),
    index('payment_parts_subject').on(t.subjectKind, t.subjectId),
    check('payment_parts_cents', sql`cents > 0`),
  ],
);
/** Webhooks that were taken in; each counts once. */
export const paymentEvents = sqliteTable('payment_events', {
  /** The provider's name and its event's id. */
  id: text().primaryKey(),
  sessionId: text(),
  type: text().notNull(),
  createdAt,
});
export const refunds = sqliteTable(
  'refunds',
  {
    id: text().primaryKey(),
    ...subject,
    /** The payment that it goes back to. */
    sessionId: text().references(() => paymentSessions.id),
    cents: integer().notNull(),
    currency,
    status: text().$type<RefundStatus>().notNull(),
    method: text().$type<PaymentMethod>(),
    actor: text().notNull(),
    providerReference: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: text().notNull().default(now),
    lastError: text(),
    doneAt: text(),
    createdAt,
  },
  (t) => [
    index('refunds_subject').on(t.subjectKind, t.subjectId),
    index('refunds_due').on(t.status, t.nextAttemptAt),
    index('refunds_session').on(t.sessionId),
    check(
      'refunds_cents',
      sql`cents > 0 AND status IN ('due', 'sent', 'done', 'failed', 'by_hand')`,
    ),
  ],
);
/** The memory of the provider `test`, which stands in for one outside. */
export const testPayments = sqliteTable('test_payments', {
  id: text().primaryKey(),
  sessionId: text().notNull().unique(),
  cents: integer().notNull(),
  currency,
  status: text({ enum: ['open', 'paid', 'declined', 'expired'] })
    .notNull()
    .default('open'),
  returnUrl: text().notNull(),
  expiresAt: text().notNull(),
  /** By the key under which each was asked for. */
  refunds: json<Record<string, number>>().notNull().default({}),
  createdAt,
});
