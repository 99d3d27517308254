import { describeRoute } from 'hono-openapi';
import { SearchQuery } from '#contract/content/search.schema.ts';
import type { SearchAnswer } from '#contract/content/search.ts';
import { SearchResults } from '#contract/content/site-answers.schema.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { shared } from '#core/cache/policy.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { withOwnPages } from './own-pages.ts';
import { searchFor } from './search.reads.ts';

const NOTHING: SearchAnswer = { items: [] };

export const searchRoutes = router();

searchRoutes.get(
  '/search',
  describeRoute({
    summary: 'Search in one language, ignoring accents',
    responses: answers({ 200: SearchResults }),
  }),
  shared('trips', 'destinations', 'blog', 'transfers', 'seo'),
  query(SearchQuery),
  async (c) => {
    const { q = '', lang = DEFAULT_LANGUAGE } = c.req.valid('query');
    const search = searchFor(c.var.db, q, lang);
    if (!search) return answer(c, NOTHING);
    const [results, values] = await Promise.all([c.var.reader.run(search), placeholdersOf(c)]);
    return answer(c, withOwnPages(fillTexts(results, values, lang), q, lang));
  },
);
