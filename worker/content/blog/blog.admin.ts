import { eq, type SQL, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import {
  BlogCategoryInput,
  BlogPostInput as BlogPostInputSchema,
  BlogPreviewInput,
} from '#contract/content/blog.schema.ts';
import { type BlogPostInput, readingMinutes } from '#contract/content/blog.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { TranslationState } from '#contract/languages/translation-state.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { firstId } from '#core/crud/first-id.ts';
import { publicationStates } from '#core/crud/states.ts';
import { NOW } from '#core/db/columns.ts';
import { blogCategories, blogPosts, trips } from '#core/db/schema.ts';
import { body } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { parseMarkdown } from '#core/text/markdown.ts';

/** Largest text to render, in bytes. */
const PREVIEW_LIMIT_BYTES = 512 * 1024;

/** Returns a text that is being edited as the tree that the site renders. */
export const blogPreviewRoutes = router();

blogPreviewRoutes.post(
  '/preview',
  describeRoute({ summary: 'Render Markdown as the syntax tree the site displays' }),
  noStepUp('renders a text'),
  body(BlogPreviewInput, PREVIEW_LIMIT_BYTES),
  async (c) => c.json(parseMarkdown(c.req.valid('json').body)),
);

/** The body's translation state per language, by the rule of `translationState`: lists do not load the texts that it compares. */
const bodyStates = (): SQL.Aliased<InLanguages<TranslationState>> => {
  const { body, sourceLanguage, translations, translationState } = blogPosts;
  const states = LANGUAGES.map((language) => {
    const [text, mark] = [`$.body.${language}`, `$.body.${language}.state`];
    return sql`${language}, CASE
      WHEN ${sourceLanguage} = ${language} THEN 'reviewed'
      WHEN trim(coalesce(${translations} ->> ${text}, '')) = '' THEN 'missing'
      WHEN ${translationState} ->> ${mark} IS NULL THEN 'reviewed'
      WHEN ${translationState} ->> ${mark} = 'draft' THEN 'draft'
      WHEN ${translationState} ->> ${`$.body.${language}.source`} <> ${body} THEN 'outdated'
      ELSE 'reviewed' END`;
  });
  return sql`json_object(${sql.join(states, sql`, `)})`
    .mapWith(JSON.parse)
    .as('body_states') as SQL.Aliased<InLanguages<TranslationState>>;
};

/**
 * The date that readers see: of the first publication, else the scheduled one. A `publishedAt` in the future is only a schedule and is
 * replaced.
 */
function dayOf({ status, publishAt, publishedAt }: BlogPostInput): string | null {
  const now = new Date().toISOString();
  if (publishedAt !== null && publishedAt <= now) return publishedAt;
  return status === 'published' ? (publishAt ?? now) : null;
}

export const blogPostAdminRoutes = crudRoutes({
  entity: 'blog-posts',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a blog post', many: 'blog posts' },
  table: blogPosts,
  input: BlogPostInputSchema,
  toRow: (post) => ({
    ...post,
    readingMinutes: readingMinutes(post.body),
    publishedAt: dayOf(post),
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
    translations: sql`json_object('title', json(${blogPosts.translations} -> '$.title'))`
      .mapWith(blogPosts.translations)
      .as('titles'),
    translationState: sql`json_object('title', json(${blogPosts.translationState} -> '$.title'))`
      .mapWith(blogPosts.translationState)
      .as('title_states'),
    bodyStates: bodyStates(),
  },
  searched: [blogPosts.title, blogPosts.excerpt, blogPosts.slug, blogPosts.author],
  sorts: { published: blogPosts.publishedAt, title: blogPosts.title, updated: blogPosts.updatedAt },
  defaultSort: '-published',
  states: publicationStates(blogPosts),
  filters: { category: (value) => eq(blogPosts.categoryId, Number(value) || 0) },
  publish: {
    on: {
      status: 'published',
      publishedAt: sql`coalesce(iif(${blogPosts.publishedAt} <= ${NOW}, ${blogPosts.publishedAt}, NULL), ${blogPosts.publishAt}, ${NOW})`,
    },
    off: { status: 'draft' },
  },
  references: [
    { path: 'categoryId', table: blogCategories, ids: ({ categoryId }) => [categoryId] },
    { path: 'relatedTripIds', table: trips, ids: ({ relatedTripIds }) => relatedTripIds },
  ],
  draftDefaults: { categoryId: firstId(blogCategories) },
  publicPath: ({ slug }) => `/blog/${slug}`,
  copy: (post, n) => ({
    ...post,
    slug: `${post.slug}-${n}`,
    status: 'draft' as const,
    publishedAt: null,
  }),
});

export const blogCategoryAdminRoutes = crudRoutes({
  entity: 'blog-categories',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a blog category', many: 'blog categories' },
  table: blogCategories,
  input: BlogCategoryInput,
  toRow: (row) => row,
  list: {
    name: blogCategories.name,
    slug: blogCategories.slug,
    description: blogCategories.description,
    sortOrder: blogCategories.sortOrder,
    postCount:
      sql<number>`(SELECT count(*) FROM blog_posts WHERE category_id = blog_categories.id AND blog_posts.deleted_at IS NULL)`.as(
        'post_count',
      ),
    translations: blogCategories.translations,
    translationState: blogCategories.translationState,
  },
  searched: [blogCategories.name, blogCategories.slug, blogCategories.translations],
  sorts: {
    order: blogCategories.sortOrder,
    name: blogCategories.name,
    updated: blogCategories.updatedAt,
  },
  isUsed: (id) =>
    sql`EXISTS (SELECT 1 FROM blog_posts WHERE category_id = ${id} AND deleted_at IS NULL)`,
  publicPath: ({ slug }) => `/blog/category/${slug}`,
  copy: (category, n) => ({ ...category, slug: `${category.slug}-${n}` }),
});
