import { applyD1Migrations, env } from 'cloudflare:test';
import { vi } from 'vitest';

// Slow machines need longer timeouts.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: Parameters<typeof applyD1Migrations>[1] };
await applyD1Migrations(DB, MIGRATIONS);
