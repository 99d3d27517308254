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
import { searchTerms } from '#core/text/search-terms.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { goodTrips } from './good-trips.ts';
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
    const { db, reader } = c.var;
    const terms = searchTerms(q);
    const found = async (text: string) => {
      const search = searchFor(db, text, lang);
      return search ? reader.run(search) : NOTHING;
    };
    const [good, results, values] = await Promise.all([
      terms.suits.length > 0 ? goodTrips(db, reader, terms, lang) : [],
      found(terms.suits.length > 0 ? terms.rest || q : q),
      placeholdersOf(c),
    ]);
    // A day or a week in the text is in no other text: it must not leave the result empty.
    const isEmpty = good.length + results.items.length === 0 && terms.undated !== q;
    const { items } = isEmpty ? await found(terms.undated) : results;
    const paths = new Set(good.map(({ path }) => path));
    const all = { items: [...good, ...items.filter(({ path }) => !paths.has(path))] };
    return answer(c, withOwnPages(fillTexts(all, values, lang), q, lang));
  },
);
