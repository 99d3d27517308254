import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { vi } from 'vitest';
import { dumpSchema } from './schema.ts';

// Slow machines need longer timeouts.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { DB, MIGRATIONS } = env as unknown as {
  DB: D1Database;
  MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};
const runtime = globalThis as unknown as { schema?: D1PreparedStatement[] };
const isEmpty = async () =>
  (await DB.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'`).first()) === null;

// The runtime is shared by the test files (`isolate: false`); each begins with an empty database and an empty cache, whose keys name the version.
// It takes more than one try where statements of the file before are under way.
await reset();
for (let tries = 0; tries < 20 && !(await isEmpty()); tries++) await reset();
Object.assign(env, { VERSION: { id: crypto.randomUUID(), tag: '', timestamp: '' } });
if (runtime.schema) await DB.batch(runtime.schema);
else {
  await applyD1Migrations(DB, MIGRATIONS);
  runtime.schema = await dumpSchema(DB);
}
