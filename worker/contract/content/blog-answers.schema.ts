import * as v from 'valibot';
import {
  answerOf,
  Blocks,
  Languages,
  PictureTexts,
  pageOf,
  Tint,
  Translations,
} from '../answer-parts.schema.ts';
import { Count, Id, Slug, Text } from '../fields.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { TripCard } from '../trips/trip-answers.schema.ts';
import { BlogCategoryInput, BlogPostInput } from './blog.schema.ts';

export const BlogCategories = answerOf(
  '/api/blog/categories',
  v.array(
    v.object({ ...BlogCategoryInput.entries, id: Id, postCount: Count, languages: Languages }),
  ),
);
export const BlogCard = v.object({
  ...v.pick(BlogPostInput, [
    'slug',
    'title',
    'excerpt',
    'cover',
    'categoryId',
    'author',
    'publishedAt',
    'readingMinutes',
    'sourceLanguage',
  ]).entries,
  id: Id,
  category: v.object({
    slug: Slug,
    name: Text,
    translations: BlogCategoryInput.entries.translations,
  }),
  translations: Translations('title', 'excerpt'),
});
export const BlogPage = answerOf('/api/blog/posts', pageOf(BlogCard));
export const BlogPost = answerOf(
  '/api/blog/posts/:slug',
  v.object({
    ...BlogCard.entries,
    translations: BlogPostInput.entries.translations,
    body: v.optional(v.string()),
    content: inLanguages(Blocks),
    languages: Languages,
    pictureTexts: PictureTexts,
    tint: Tint,
    updatedAt: v.string(),
    related: v.array(BlogCard),
    trips: v.array(TripCard),
  }),
);
