import { applyD1Migrations, env } from 'cloudflare:test';

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: Parameters<typeof applyD1Migrations>[1] };
await applyD1Migrations(DB, MIGRATIONS);
