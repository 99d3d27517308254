import { describeRoute } from 'hono-openapi';
import { shared } from '#cache/policy.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { SearchQuery } from '#contract/pages/search.schema.ts';
import type { SearchAnswer } from '#contract/pages/search.ts';
import { SearchResults } from '#contract/pages/site-answers.schema.ts';
import { query } from '#http/body.ts';
import { answers } from '#http/describe-route.ts';
import { router } from '#http/router.ts';
import { searchFor } from './search.reads.ts';

const NOTHING: SearchAnswer = { items: [] };

export const searchRoutes = router().get(
  '/search',
  describeRoute({ summary: 'Search in one language, ignoring accents', responses: answers({ 200: SearchResults }) }),
  shared('trips', 'destinations', 'blog', 'transfers'),
  query(SearchQuery),
  async (c) => {
    const { q = '', lang = DEFAULT_LANGUAGE } = c.req.valid('query');
    const search = searchFor(c.var.db, q, lang);
    return c.json(search ? await c.var.reader.run(search) : NOTHING);
  },
);
