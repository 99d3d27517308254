import { describeRoute } from 'hono-openapi';
import { BlogQuery, PostQuery } from '#contract/admin/list-queries.schema.ts';
import { BlogCategories, BlogPage, BlogPost } from '#contract/content/blog-answers.schema.ts';
import { shared } from '#core/cache/policy.ts';
import { isPreviewed } from '#core/crud/preview-access.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import { categoryList, postDetail, postId, postList } from './blog.reads.ts';

export const blogRoutes = router();

blogRoutes.get(
  '/blog/categories',
  describeRoute({ summary: 'Blog categories', responses: answers({ 200: BlogCategories }) }),
  shared('blog'),
  filled,
  async (c) => answer(c, await c.var.reader.run(categoryList(c.var.db))),
);
blogRoutes.get(
  '/blog/posts',
  describeRoute({ summary: 'Blog posts, paginated', responses: answers({ 200: BlogPage }) }),
  shared('blog'),
  filled,
  query(BlogQuery),
  async (c) => answer(c, await c.var.reader.run(postList(c.var.db, c.req.valid('query')))),
);
blogRoutes.get(
  '/blog/posts/:slug',
  describeRoute({
    summary: 'One post; its body as a syntax tree, in every language unless one is requested',
    responses: answers({ 200: BlogPost }),
  }),
  shared('blog', 'trips', 'departures'),
  filled,
  query(PostQuery),
  async (c) => {
    const slug = c.req.param('slug');
    const id =
      c.req.query('preview') === undefined
        ? undefined
        : await c.var.reader.run(postId(c.var.db, slug));
    const isPreview = id !== undefined && (await isPreviewed(c, 'blog-posts', id));
    return answer(
      c,
      found(
        await c.var.reader.run(postDetail(c.var.db, slug, c.req.valid('query').lang, isPreview)),
      ),
    );
  },
);
