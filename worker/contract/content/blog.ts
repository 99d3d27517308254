import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { TranslationState } from '../languages/translation-state.ts';
import type { MarkdownBlock } from '../texts/markdown.ts';
import type { PictureTexts, TripCard } from '../trips/trips.ts';
import type * as schema from './blog.schema.ts';

export type BlogCategoryInput = v.InferOutput<typeof schema.BlogCategoryInput>;
/** `languages`: those in which name and description are available. */
export type BlogCategory = BlogCategoryInput & {
  id: number;
  postCount: number;
  languages: Language[];
};

const WORDS_A_MINUTE = 200;
export const readingMinutes = (markdown: string) =>
  Math.max(1, Math.round(markdown.trim().split(/\s+/).length / WORDS_A_MINUTE));

/** Maximum number of trips on a post's page. */
export const RELATED_TRIPS = 3;

export type BlogPostInput = v.InferOutput<typeof schema.BlogPostInput>;

export type BlogCard = Pick<
  BlogPostInput,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'cover'
  | 'categoryId'
  | 'author'
  | 'publishedAt'
  | 'readingMinutes'
  | 'sourceLanguage'
> & {
  id: number;
  category: { slug: string; name: string; translations: BlogCategoryInput['translations'] };
  translations: Pick<BlogPostInput['translations'], 'title' | 'excerpt'>;
  /** Only where one language is asked. */
  languages?: Language[];
};
export type BlogPost = Omit<BlogCard, 'translations'> &
  Pick<BlogPostInput, 'translations'> & {
    /** Omitted with its translations when one language was requested: `content` has the same text. */
    body?: string;
    /** The body as a tree in each language it exists in; with `?lang=` only in the one to show. */
    content: InLanguages<MarkdownBlock[]>;
    /** Those in which title and body are available; others show a fallback. */
    languages: Language[];
    /** Shown by a preview link, possibly unpublished. */
    isPreview?: boolean;
    /** Alternative text of its cover, by path. */
    pictureTexts: PictureTexts;
    /** Placeholder colour until the cover has loaded. */
    tint: string | null;
    updatedAt: string;
    related: BlogCard[];
    trips: TripCard[];
  };

/** Rows of the administration's lists. A post's texts are left out for their size: of the translations only the titles remain. */
export type BlogPostRow = Omit<BlogPostInput, 'body' | 'excerpt' | 'relatedTripIds'> & {
  bodyStates: InLanguages<TranslationState>;
};
export type BlogCategoryRow = BlogCategoryInput & { postCount: number };
