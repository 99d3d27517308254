import { describeRoute } from 'hono-openapi';
import { SectionListsAnswer } from '#contract/content/sections.schema.ts';
import { SECTION_PAGES } from '#contract/content/sections.ts';
import { shared } from '#core/cache/policy.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import { sectionLists } from './sections.reads.ts';

export const sectionRoutes = router();

sectionRoutes.get(
  '/sections/:page',
  describeRoute({ summary: 'Lists that the owner has made for sections of a page' }),
  shared(),
  filled,
  multilingual(SectionListsAnswer),
  async (c) => {
    const page = found(SECTION_PAGES.find((one) => one === c.req.param('page')));
    return answer(c, await c.var.reader.run(sectionLists(c.var.db, page)));
  },
);
