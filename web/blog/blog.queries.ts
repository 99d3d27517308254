import { notFound } from '@tanstack/react-router';
import { apiQuery } from '#api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import type { Language } from '#contract/language.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';
import { categoryMeta, pagedMeta, postMeta } from './blog-meta.ts';

/** One large post and two rows of three. */
export const POSTS_A_PAGE = 7;

/** What is no page number counts as none, and so does the first one. The router hands out the address's own values too: ask through this. */
export function blogSearch(search: Record<string, unknown>): { page?: number } {
  const page = /^\d{1,5}$/.test(String(search.page)) ? Number(search.page) : 1;
  return page > 1 ? { page } : {};
}

export const categoriesQuery = apiQuery('/api/blog/categories');
export const postsQuery = (page = 1, category?: string) => apiQuery('/api/blog/posts', {}, { category, page, pageSize: POSTS_A_PAGE });
export const postQuery = (slug: string, language: Language) => apiQuery('/api/blog/posts/:slug', { slug }, { lang: language });

const isMissing = (error: unknown) => error instanceof Error && error.message.startsWith('404:');

/** A page past the last one, or of an empty category, is nothing to be found. */
function listMeta(context: SiteContext, meta: PageMeta, page: number, category?: string): PageMeta {
  const posts = context.queryClient.getQueryData(postsQuery(page, category).queryKey);
  const paged = pagedMeta(context, meta, page);
  return posts?.items.length === 0 ? { ...paged, robots: 'noindex,follow' } : paged;
}

export async function loadBlog(context: SiteContext, page = 1): Promise<PageMeta> {
  await loadPage(context, { queries: [seoQuery('blog'), categoriesQuery, postsQuery(page)] });
  return listMeta(context, seoMeta(context, 'blog', '/blog'), page);
}

export async function loadCategory(context: SiteContext, slug: string, page = 1): Promise<PageMeta> {
  await loadPage(context, { queries: [categoriesQuery, postsQuery(page, slug)] });
  const categories = context.queryClient.getQueryData(categoriesQuery.queryKey);
  const category = categories?.find((one) => one.slug === slug);
  if (categories && !category) throw notFound();
  return listMeta(context, categoryMeta(context, slug, category), page, slug);
}

export async function loadPost(context: SiteContext, slug: string): Promise<PageMeta> {
  const query = postQuery(slug, languageOf(context));
  try {
    await loadPage(context, { queries: [query] });
  } catch (error) {
    if (isMissing(error)) throw notFound();
    throw error;
  }
  if (isMissing(context.queryClient.getQueryState(query.queryKey)?.error)) throw notFound();
  return postMeta(context, slug, context.queryClient.getQueryData(query.queryKey));
}
