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
