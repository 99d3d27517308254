import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { dumpSchema } from './schema.ts';

const { DB, MIGRATIONS } = env as unknown as {
  DB: D1Database;
  MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};

async function inside() {
  const { results: entries } = await DB.prepare(
    `SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT GLOB '_cf_*' AND name <> 'sqlite_sequence' ORDER BY type, name`,
  ).all<{ type: string; name: string; sql: string | null }>();
  const rows = await Promise.all(
    entries
      .filter(({ type, name }) => type === 'table' && !/_(data|idx|content|docsize)$/.test(name))
      .map(async ({ name }) => [name, (await DB.prepare(`SELECT * FROM "${name}"`).all()).results]),
  );
  return { entries, rows };
}

test('the copy of the schema is what the migrations make, with their rows', async () => {
  await reset();
  await applyD1Migrations(DB, MIGRATIONS);
  const migrated = await inside();
  const copy = await dumpSchema(DB);
  await reset();
  await DB.batch(copy);
  const copied = await inside();
  expect(copied).toEqual(migrated);
  expect(copied.entries.length).toBeGreaterThan(300);
});
