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
// The runtime is shared by the test files (`isolate: false`); each begins with an empty database and an empty cache, whose keys name the version.
await reset();
Object.assign(env, { VERSION: { id: crypto.randomUUID(), tag: '', timestamp: '' } });
if (runtime.schema) await DB.batch(runtime.schema);
else {
  await applyD1Migrations(DB, MIGRATIONS);
  runtime.schema = await dumpSchema(DB);
}
