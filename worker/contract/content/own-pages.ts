import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { MarkdownBlock } from '../texts/markdown.ts';
import type { TripCard } from '../trips/trips.ts';
import type * as schema from './own-pages.schema.ts';

/** What follows the text of an own page. */
export const OWN_PAGE_ENDINGS = ['none', 'trips', 'questions', 'contact'] as const;

export type OwnPageInput = v.InferOutput<typeof schema.OwnPageInput>;

export type OwnPage = Pick<
  OwnPageInput,
  'slug' | 'title' | 'intro' | 'ending' | 'sourceLanguage' | 'translations'
> & {
  id: number;
  /** Omitted with its translations when one language was requested: `content` has the same text. */
  body?: string;
  /** The body as a tree in each language it exists in; with `?lang=` only in the one to show. */
  content: InLanguages<MarkdownBlock[]>;
  /** Those in which title and body are available; others show a fallback. */
  languages: Language[];
  /** Shown by a preview link, possibly unpublished. */
  isPreview?: boolean;
  updatedAt: string;
  trips: TripCard[];
  questions: {
    question: string;
    answer: string;
    translations: { question?: InLanguages<string>; answer?: InLanguages<string> };
  }[];
};
