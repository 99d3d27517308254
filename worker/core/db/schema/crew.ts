import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  CrewEntryKind,
  CrewJob,
  CrewMember,
  ReportData,
  ReportKind,
  ReportOutcome,
} from '#contract/crew/crew.ts';
import type { Language } from '#contract/languages/language.ts';
import { createdAt, id, json, now } from './columns.ts';

// The pages of guides and drivers, what they report, what they get, and who is notified by web push.

/** The address of a person's page; it is valid until it is revoked. */
export const crewLinks = sqliteTable(
  'crew_links',
  {
    id,
    tokenHash: text().notNull().unique(),
    /** Not references: people come with backups, addresses stay. */
    guideId: integer(),
    driverId: integer(),
    language: text().$type<Language>().notNull(),
    createdBy: integer(),
    lastUsedAt: text(),
    revokedAt: text(),
    createdAt,
  },
  (t) => [
    index('crew_links_owner').on(t.guideId, t.driverId),
    check('crew_links_owner', sql`(guide_id IS NULL) <> (driver_id IS NULL)`),
  ],
);
/** Append-only: triggers refuse updates and deletions. What was taken back has a report that `undoes` it. */
export const crewReports = sqliteTable(
  'crew_reports',
  {
    /** Given by the device: the same one is one report. */
    id: text().primaryKey(),
    member: text().$type<CrewMember>().notNull(),
    job: text().$type<CrewJob>().notNull(),
    kind: text().$type<ReportKind>().notNull(),
    /** Of a departure, the booking that it is about; null: all of them. */
    bookingId: text(),
    data: json<ReportData>().notNull().default({}),
    undoes: text(),
    outcome: text().$type<ReportOutcome>().notNull(),
    /** Why it was refused: a text of problems. */
    reason: json<string | object>(),
    /** When it was done, which may be hours before it arrived. */
    at: text().notNull(),
    createdAt,
  },
  (t) => [
    index('crew_reports_job').on(t.job, t.at),
    index('crew_reports_undoes').on(t.undoes).where(sql`undoes IS NOT NULL`),
    index('crew_reports_created').on(t.createdAt),
  ],
);
/** Append-only: triggers refuse updates and deletions. Not a part of the guests' ledger. */
export const crewEntries = sqliteTable(
  'crew_entries',
  {
    id,
    member: text().$type<CrewMember>().notNull(),
    job: text().$type<CrewJob>().notNull(),
    kind: text().$type<CrewEntryKind>().notNull(),
    /** Of `pay`, the newest is in force; of the others, the sum. */
    cents: integer().notNull(),
    actor: text().notNull(),
    at: text().notNull().default(now),
    /** The same key is written once. */
    key: text().notNull().unique(),
  },
  (t) => [
    index('crew_entries_job').on(t.job, t.member),
    index('crew_entries_member').on(t.member, t.kind),
    check(
      'crew_entries_kind',
      sql`kind IN ('pay', 'paid', 'handed_in') AND (kind <> 'pay' OR cents >= 0)`,
    ),
  ],
);
/** A browser of an administrator, a guide or a driver that takes web push. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    endpoint: text().notNull().unique(),
    /** The browser's public key and its secret, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    userId: integer(),
    member: text().$type<CrewMember>(),
    language: text().$type<Language>().notNull(),
    createdAt,
  },
  (t) => [
    index('push_subscriptions_owner').on(t.userId, t.member),
    check('push_subscriptions_owner', sql`(user_id IS NULL) <> (member IS NULL)`),
  ],
);
export const pushMessages = sqliteTable(
  'push_messages',
  {
    id: text().primaryKey(),
    subscriptionId: text().notNull(),
    /** Without names of guests. */
    payload: json<Record<string, string>>().notNull(),
    status: text({ enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: text().notNull().default(now),
    lastError: text(),
    createdAt,
  },
  (t) => [
    index('push_messages_due').on(t.status, t.nextAttemptAt),
    index('push_messages_subscription').on(t.subscriptionId),
  ],
);
