import { newestContentVersion } from '#db/content-version.ts';
import { router } from '#http/router.ts';

export const utilitiesAdminRoutes = router().get('/version', async (c) =>
  c.json({ version: await c.var.reader.run(newestContentVersion(c.var.db)) }),
);
