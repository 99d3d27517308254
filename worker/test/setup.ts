import { env, reset } from 'cloudflare:test';
import { vi } from 'vitest';

// Slow machines need longer timeouts.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { DB, MIGRATIONS } = env as unknown as {
  DB: D1Database;
  MIGRATIONS: { name: string; queries: string[] }[];
};
// The runtime is shared by the test files (`isolate: false`); each begins with an empty database and an empty cache, whose keys name the version.
await reset();
Object.assign(env, { VERSION: { id: crypto.randomUUID(), tag: '', timestamp: '' } });
// As one batch; `applyD1Migrations` sends one for each migration.
await DB.batch([
  DB.prepare(
    'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  ),
  ...MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => DB.prepare(query)),
    DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
  ]),
]);
