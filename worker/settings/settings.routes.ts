import { shared } from '#cache/policy.ts';
import { siteSettings } from '#db/site-settings.ts';
import { router } from '#http/router.ts';

/** What every page shows of the firm: name, ways of contact, hours, payment marks. */
export const settingsRoutes = router().get('/site', shared(), async (c) => c.json(await c.var.reader.run(siteSettings(c.var.db))));
