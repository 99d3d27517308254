import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { withDatabase } from '#core/http/database.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { ROWS_A_PART, SITEMAP_KINDS, type SitemapKind, sitemapSizes } from './sitemap.reads.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-entry.ts';
import { sitemapPages } from './sitemap-pages.reads.ts';

const xml = (c: Context<App>, text: string) =>
  c.body(text, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': REVALIDATED_CACHE,
  });

const originOf = (c: Context<App>) => shownOrigin(c.env, c.req.url);
const fileOf = (kind: string, part: number) => `sitemap-${kind}${part > 1 ? `-${part}` : ''}.xml`;
const isKind = (text: string | undefined): text is SitemapKind =>
  text !== undefined && Object.hasOwn(SITEMAP_KINDS, text);

/** `/sitemap.xml` lists the parts: the pages of fixed text, and a part for each thousand rows of a kind. */
export const sitemapRoutes = router();

sitemapRoutes.get('/sitemap.xml', etag(), withDatabase, async (c) => {
  const sizes = await c.var.reader.run(sitemapSizes(c.var.db));
  const parts = sizes.flatMap(({ kind, total, changedAt }) =>
    Array.from({ length: Math.ceil(total / ROWS_A_PART) }, (_none, index) => ({
      file: fileOf(kind, index + 1),
      changedAt,
    })),
  );
  return xml(
    c,
    sitemapIndexXml([{ file: fileOf('pages', 1), changedAt: null }, ...parts], originOf(c)),
  );
});
sitemapRoutes.get(
  '/:file{sitemap-[a-z]+(?:-[1-9][0-9]{0,3})?\\.xml}',
  etag(),
  withDatabase,
  async (c) => {
    const [, kind, part = '1'] =
      /^sitemap-([a-z]+)(?:-(\d+))?\.xml$/.exec(c.req.param('file')) ?? [];
    if (kind === 'pages' && part === '1')
      return xml(
        c,
        sitemapXml(await c.var.reader.run(sitemapPages(c.var.db, originOf(c))), originOf(c)),
      );
    const entries = await c.var.reader.run(
      SITEMAP_KINDS[found(isKind(kind) ? kind : undefined)](c.var.db, Number(part), originOf(c)),
    );
    return xml(
      c,
      sitemapXml(found(entries.length > 0 || part === '1' ? entries : undefined), originOf(c)),
    );
  },
);
