import type * as v from 'valibot';
import type * as schema from './blog.schema.ts';
import type { Language } from './language.ts';
import type { MarkdownBlock } from './markdown.ts';
import type { InLanguages } from './translation.ts';
import type { TranslationState } from './translation-state.ts';
import type { PictureTexts, TripCard } from './trips.ts';

export type BlogCategoryInput = v.InferOutput<typeof schema.BlogCategoryInput>;
/** `languages`: in which name and description may be read. */
export type BlogCategory = BlogCategoryInput & { id: number; postCount: number; languages: Language[] };

const WORDS_A_MINUTE = 200;
export const readingMinutes = (markdown: string) => Math.max(1, Math.round(markdown.trim().split(/\s+/).length / WORDS_A_MINUTE));

/** Trips at most that a post's page shows. */
export const RELATED_TRIPS = 3;

export type BlogPostInput = v.InferOutput<typeof schema.BlogPostInput>;

export type BlogCard = Pick<
  BlogPostInput,
  'slug' | 'title' | 'excerpt' | 'cover' | 'categoryId' | 'author' | 'publishedAt' | 'readingMinutes' | 'sourceLanguage'
> & {
  id: number;
  category: { slug: string; name: string; translations: BlogCategoryInput['translations'] };
  translations: Pick<BlogPostInput['translations'], 'title' | 'excerpt'>;
};
export type BlogPost = Omit<BlogCard, 'translations'> &
  Pick<BlogPostInput, 'translations'> & {
    /** Left out, as are its translations, when one language was asked for: `content` says the same. */
    body?: string;
    /** The body as a tree, in each language it exists in; with `?lang=` only in the one to show. */
    content: InLanguages<MarkdownBlock[]>;
    /** In which title and body may be read; elsewhere a fallback shows. */
    languages: Language[];
    /** Shown by a preview link, perhaps not published. */
    isPreview?: boolean;
    /** What its cover shows, by its path. */
    pictureTexts: PictureTexts;
    /** Colour of the cover until it has come. */
    tint: string | null;
    updatedAt: string;
    related: BlogCard[];
    trips: TripCard[];
  };

/** Rows of the administration's lists. A post's texts are left out for their size: of the translations there are the titles only. */
export type BlogPostRow = Omit<BlogPostInput, 'body' | 'excerpt' | 'relatedTripIds'> & { bodyStates: InLanguages<TranslationState> };
export type BlogCategoryRow = BlogCategoryInput & { postCount: number };
