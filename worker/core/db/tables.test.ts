import { readdirSync, readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { BACKUP_TABLES, CONTENT_TABLES } from '#contract/admin/backup.ts';
import * as schema from './schema.ts';
import { KEEP_ROWS } from './statements/append-only.ts';

const TABLES = Object.values(schema)
  .filter((one) => is(one, SQLiteTable))
  .map((table) => getTableName(table));
const SQL = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(`migrations/${name}`, 'utf8'))
  .join('\n');

/** Tables that belong to the installation, that triggers or code recreate, or that are short-lived. */
const LEFT_OUT: readonly string[] = [
  'users',
  'sessions',
  'passkeys',
  'passkey_challenges',
  'password_resets',
  'api_keys',
  'attempts',
  'calendar_feeds',
  'crew_links',
  'push_subscriptions',
  'push_messages',
  'calendar_events',
  'octo_webhooks',
  'octo_deliveries',
  'test_payments',
  'image_variants',
  'destination_tags',
  'trip_counts',
  'trip_facets',
  'item_index',
  'trip_packs',
  'taken_days',
  'item_counts',
  'trip_plan_versions',
  'content_version',
  'editor_drafts',
  'audit_log',
  'not_found_log',
  'vitals',
  'cron_runs',
  'refused_invalidations',
];
/** Tables of the administration only: no page shows them. */
const UNSEEN: readonly string[] = ['revisions'];

test('every table is in a backup or left out on purpose', () => {
  const decided: readonly string[] = [...BACKUP_TABLES, ...LEFT_OUT];
  expect(
    TABLES.filter((table) => !decided.includes(table)),
    'each belongs to `tables` or `personal` of its entity in contract/entities/, or to LEFT_OUT',
  ).toEqual([]);
  expect(
    BACKUP_TABLES.filter((table) => !TABLES.includes(table)),
    'contract/entities/ names tables that the schema lacks',
  ).toEqual([]);
  expect(new Set(BACKUP_TABLES).size).toBe(BACKUP_TABLES.length);
});

test('a restore inserts rows after those that they refer to', () => {
  const places = new Map<string, number>(BACKUP_TABLES.map((table, at) => [table, at]));
  const laterThan = (one: string, other: string) =>
    (places.get(one) ?? -1) > (places.get(other) ?? Number.POSITIVE_INFINITY);
  const tables = Object.values(schema).flatMap((one) => (is(one, SQLiteTable) ? [one] : []));
  const tooLate = tables.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
      .filter((parent) => laterThan(parent, getTableName(table)))
      .map((parent) => `${parent} belongs before ${getTableName(table)}`),
  );
  expect(tooLate, 'move the rows in contract/entities/').toEqual([]);
});

test('every write to content raises the content version', () => {
  const versioned = CONTENT_TABLES.filter((table) => !UNSEEN.includes(table));
  const writes = versioned.flatMap((table) =>
    ['INSERT', 'UPDATE', 'DELETE'].map((write) => ({ table, write })),
  );
  const unnoticed = writes.filter(
    ({ table, write }) =>
      !new RegExp(
        `AFTER ${write}[^;]*? ON ["\`]?${table}["\`]?\\s[^;]*UPDATE content_version`,
      ).test(SQL),
  );
  expect(unnoticed.map(({ table, write }) => `${write} ${table}`)).toEqual([]);
});

test('a restore puts back the triggers that it takes away as the migrations made them', () => {
  expect(Object.values(KEEP_ROWS).filter((trigger) => !SQL.includes(`${trigger};`))).toEqual([]);
});
