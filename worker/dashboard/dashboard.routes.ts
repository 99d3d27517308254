import { router } from '#http/router.ts';
import { dashboard } from './dashboard.reads.ts';

export const dashboardRoutes = router().get('/dashboard', async (c) => c.json(await c.var.reader.run(dashboard(c.var.db))));
