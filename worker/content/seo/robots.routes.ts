import { etag } from 'hono/etag';
import { REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { router } from '#core/http/router.ts';

/** Pages that must not be listed say so themselves, so robots must be able to read them. The API is not indexed, except for its images. */
const robots = (origin: string) => `User-agent: *
Allow: /api/images/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

export const robotsRoutes = router();

robotsRoutes.get('/robots.txt', etag(), (c) =>
  c.body(robots(shownOrigin(c.env, c.req.url)), 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': REVALIDATED_CACHE,
  }),
);
