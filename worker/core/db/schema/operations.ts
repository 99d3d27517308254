import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { AuditAction, AuditEntity } from '#contract/admin/audit-words.ts';
import { createdAt, id, json, now, texts } from './columns.ts';
import { users } from './people.ts';

export const revisions = sqliteTable(
  'revisions',
  {
    id,
    entity: text().notNull(),
    entityId: integer().notNull(),
    version: integer().notNull(),
    data: json<Record<string, unknown>>().notNull(),
    userId: integer(),
    createdAt,
  },
  (t) => [uniqueIndex('revisions_row').on(t.entity, t.entityId, t.version)],
);
/** Autosaved editor states: one per user and row (entityId 0: a new row). */
export const editorDrafts = sqliteTable(
  'editor_drafts',
  {
    entity: text().notNull(),
    entityId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    data: json<Record<string, unknown>>().notNull(),
    baseVersion: integer(),
    updatedAt: text().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.entityId, t.userId] }),
    index('editor_drafts_user').on(t.userId),
  ],
);
export const auditLog = sqliteTable(
  'audit_log',
  {
    id,
    userId: integer(),
    apiKeyId: integer(),
    action: text().$type<AuditAction>().notNull(),
    entity: text().$type<AuditEntity>().notNull(),
    entityId: text(),
    detail: json<Record<string, unknown>>(),
    createdAt,
  },
  (t) => [
    index('audit_log_created').on(t.createdAt),
    index('audit_log_entity').on(t.entity, t.entityId, t.createdAt),
    index('audit_log_user').on(t.userId, t.createdAt),
  ],
);
export const notFoundLog = sqliteTable(
  'not_found_log',
  {
    path: text().primaryKey(),
    hits: integer().notNull().default(1),
    firstAt: text().notNull().default(now),
    lastAt: text().notNull().default(now),
  },
  (t) => [index('not_found_log_last').on(t.lastAt)],
);
export const vitals = sqliteTable(
  'vitals',
  {
    id,
    day: text().notNull(),
    page: text().notNull(),
    language: text().notNull(),
    device: text({ enum: ['phone', 'desktop'] }).notNull(),
    metric: text({ enum: ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] }).notNull(),
    value: real().notNull(),
  },
  (t) => [index('vitals_day').on(t.day, t.metric, t.page)],
);
/** The last run of each cron schedule in wrangler.toml, and its failed jobs. */
export const cronRuns = sqliteTable('cron_runs', {
  cron: text().primaryKey(),
  ranAt: text().notNull(),
  failedJobs: texts(),
});
/** Tags whose invalidation Cloudflare refused because the account's budget was spent; cron repeats them. */
export const refusedInvalidations = sqliteTable('refused_invalidations', {
  tag: text().primaryKey(),
  refusedAt: text().notNull(),
});

// Addresses that are notified, and what is sent to them. The tables have the names of the resellers' webhooks of `/octo`, which they began with.

export const webhooks = sqliteTable(
  'octo_webhooks',
  {
    id: text().primaryKey(),
    /** The reseller's; 0: the company's own. */
    apiKeyId: integer().notNull(),
    name: text().notNull().default(''),
    url: text().notNull(),
    events: json<string[]>().notNull(),
    /** Of the company's own: what happened before is not sent. */
    activeSince: text().notNull().default(''),
    secret: text().notNull(),
    /** After a rotation both secrets sign, until that moment. */
    formerSecret: text(),
    formerUntil: text(),
    /** Since then nothing was taken; null after a success. */
    failingSince: text(),
    /** It failed for so long that nothing is sent any more. */
    stoppedAt: text(),
    createdAt,
  },
  (t) => [index('octo_webhooks_key').on(t.apiKeyId)],
);
export const webhookDeliveries = sqliteTable(
  'octo_deliveries',
  {
    id: text().primaryKey(),
    webhookId: text().notNull(),
    /** Of a reseller's the booking; otherwise with webhook and event the name of what happened: it is sent once. */
    subjectId: text('booking_id').notNull(),
    event: text().notNull(),
    /** The body; null for a reseller, whose body is made when it is sent. */
    payload: json<Record<string, unknown>>(),
    status: text({ enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: text().notNull().default(now),
    lastError: text(),
    /** HTTP status of the last answer. */
    answer: integer(),
    triedAt: text(),
    createdAt,
  },
  (t) => [
    index('octo_deliveries_due').on(t.status, t.nextAttemptAt),
    index('octo_deliveries_webhook').on(t.webhookId),
    index('octo_deliveries_subject').on(t.webhookId, t.event, t.subjectId),
  ],
);
