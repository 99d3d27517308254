import { describeRoute } from 'hono-openapi';
import { VERSION } from '#contract/version.ts';
import { isUpToDate, migrationState } from '#core/db/migration-state.ts';
import { answers } from './description/describe-route.ts';
import { router } from './router.ts';

/** Whether the worker runs, reaches its database and its bucket, and the database has all migrations; 503 otherwise. */
export const healthRoutes = router();

healthRoutes.get(
  '/health',
  describeRoute({
    summary: 'Health of the worker, its database, its bucket and the migrations',
    responses: answers({ 200: 'application/json', 503: 'application/json' }),
  }),
  async (c) => {
    const [state, bucket] = await Promise.all([
      migrationState(c.env.DB).catch(() => undefined),
      c.env.BUCKET.head('health').then(
        () => true,
        () => false,
      ),
    ]);
    const isWell = state !== undefined && isUpToDate(state) && bucket;
    const answer = {
      status: isWell ? ('ok' as const) : ('degraded' as const),
      version: VERSION,
      database: state !== undefined,
      bucket,
      pendingMigrations: state?.pending ?? [],
      missingTables: state?.missing ?? [],
    };
    return c.json(answer, isWell ? 200 : 503);
  },
);
