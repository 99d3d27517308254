import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { RouterRoute } from 'hono/types';
import { REVALIDATED_CACHE } from '#cache/policy.ts';
import { router } from '#http/router.ts';
import { contentSecurityPolicy, sourceHash } from '#http/security-headers.ts';
import { type ApiDescription, describeApi } from './describe-api.ts';
import { docsPage } from './page.ts';
import { CSS, SCRIPT } from './page-assets.ts';

/** The API's description, as JSON and as a page, built once; `routes` is called lazily, because it includes these two as well. */
export function openApiRoutes(routes: () => readonly RouterRoute[]) {
  let api: ApiDescription | undefined;
  let json: string | undefined;
  let page: { text: string; policy: string } | undefined;
  const described = () => (api ??= describeApi(routes()));
  const drawn = async () => {
    const [style, script] = await Promise.all([sourceHash(CSS), sourceHash(SCRIPT)]);
    return { text: docsPage(described()), policy: contentSecurityPolicy({ styles: [style], scripts: [script] }) };
  };
  return (
    router()
      .get('/openapi.json', etag(), (c) => {
        json ??= JSON.stringify(described());
        return c.body(json, 200, { 'Content-Type': 'application/json', 'Cache-Control': REVALIDATED_CACHE });
      })
      // On a 304 the default policy would replace the page's own in browsers.
      .get('/docs', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }), async (c) => {
        page ??= await drawn();
        return c.body(page.text, 200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': page.policy,
          'Cache-Control': REVALIDATED_CACHE,
          'X-Robots-Tag': 'noindex',
        });
      })
  );
}
