import { describeRoute } from 'hono-openapi';
import { OwnPage } from '#contract/content/own-pages.schema.ts';
import { shared } from '#core/cache/policy.ts';
import { isPreviewed } from '#core/crud/preview-access.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import { ownPage, ownPageId } from './own-pages.reads.ts';

export const ownPageRoutes = router();

ownPageRoutes.get(
  '/pages/:slug',
  describeRoute({
    summary:
      'A page of the owner; its body as a syntax tree, in every language unless one is asked',
  }),
  shared('trips', 'departures'),
  filled,
  multilingual(OwnPage, { ignoresUnknown: true }),
  async (c) => {
    const slug = c.req.param('slug');
    const { reader, db, language } = c.var;
    const id =
      c.req.query('preview') === undefined ? undefined : await reader.run(ownPageId(db, slug));
    const isPreview = id !== undefined && (await isPreviewed(c, 'pages', id));
    return answer(c, found(await reader.run(ownPage(db, slug, language, isPreview))));
  },
);
