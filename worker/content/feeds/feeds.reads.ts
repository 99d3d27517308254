import { and, desc, eq, sql } from 'drizzle-orm';
import {
  BlogCategoryInput as BlogCategoryInputSchema,
  BlogPostInput as BlogPostInputSchema,
} from '#contract/content/blog.schema.ts';
import type { BlogCategoryInput, BlogPostInput } from '#contract/content/blog.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { KEY_FIELDS } from '#contract/languages/translation-state.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations, publicLanguages, translatedFields } from '#core/db/columns.ts';
import { isPostPublic } from '#core/db/published/public-rows.ts';
import { seoColumns } from '#core/db/published/public-seo.ts';
import { read } from '#core/db/reader.ts';
import { blogCategories, blogPosts, seoRecords } from '#core/db/schema.ts';

/** As many as feed readers keep. */
const FEED_LENGTH = 20;

export type FeedPost = {
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  cover: string;
  author: string;
  category: string;
  publishedAt: string;
  updatedAt: string;
};

/** The latest posts available in a language, and the blog's title and description. */
export const feedPosts = (db: Database, language: Language) =>
  read(
    [
      db
        .select({
          slug: blogPosts.slug,
          title: blogPosts.title,
          excerpt: blogPosts.excerpt,
          body: blogPosts.body,
          cover: blogPosts.cover,
          author: blogPosts.author,
          publishedAt: blogPosts.publishedAt,
          publishAt: blogPosts.publishAt,
          createdAt: blogPosts.createdAt,
          updatedAt: blogPosts.updatedAt,
          translations: pickTranslations<BlogPostInput['translations']>(
            blogPosts.translations,
            translatedFields(BlogPostInputSchema),
          ),
          category: aliased(blogCategories.name, 'category'),
          categoryTranslations: pickTranslations<BlogCategoryInput['translations']>(
            blogCategories.translations,
            translatedFields(BlogCategoryInputSchema),
          ).as('category_translations'),
        })
        .from(blogPosts)
        .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
        .where(
          and(
            isPostPublic,
            sql`EXISTS (SELECT 1 FROM json_each(${publicLanguages(blogPosts, KEY_FIELDS.post)}) AS readable WHERE readable.value = ${language})`,
          ),
        )
        .orderBy(desc(blogPosts.publishedAt))
        .limit(FEED_LENGTH),
      db
        .select({ title: seoColumns.title, description: seoColumns.description })
        .from(seoRecords)
        .where(eq(seoRecords.page, 'blog')),
    ],
    (rows, [seo]) => ({
      title: localize({ text: '', translations: { text: seo?.title } }, 'text', language),
      description: localize(
        { text: '', translations: { text: seo?.description } },
        'text',
        language,
      ),
      posts: rows.map(
        (row): FeedPost => ({
          slug: row.slug,
          title: localize(row, 'title', language),
          excerpt: localize(row, 'excerpt', language),
          body: localize(row, 'body', language),
          cover: row.cover,
          author: row.author,
          category: localize(
            { name: row.category, translations: row.categoryTranslations },
            'name',
            language,
          ),
          publishedAt: row.publishedAt ?? row.publishAt ?? row.createdAt,
          updatedAt: row.updatedAt,
        }),
      ),
    }),
  );
