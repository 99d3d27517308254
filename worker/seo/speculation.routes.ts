import { etag } from 'hono/etag';
import { REVALIDATED_CACHE } from '#http/cache.ts';
import { router } from '#http/router.ts';

/** Value of the `Speculation-Rules` header of pages. */
export const SPECULATION_RULES = '"/speculation-rules.json"';

/**
 * Which pages a browser may fetch ahead when somebody is about to follow a link. Only as long as the page is not alive: afterwards the
 * router fetches what the next page lacks, which is less.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { selector_matches: ':root:not([data-alive]) a:not([target]):not([download])' },
          { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/*auth/*', '/*newsletter/*', '/*booking/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const speculationRoutes = router().get('/speculation-rules.json', etag(), (c) =>
  c.body(JSON.stringify(RULES), 200, { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': REVALIDATED_CACHE }),
);
