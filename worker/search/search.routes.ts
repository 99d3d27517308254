import { shared } from '#cache/policy.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { SearchQuery } from '#contract/search.schema.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { query } from '#http/body.ts';
import { router } from '#http/router.ts';
import { searchFor } from './search.reads.ts';

const NOTHING: SearchAnswer = { items: [] };

export const searchRoutes = router().get('/search', shared('trips', 'destinations', 'blog', 'transfers'), query(SearchQuery), async (c) => {
  const { q = '', lang = DEFAULT_LANGUAGE } = c.req.valid('query');
  const wished = searchFor(c.var.db, q, lang);
  return c.json(wished ? await c.var.reader.run(wished) : NOTHING);
});
