import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type { MarkdownBlock } from '../texts/markdown.ts';
import type * as schema from './documents.schema.ts';

export type Policy = v.InferOutput<typeof schema.Policy>;
export const LEGAL_DOCUMENTS = ['privacy', 'terms'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];
/**
 * A policy as a page shows it: in one language, with the firm's data filled in. `language` is that of the text found, `languages` lists all
 * available ones.
 */
export type LegalText = {
  edition: string;
  language: Language;
  languages: Language[];
  title: string;
  body: MarkdownBlock[];
};

export const FAQ_TOPICS = [
  'booking',
  'trips',
  'transfers',
  'payment',
  'changes',
  'island',
] as const;

export type FaqDocument = v.InferOutput<typeof schema.FaqDocument>;
export type FaqTopic = (typeof FAQ_TOPICS)[number];
/** The questions in one language; `language` is that of the text found. */
export type FaqAnswer = { topic: FaqTopic; language: Language; question: string; answer: string };

export const TRAIL_DIFFICULTIES = ['easy', 'moderate', 'hard'] as const;

export type Trail = v.InferOutput<typeof schema.Trail>;
