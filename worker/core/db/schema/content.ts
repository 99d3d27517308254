import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import type { BlogCategoryInput, BlogPostInput } from '#contract/content/blog.ts';
import type { HeroBannerInput, TestimonialInput } from '#contract/content/home.ts';
import type { OwnPageInput } from '#contract/content/own-pages.ts';
import type { Language } from '#contract/languages/language.ts';
import type { AnswerTemplateInput } from '#contract/mail/answer-templates.ts';
import type { LetterInput } from '#contract/mail/letters.ts';
import type { SeoInput } from '#contract/pages/seo.ts';
import {
  bool,
  createdAt,
  editable,
  id,
  json,
  now,
  sourceLanguage,
  status,
  translationState,
} from './columns.ts';

export const images = sqliteTable(
  'images',
  {
    id,
    /** File name at upload. */
    name: text().notNull().default(''),
    path: text().notNull().unique(),
    sha256: text().notNull().unique(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    dominantColor: text().notNull(),
    /** Tiny WebP as a data URI. */
    preview: text().notNull().default(''),
    focalX: real().notNull().default(0.5),
    focalY: real().notNull().default(0.5),
    alt: json<Partial<Record<Language, string>>>().notNull().default({}),
    isDemo: bool().default(false),
    ...editable,
  },
  (t) => [index('images_list').on(t.deletedAt, t.createdAt)],
);
/** One row per variant stored in R2, for counting storage and savings. */
export const imageVariants = sqliteTable(
  'image_variants',
  {
    key: text().primaryKey(),
    imagePath: text().notNull(),
    format: text().notNull(),
    width: integer().notNull(),
    bytes: integer().notNull(),
    createdAt,
  },
  (t) => [index('image_variants_image').on(t.imagePath)],
);
export const heroBanners = sqliteTable(
  'hero_banners',
  {
    id,
    image: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    buttonText: text().notNull().default(''),
    buttonLink: text(),
    isActive: bool().default(true),
    sortOrder: integer().notNull().default(0),
    startsAt: text(),
    endsAt: text(),
    isDemo: bool().default(false),
    translations: json<HeroBannerInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [index('hero_banners_active').on(t.deletedAt, t.isActive, t.sortOrder)],
);
export const testimonials = sqliteTable(
  'testimonials',
  {
    id,
    text: text().notNull(),
    rating: integer().notNull(),
    avatar: text(),
    name: text().notNull(),
    country: text().notNull(),
    visitedOn: text(),
    isPublished: bool().default(true),
    sortOrder: integer().notNull().default(0),
    isDemo: bool().default(false),
    translations: json<TestimonialInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [index('testimonials_list').on(t.deletedAt, t.isPublished, t.sortOrder, t.id)],
);
/** Answers that the firm starts with when it writes to a guest. */
export const answerTemplates = sqliteTable(
  'answer_templates',
  {
    id,
    name: text().notNull(),
    answer: text().notNull(),
    /** Of the mail; without one it has the subject that all answers have. */
    subject: text().notNull().default(''),
    sortOrder: integer().notNull().default(0),
    translations: json<AnswerTemplateInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [index('answer_templates_order').on(t.deletedAt, t.sortOrder)],
);
export const blogCategories = sqliteTable(
  'blog_categories',
  {
    id,
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    sortOrder: integer().notNull().default(0),
    translations: json<BlogCategoryInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [index('blog_categories_order').on(t.deletedAt, t.sortOrder)],
);
export const blogPosts = sqliteTable(
  'blog_posts',
  {
    id,
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull(),
    cover: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => blogCategories.id),
    author: text().notNull(),
    status,
    publishAt: text(),
    publishedAt: text(),
    readingMinutes: integer().notNull().default(1),
    relatedTripIds: json<number[]>().notNull().default([]),
    sourceLanguage,
    isDemo: bool().default(false),
    translations: json<BlogPostInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [
    index('blog_posts_list').on(t.status, t.deletedAt, t.publishedAt),
    index('blog_posts_category').on(t.status, t.deletedAt, t.categoryId, t.publishedAt),
  ],
);
/** Pages that the owner adds to those of the site; each is at `/{slug}`. */
export const ownPages = sqliteTable('own_pages', {
  id,
  slug: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  body: text().notNull(),
  ending: text().$type<OwnPageInput['ending']>().notNull().default('none'),
  tripIds: json<number[]>().notNull().default([]),
  faqTopics: json<OwnPageInput['faqTopics']>().notNull().default([]),
  status,
  publishAt: text(),
  sourceLanguage,
  translations: json<OwnPageInput['translations']>().notNull().default({}),
  translationState,
  ...editable,
});
export const letters = sqliteTable('letters', {
  id,
  title: text().notNull(),
  body: text().notNull().default(''),
  tripIds: json<number[]>().notNull().default([]),
  readerLanguages: json<Language[]>().notNull().default([]),
  hasFallback: bool().default(false),
  sourceLanguage,
  translations: json<LetterInput['translations']>().notNull().default({}),
  translationState,
  ...editable,
});
/** One for a letter, which is sent once. `content` is the letter as it was when its sending began. */
export const letterSendings = sqliteTable('letter_sendings', {
  letterId: integer()
    .primaryKey()
    .references(() => letters.id),
  content: json<LetterInput>().notNull(),
  readers: integer().notNull(),
  /** Subscribers up to this id have their mail in the outbox. */
  lastId: integer().notNull().default(0),
  /** Later subscribers do not get it. */
  upToId: integer().notNull(),
  startedAt: text().notNull(),
  stoppedAt: text(),
  finishedAt: text(),
});
export const seoRecords = sqliteTable('seo_records', {
  id,
  page: text().notNull().unique(),
  title: json<SeoInput['title']>().notNull(),
  description: json<SeoInput['description']>().notNull(),
  keywords: json<SeoInput['keywords']>().notNull().default({}),
  canonicalUrl: text(),
  robotsDirective: text().$type<SeoInput['robotsDirective']>().notNull().default('index,follow'),
  schema: json<Record<string, unknown>>(),
  image: text(),
  ...editable,
});
/** Documents by key, each with its own schema in the contract; `backup-set.ts` lists those that backups contain. */
export const settings = sqliteTable('settings', {
  key: text().$type<SettingsKey>().primaryKey(),
  value: json<unknown>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: text().notNull().default(now),
});
/** Locale strings edited in the administration; they override the files. */
export const localeStrings = sqliteTable(
  'locale_strings',
  {
    language: text().$type<Language>().notNull(),
    namespace: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    updatedAt: text().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.language, t.namespace, t.key] })],
);
export const redirects = sqliteTable('redirects', {
  id,
  fromPath: text().notNull().unique(),
  toPath: text(),
  status: integer().notNull().default(301),
  hits: integer().notNull().default(0),
  ...editable,
});
/** One row. Every write to content increments it (triggers in the migrations); pages state the version that they show. */
export const contentVersion = sqliteTable('content_version', {
  id: integer().primaryKey(),
  value: integer().notNull().default(1),
});
