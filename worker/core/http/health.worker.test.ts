import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { bindings, getJson, send } from '../../test/client.ts';

type Health = { status: string; pendingMigrations: string[]; missingTables: string[] };
const { MIGRATIONS } = env as unknown as { MIGRATIONS: { name: string }[] };

test('a database with all migrations is well', async () => {
  expect(await getJson<Health>('/api/health')).toMatchObject({
    status: 'ok',
    pendingMigrations: [],
    missingTables: [],
  });
});

test('with a migration to come or with a table lost, health is not ok and names what lacks', async () => {
  const last = MIGRATIONS.at(-1)?.name ?? '';
  await bindings.DB.prepare('DELETE FROM d1_migrations WHERE name = ?').bind(last).run();
  const behind = await send('/api/health');
  expect([behind.status, await behind.json()]).toEqual([
    503,
    expect.objectContaining({
      status: 'degraded',
      pendingMigrations: [last.replace('.sql', '')],
      missingTables: [],
    }),
  ]);
  await bindings.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(last).run();

  await bindings.DB.prepare('ALTER TABLE cron_runs RENAME TO hidden').run();
  const lost = await send('/api/health');
  expect([lost.status, await lost.json()]).toEqual([
    503,
    expect.objectContaining({ status: 'degraded', missingTables: ['cron_runs'] }),
  ]);
});
