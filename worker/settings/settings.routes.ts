import { shared } from '#cache/policy.ts';
import { siteSettings } from '#db/site-settings.ts';
import { router } from '#http/router.ts';

/** The firm's data on every page: name, contact, hours, payment marks. */
export const settingsRoutes = router().get('/site', shared(), async (c) => c.json(await c.var.reader.run(siteSettings(c.var.db))));
