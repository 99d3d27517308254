import * as v from 'valibot';
import { Count, Latitude, Longitude, LongText, Markdown, MarkdownDraft, Text, Texts } from './fields.ts';
import type { Language } from './language.ts';
import type { MarkdownBlock } from './markdown.ts';
import { inLanguages } from './translation.ts';

const policyWith = <B extends typeof Markdown | typeof MarkdownDraft>(body: B) =>
  v.object({
    /** Consent refers to this version of the text, a date. */
    edition: v.pipe(v.string(), v.isoDate()),
    title: Text,
    body,
    translations: v.object({ title: Texts, body: inLanguages(body) }),
  });
/** A legal text. `{{legalName}}` and the like are filled from the settings; what is empty there is marked for the owner. */
export const Policy = policyWith(Markdown);
/** As it is read: what an earlier version took must still be shown. */
export const StoredPolicy = policyWith(MarkdownDraft);
export type Policy = v.InferOutput<typeof Policy>;
export const LEGAL_DOCUMENTS = ['privacy', 'terms'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];
/** A policy as a page shows it: in one language, with the firm's data filled in. `language` is that of the text that was found, `languages` all it exists in. */
export type LegalText = { edition: string; language: Language; languages: Language[]; title: string; body: MarkdownBlock[] };

export const FAQ_TOPICS = ['booking', 'trips', 'transfers', 'payment', 'changes', 'island'] as const;
export const FaqDocument = v.object({
  entries: v.array(
    v.object({
      topic: v.picklist(FAQ_TOPICS),
      question: Text,
      answer: LongText,
      translations: v.object({ question: Texts, answer: Texts }),
    }),
  ),
});
export type FaqDocument = v.InferOutput<typeof FaqDocument>;
export type FaqTopic = (typeof FAQ_TOPICS)[number];
/** The questions in one language; `language` is that of the text that was found. */
export type FaqAnswer = { topic: FaqTopic; language: Language; question: string; answer: string };

export const TRAIL_DIFFICULTIES = ['easy', 'moderate', 'hard'] as const;
export const Trail = v.object({
  stages: v.array(
    v.object({
      number: Count,
      from: Text,
      to: Text,
      km: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
      difficulty: v.picklist(TRAIL_DIFFICULTIES),
      fromLatitude: Latitude,
      fromLongitude: Longitude,
      toLatitude: Latitude,
      toLongitude: Longitude,
      /** What one sees on the way. */
      sights: LongText,
      translations: v.object({ sights: Texts }),
    }),
  ),
});
export type Trail = v.InferOutput<typeof Trail>;
