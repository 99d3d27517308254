import { shared } from '#cache/policy.ts';
import { BlogQuery, PostQuery } from '#contract/list-queries.schema.ts';
import { isPreviewed } from '#crud/preview-access.ts';
import { query } from '#http/body.ts';
import { treeJson } from '#http/json.ts';
import { found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { categoryList, postDetail, postId, postList } from './blog.reads.ts';

export const blogRoutes = router()
  .get('/blog/categories', shared('blog'), async (c) => c.json(await c.var.reader.run(categoryList(c.var.db))))
  .get('/blog/posts', shared('blog'), query(BlogQuery), async (c) =>
    c.json(await c.var.reader.run(postList(c.var.db, c.req.valid('query')))),
  )
  .get('/blog/posts/:slug', shared('blog'), query(PostQuery), async (c) => {
    const slug = c.req.param('slug');
    const id = c.req.query('preview') === undefined ? undefined : await c.var.reader.run(postId(c.var.db, slug));
    const isPreview = id !== undefined && (await isPreviewed(c, 'blog-posts', id));
    return treeJson(c, found(await c.var.reader.run(postDetail(c.var.db, slug, c.req.valid('query').lang, isPreview))));
  });
