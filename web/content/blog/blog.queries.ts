import { apiQueryIn } from '#base/api/api-query.ts';
import { previewRobots } from '#base/api/preview.ts';
import { languageOf, loadPage, notFoundPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { pagedMeta } from '#base/seo/paged-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import { prefetchPictures } from '#base/ui/pictures/picture-places.ts';
import { PAGE_SIZES } from '#contract/admin/list-values.ts';
import type { Language } from '#contract/languages/language.ts';
import { blogCrumb, categoryMeta, postListNodes, postMeta } from './blog-meta.ts';
import { COVER, postQuery } from './post-query.ts';

export const POSTS_A_PAGE = PAGE_SIZES.posts;

export const categoriesQuery = (language: Language) => apiQueryIn(language, '/api/blog/categories');
export const postsQuery = (language: Language, page = 1, category?: string) =>
  apiQueryIn(language, '/api/blog/posts', {}, { category, page, pageSize: POSTS_A_PAGE });

const postsOf = (context: SiteContext, page: number, category?: string) =>
  context.queryClient.getQueryData(postsQuery(languageOf(context), page, category).queryKey)
    ?.items ?? [];

/** A page past the last one, or of an empty category, is not found. */
function listMeta(context: SiteContext, meta: PageMeta, page: number, category?: string): PageMeta {
  const posts = postsOf(context, page, category);
  const listed = {
    ...meta,
    image: meta.image ?? posts[0]?.cover,
    jsonLd: postListNodes(context, posts, (page - 1) * POSTS_A_PAGE),
  };
  return pagedMeta(context, listed, { page, isPartial: posts.length === 0 });
}

export async function loadBlog(context: SiteContext, page = 1): Promise<PageMeta> {
  const language = languageOf(context);
  await loadPage(context, {
    queries: [seoQuery('blog', language), categoriesQuery(language), postsQuery(language, page)],
  });
  const meta = seoMeta(context, 'blog', '/blog', { crumbs: crumbsTo(context, blogCrumb(context)) });
  return listMeta(context, { ...meta, hasFeeds: true }, page);
}

export async function loadCategory(
  context: SiteContext,
  slug: string,
  page = 1,
): Promise<PageMeta | undefined> {
  const language = languageOf(context);
  const listed = categoriesQuery(language);
  await loadPage(context, { queries: [listed, postsQuery(language, page, slug)] });
  const categories = context.queryClient.getQueryData(listed.queryKey);
  const category = categories?.find((one) => one.slug === slug);
  if (categories && !category) throw await notFoundPage(context);
  return category && listMeta(context, categoryMeta(context, category), page, slug);
}

export async function loadPost(
  context: SiteContext,
  slug: string,
  preview?: string,
): Promise<PageMeta | undefined> {
  const query = postQuery(slug, languageOf(context), preview);
  await loadPage(context, { queries: [query] });
  const post = context.queryClient.getQueryData(query.queryKey);
  if (!post) return;
  prefetchPictures([{ path: post.cover, ...COVER }]);
  return { ...postMeta(context, post), ...previewRobots(post) };
}
