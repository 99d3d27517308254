import { sql } from 'drizzle-orm';
import { VERSION } from '#contract/version.ts';
import { router } from './router.ts';

const isReachable = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );

/** Is the worker up, and can it reach its database and its bucket? 503 when one is missing. */
export const healthRoutes = router().get('/health', async (c) => {
  const [database, bucket] = await Promise.all([isReachable(c.var.db.run(sql`SELECT 1`)), isReachable(c.env.BUCKET.head('health'))]);
  const isWell = database && bucket;
  return c.json({ status: isWell ? ('ok' as const) : ('degraded' as const), version: VERSION, database, bucket }, isWell ? 200 : 503);
});
