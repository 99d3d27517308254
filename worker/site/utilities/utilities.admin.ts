import { sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { newestContentVersion } from '#core/db/published/content-version.ts';
import { contentVersion } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { checkInstallation } from './checks.ts';

/** Views of the migrations with the searchable content. */
const SEARCH_VIEWS = [
  'search_trips',
  'search_destinations',
  'search_blog_posts',
  'search_own_pages',
  'search_transfer_zones',
  'search_seo_records',
];

const SEARCH_COLUMNS = 'kind, ref_id, language, title, excerpt, path, body, aliases';

export const utilitiesAdminRoutes = router();

utilitiesAdminRoutes.get(
  '/version',
  describeRoute({ summary: 'Content version' }),
  noStepUp('a read'),
  async (c) => c.json({ version: await c.var.reader.run(newestContentVersion(c.var.db)) }),
);
utilitiesAdminRoutes.get(
  '/checks',
  describeRoute({ summary: 'Installation checks' }),
  noStepUp('a read'),
  async (c) => c.json(await checkInstallation(c.env, c.var.db, shownOrigin(c.env, c.req.url))),
);
// Increments the content version; the write itself invalidates every stored response.
utilitiesAdminRoutes.post(
  '/refresh',
  describeRoute({ summary: 'Invalidate all cached responses' }),
  noStepUp('derived data only'),
  async (c) => {
    const { db } = c.var;
    await db.batch([
      db.update(contentVersion).set({ value: sql`value + 1` }),
      auditEntry(db, {
        userId: c.var.user.id,
        apiKeyId: c.var.apiKeyId,
        action: 'refresh',
        entity: 'edge-copies',
      }),
    ]);
    return c.json({ version: await c.var.reader.run(newestContentVersion(db)) });
  },
);
utilitiesAdminRoutes.post(
  '/search-index',
  describeRoute({ summary: 'Rebuild the search index' }),
  noStepUp('derived data only'),
  async (c) => {
    const { DB } = c.env;
    const fill = (view: string) =>
      DB.prepare(
        `INSERT INTO search (rowid, ${SEARCH_COLUMNS}) SELECT number, ${SEARCH_COLUMNS} FROM ${view}`,
      );
    const results = await DB.batch([
      DB.prepare('DELETE FROM search'),
      ...SEARCH_VIEWS.map(fill),
      DB.prepare('SELECT count(*) AS rows FROM search'),
    ]);
    await auditEntry(c.var.db, {
      userId: c.var.user.id,
      apiKeyId: c.var.apiKeyId,
      action: 'rebuild',
      entity: 'search-index',
    });
    return c.json({
      rows: (results.at(-1)?.results[0] as { rows: number } | undefined)?.rows ?? 0,
    });
  },
);
