import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import journal from '#migrations/meta/_journal.json' with { type: 'json' };
import * as schema from './schema.ts';

/** The remedy, in words shared by log, response and doctor. */
export const MIGRATION_REMEDY =
  'Run «npm start», which applies the migrations, or «npx wrangler d1 migrations apply DB --local --env ""»; for a deployed site «npm run deploy».';

const TABLES = Object.values<unknown>(schema)
  .filter((one) => is(one, SQLiteTable))
  .map((table) => getTableName(table));

/** `pending`: migrations of this code that the database does not have. `missing`: tables that should exist but do not. */
export type MigrationState = { pending: string[]; missing: string[] };

const hasGap = (text: string) => /no such (?:table|column)/i.test(text);

/** Whether a statement failed because the database is older than the code. */
export function isSchemaGap(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (hasGap(one.message)) return true;
  return false;
}

/** Compares the database with this code. Throws when it cannot be reached. */
export async function migrationState(d1: D1Database): Promise<MigrationState> {
  const named = async (sql: string) =>
    (await d1.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name);
  const tables = new Set(await named(`SELECT name FROM sqlite_master WHERE type = 'table'`));
  const applied = tables.has('d1_migrations') ? await named('SELECT name FROM d1_migrations') : [];
  const names = new Set(applied.map((name) => name.replace(/\.sql$/, '')));
  return {
    pending: journal.entries.map(({ tag }) => tag).filter((tag) => !names.has(tag)),
    missing: TABLES.filter((table) => !tables.has(table)),
  };
}

export const isUpToDate = ({ pending, missing }: MigrationState): boolean =>
  pending.length === 0 && missing.length === 0;

/** Whether the database lacks what this code needs; false when that cannot be determined. */
export const lacksMigrations = (d1: D1Database): Promise<boolean> =>
  migrationState(d1).then(
    (state) => !isUpToDate(state),
    () => false,
  );
