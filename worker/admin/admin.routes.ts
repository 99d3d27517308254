import { requireAdmin } from '#auth/require.ts';
import { router } from '#http/router.ts';
import { dashboard } from './dashboard.reads.ts';

/** Everything under `/api/admin`, unknown addresses too, is behind one door. */
export const adminRoutes = router()
  .use(requireAdmin)
  .get('/dashboard', async (c) => c.json(await c.var.reader.run(dashboard(c.var.db))));
