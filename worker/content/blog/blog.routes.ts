import { describeRoute } from 'hono-openapi';
import { BlogQuery } from '#contract/admin/list-queries.schema.ts';
import { BlogCategories, BlogPage, BlogPost } from '#contract/content/blog-answers.schema.ts';
import { shared } from '#core/cache/policy.ts';
import { isPreviewed } from '#core/crud/preview-access.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import { categoryList, postDetail, postId, postList } from './blog.reads.ts';

export const blogRoutes = router();

blogRoutes.get(
  '/blog/categories',
  describeRoute({ summary: 'Blog categories' }),
  shared('blog'),
  filled,
  multilingual(BlogCategories),
  async (c) => answer(c, await c.var.reader.run(categoryList(c.var.db))),
);
blogRoutes.get(
  '/blog/posts',
  describeRoute({ summary: 'Blog posts, paginated' }),
  shared('blog'),
  filled,
  multilingual(BlogPage),
  query(BlogQuery),
  async (c) =>
    answer(c, await c.var.reader.run(postList(c.var.db, c.req.valid('query'), c.var.language))),
);
blogRoutes.get(
  '/blog/posts/:slug',
  describeRoute({
    summary: 'One post; its body as a syntax tree, in every language unless one is requested',
  }),
  shared('blog', 'trips', 'departures'),
  filled,
  multilingual(BlogPost, { ignoresUnknown: true }),
  async (c) => {
    const slug = c.req.param('slug');
    const id =
      c.req.query('preview') === undefined
        ? undefined
        : await c.var.reader.run(postId(c.var.db, slug));
    const isPreview = id !== undefined && (await isPreviewed(c, 'blog-posts', id));
    return answer(
      c,
      found(await c.var.reader.run(postDetail(c.var.db, slug, c.var.language, isPreview))),
    );
  },
);
