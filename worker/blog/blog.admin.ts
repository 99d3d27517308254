import { eq, sql } from 'drizzle-orm';
import { BlogCategoryInput, BlogPostInput } from '#contract/blog.ts';
import { crudRoutes } from '#crud/crud-routes.ts';
import { publicationStates } from '#crud/states.ts';
import { blogCategories, blogPosts, trips } from '#db/schema.ts';

const WORDS_A_MINUTE = 200;
const readingMinutes = (body: string) => Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));

export const blogPostAdminRoutes = crudRoutes({
  entity: 'blog-posts',
  table: blogPosts,
  input: BlogPostInput,
  toRow: (post) => ({
    ...post,
    readingMinutes: readingMinutes(post.body),
    // The day a reader sees: when it first came out, or is to come out.
    publishedAt: post.publishedAt ?? (post.status === 'published' ? (post.publishAt ?? new Date().toISOString()) : null),
  }),
  list: {
    title: blogPosts.title,
    slug: blogPosts.slug,
    cover: blogPosts.cover,
    categoryId: blogPosts.categoryId,
    author: blogPosts.author,
    status: blogPosts.status,
    publishAt: blogPosts.publishAt,
    publishedAt: blogPosts.publishedAt,
    sourceLanguage: blogPosts.sourceLanguage,
    translations: sql`json_object('title', json(${blogPosts.translations} -> '$.title'))`.mapWith(blogPosts.translations).as('titles'),
    translationState: blogPosts.translationState,
  },
  searched: [blogPosts.title, blogPosts.excerpt, blogPosts.slug, blogPosts.author],
  sorts: { published: blogPosts.publishedAt, title: blogPosts.title, updated: blogPosts.updatedAt },
  defaultSort: '-published',
  states: publicationStates(blogPosts),
  filters: { category: (value) => eq(blogPosts.categoryId, Number(value) || 0) },
  publish: {
    on: {
      status: 'published',
      publishedAt: sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.publishAt}, strftime('%Y-%m-%dT%H:%M:%fZ','now'))`,
    },
    off: { status: 'draft' },
  },
  references: [
    { path: 'categoryId', table: blogCategories, ids: ({ categoryId }) => [categoryId] },
    { path: 'relatedTripIds', table: trips, ids: ({ relatedTripIds }) => relatedTripIds },
  ],
  publicPath: ({ slug }) => `/blog/${slug}`,
  copy: (post, n) => ({ ...post, slug: `${post.slug}-${n}`, status: 'draft' as const, publishedAt: null }),
});

export const blogCategoryAdminRoutes = crudRoutes({
  entity: 'blog-categories',
  table: blogCategories,
  input: BlogCategoryInput,
  toRow: (row) => row,
  list: {
    name: blogCategories.name,
    slug: blogCategories.slug,
    sortOrder: blogCategories.sortOrder,
    translations: blogCategories.translations,
    translationState: blogCategories.translationState,
  },
  searched: [blogCategories.name, blogCategories.slug, blogCategories.translations],
  sorts: { order: blogCategories.sortOrder, name: blogCategories.name, updated: blogCategories.updatedAt },
  isUsed: (id) => sql`EXISTS (SELECT 1 FROM blog_posts WHERE category_id = ${id} AND deleted_at IS NULL)`,
  publicPath: ({ slug }) => `/blog/category/${slug}`,
  copy: (category, n) => ({ ...category, slug: `${category.slug}-${n}` }),
});
