import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { BlogQuery } from '#contract/admin/list-queries.ts';
import {
  BlogCategoryInput as BlogCategoryInputSchema,
  BlogPostInput as BlogPostInputSchema,
} from '#contract/content/blog.schema.ts';
import type {
  BlogCard,
  BlogCategory,
  BlogCategoryInput,
  BlogPost,
  BlogPostInput,
} from '#contract/content/blog.ts';
import type { Language } from '#contract/languages/language.ts';
import { KEY_FIELDS, languagesOf } from '#contract/languages/translation-state.ts';
import type { Page } from '#contract/paging.ts';
import type { Database } from '#core/db/client.ts';
import {
  aliased,
  languageColumn,
  likePattern,
  pickTranslations,
  pictureTexts,
  pictureTint,
  translatedFields,
} from '#core/db/columns.ts';
import { isPostPublic } from '#core/db/published/public-rows.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { blogCategories, blogPosts, trips } from '#core/db/schema.ts';
import { articleContent } from '#core/text/article-content.ts';
import { tripCards } from '#orders/departures/trip-cards.ts';

const RELATED_LIMIT = 3;

const cardColumns = (language: Language | undefined) => ({
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  cover: blogPosts.cover,
  categoryId: blogPosts.categoryId,
  author: blogPosts.author,
  publishedAt: blogPosts.publishedAt,
  readingMinutes: blogPosts.readingMinutes,
  category: {
    slug: aliased(blogCategories.slug, 'category_slug'),
    name: aliased(blogCategories.name, 'category_name'),
    translations: pickTranslations<BlogCard['category']['translations']>(
      blogCategories.translations,
      ['name'],
    ).as('category_translations'),
  },
  sourceLanguage: blogPosts.sourceLanguage,
  translations: pickTranslations<BlogCard['translations']>(blogPosts.translations, [
    'title',
    'excerpt',
  ]),
  ...languageColumn(language, blogPosts, KEY_FIELDS.post),
});

const selectCards = (db: Database, language: Language | undefined) =>
  db
    .select(cardColumns(language))
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId));

function postFilter(db: Database, query: BlogQuery) {
  const text = query.q ? likePattern(query.q) : undefined;
  return and(
    isPostPublic,
    query.category
      ? inArray(
          blogPosts.categoryId,
          db
            .select({ id: blogCategories.id })
            .from(blogCategories)
            .where(eq(blogCategories.slug, query.category)),
        )
      : undefined,
    text
      ? or(
          sql`${blogPosts.title} LIKE ${text} ESCAPE '\\'`,
          sql`${blogPosts.translations} -> '$.title' LIKE ${text} ESCAPE '\\'`,
        )
      : undefined,
  );
}

export const postList = (db: Database, query: BlogQuery, language?: Language) =>
  read(
    [
      selectCards(db, language)
        .where(postFilter(db, query))
        .orderBy(desc(blogPosts.publishedAt))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      db.select({ total: count() }).from(blogPosts).where(postFilter(db, query)),
    ],
    (items, counts): Page<BlogCard> => ({
      items,
      total: counts[0]?.total ?? 0,
      page: query.page,
      pageSize: query.pageSize,
    }),
  );

export const categoryList = (db: Database) =>
  read(
    [
      db
        .select({
          id: blogCategories.id,
          slug: blogCategories.slug,
          name: blogCategories.name,
          description: blogCategories.description,
          sortOrder: blogCategories.sortOrder,
          translations: pickTranslations<BlogCategoryInput['translations']>(
            blogCategories.translations,
            translatedFields(BlogCategoryInputSchema),
          ),
          postCount: sql<number>`(SELECT count(*) FROM ${blogPosts} WHERE ${and(eq(blogPosts.categoryId, blogCategories.id), isPostPublic)})`,
        })
        .from(blogCategories)
        .where(isNull(blogCategories.deletedAt))
        .orderBy(asc(blogCategories.sortOrder)),
    ],
    (rows): BlogCategory[] =>
      rows.map((row) => ({ ...row, languages: languagesOf(row, KEY_FIELDS.category) })),
  );

/**
 * The post, three others (those of its category first) and the trips it mentions, in one batch; undefined when no such post is published. A
 * preview includes unpublished posts.
 */
export const postDetail = (
  db: Database,
  slug: string,
  language?: Language,
  isPreview?: boolean,
) => {
  const cards = tripCards(db, language);
  return read(
    [
      db
        .select({
          ...cardColumns(language),
          body: blogPosts.body,
          pictureTexts: pictureTexts(blogPosts.cover),
          tint: pictureTint(blogPosts.cover),
          translations: pickTranslations<BlogPostInput['translations']>(
            blogPosts.translations,
            translatedFields(BlogPostInputSchema),
          ),
          updatedAt: blogPosts.updatedAt,
        })
        .from(blogPosts)
        .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
        .where(
          and(eq(blogPosts.slug, slug), isPreview ? isNull(blogPosts.deletedAt) : isPostPublic),
        ),
      selectCards(db, language)
        .where(and(isPostPublic, ne(blogPosts.slug, slug)))
        .orderBy(
          desc(
            eq(
              blogPosts.categoryId,
              sql`(SELECT category_id FROM blog_posts WHERE slug = ${slug})`,
            ),
          ),
          desc(blogPosts.publishedAt),
        )
        .limit(RELATED_LIMIT),
      cards
        .select()
        .where(
          and(
            sql`${trips.id} IN (SELECT value FROM json_each((SELECT related_trip_ids FROM blog_posts WHERE slug = ${slug})))`,
            isTripPublic,
          ),
        )
        .limit(RELATED_LIMIT),
    ],
    ([post], related, tripRows): BlogPost | undefined =>
      post && {
        ...post,
        ...articleContent(post, language),
        related,
        trips: tripRows.map(cards.toCard),
        ...(isPreview && { isPreview }),
      },
  );
};

/** The id for a slug, whatever the post's state; undefined when there is none. */
export const postId = (db: Database, slug: string) =>
  read(
    [db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug))],
    ([row]): number | undefined => row?.id,
  );
