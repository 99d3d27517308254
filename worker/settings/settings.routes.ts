import { router } from '#http/router.ts';
import { siteSettings } from '#db/site-settings.ts';

/** What every page shows of the firm: name, ways of contact, hours, payment marks. */
export const settingsRoutes = router().get('/site', async (c) => c.json(await c.var.reader.run(siteSettings(c.var.db))));
