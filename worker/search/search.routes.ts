import { describeRoute } from 'hono-openapi';
import { shared } from '#cache/policy.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { SearchQuery } from '#contract/pages/search.schema.ts';
import type { SearchAnswer } from '#contract/pages/search.ts';
import { SearchResults } from '#contract/pages/site-answers.schema.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { query } from '#http/body.ts';
import { answers } from '#http/describe-route.ts';
import { router } from '#http/router.ts';
import { placeholdersOf } from '#text/filled.ts';
import { searchFor } from './search.reads.ts';

const NOTHING: SearchAnswer = { items: [] };

export const searchRoutes = router();

searchRoutes.get(
  '/search',
  describeRoute({ summary: 'Search in one language, ignoring accents', responses: answers({ 200: SearchResults }) }),
  shared('trips', 'destinations', 'blog', 'transfers'),
  query(SearchQuery),
  async (c) => {
    const { q = '', lang = DEFAULT_LANGUAGE } = c.req.valid('query');
    const search = searchFor(c.var.db, q, lang);
    if (!search) return answer(c, NOTHING);
    const [results, values] = await Promise.all([c.var.reader.run(search), placeholdersOf(c)]);
    return answer(c, fillTexts(results, values, lang));
  },
);
