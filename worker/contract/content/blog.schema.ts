import * as v from 'valibot';
import { IsoTimestamp } from '../days.schema.ts';
import {
  Count,
  DraftPicture,
  DraftText,
  Id,
  LongText,
  Markdown,
  MarkdownDraft,
  Slug,
  Status,
  Text,
  Texts,
} from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';

export const BlogCategoryInput = v.object({
  slug: Slug,
  name: Text,
  description: v.optional(LongText, ''),
  sortOrder: v.optional(Count, 0),
  translations: v.optional(
    v.object({ name: v.optional(Texts), description: v.optional(Texts) }),
    {},
  ),
});

/** A text that is being edited. */
export const BlogPreviewInput = v.object({ body: MarkdownDraft });

export const BlogPostInput = v.object({
  slug: Slug,
  title: Text,
  excerpt: v.optional(LongText, ''),
  /** Markdown; rendered and sanitised on output. */
  body: v.optional(Markdown, ''),
  cover: v.optional(DraftPicture, ''),
  categoryId: Id,
  author: v.optional(DraftText, ''),
  status: v.optional(Status, 'draft'),
  publishAt: v.optional(v.nullable(IsoTimestamp), null),
  publishedAt: v.optional(v.nullable(IsoTimestamp), null),
  /** Computed from the body when it is saved. */
  readingMinutes: v.optional(Count, 1),
  relatedTripIds: v.optional(v.pipe(v.array(Id), v.maxLength(100)), []),
  sourceLanguage: v.optional(Language, 'es'),
  isDemo: v.optional(v.boolean(), false),
  translations: v.optional(
    v.object({
      title: v.optional(Texts),
      excerpt: v.optional(Texts),
      body: v.optional(inLanguages(Markdown)),
    }),
    {},
  ),
});
