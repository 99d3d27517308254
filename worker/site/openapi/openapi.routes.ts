import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { RouterRoute } from 'hono/types';
import { describeRoute } from 'hono-openapi';
import { REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { contentSecurityPolicy, sourceHash } from '#core/http/protection/security-headers.ts';
import { router } from '#core/http/router.ts';
import type { ApiDescription } from './api-description.ts';
import { describeApi } from './describe-api.ts';
import { docsPage } from './page.ts';
import { CSS, SCRIPT } from './page-assets.ts';

/** The description of an app, as JSON and as a page. Built at the first request, when the app has all routes, these two included. */
export function openApiRoutes(app: { readonly routes: readonly RouterRoute[] }) {
  let api: Promise<ApiDescription> | undefined;
  let json: string | undefined;
  let page: { text: string; policy: string } | undefined;
  const described = () => (api ??= describeApi(app.routes));
  const drawn = async () => {
    const [style, script] = await Promise.all([sourceHash(CSS), sourceHash(SCRIPT)]);
    return {
      text: docsPage(await described()),
      policy: contentSecurityPolicy({ styles: [style], scripts: [script] }),
    };
  };
  const routes = router();
  routes.get(
    '/openapi.json',
    describeRoute({ summary: 'This API description, OpenAPI 3.1' }),
    etag(),
    async (c) => {
      json ??= JSON.stringify(await described());
      return c.body(json, 200, {
        'Content-Type': 'application/json',
        'Cache-Control': REVALIDATED_CACHE,
      });
    },
  );
  // On a 304 the default policy would replace the page's own in browsers.
  routes.get(
    '/docs',
    describeRoute({
      summary: 'This API description as a page',
      responses: answers({ 200: 'text/html' }),
    }),
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }),
    async (c) => {
      page ??= await drawn();
      return c.body(page.text, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': page.policy,
        'Cache-Control': REVALIDATED_CACHE,
        'X-Robots-Tag': 'noindex',
      });
    },
  );
  return routes;
}
