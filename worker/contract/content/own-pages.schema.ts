import * as v from 'valibot';
import { answerOf, Blocks, Languages, Translations } from '../answer-parts.schema.ts';
import { IsoTimestamp } from '../days.schema.ts';
import { Id, LongText, Markdown, Slug, Status, Text, Texts } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { isReservedSlug } from '../pages/reserved-addresses.ts';
import { TripCard } from '../trips/trip-answers.schema.ts';
import { FAQ_TOPICS } from './documents.ts';
import { OWN_PAGE_ENDINGS } from './own-pages.ts';

export const OwnPageInput = v.object({
  /** The page is at `/{slug}`, and with a language at `/{language}/{slug}`. */
  slug: v.pipe(
    Slug,
    v.check((slug) => !isReservedSlug(slug), 'reserved'),
  ),
  title: Text,
  intro: v.optional(LongText, ''),
  /** Markdown; rendered and sanitised on output. */
  body: v.optional(Markdown, ''),
  /** What follows the text: trips, questions of the FAQ, or the form for a message. */
  ending: v.optional(v.picklist(OWN_PAGE_ENDINGS), 'none'),
  tripIds: v.optional(v.pipe(v.array(Id), v.maxLength(100)), []),
  /** Topics of the FAQ whose questions are shown; none: all. */
  faqTopics: v.optional(v.pipe(v.array(v.picklist(FAQ_TOPICS)), v.maxLength(20)), []),
  status: v.optional(Status, 'draft'),
  publishAt: v.optional(v.nullable(IsoTimestamp), null),
  sourceLanguage: v.optional(Language, 'es'),
  translations: v.optional(
    v.object({
      title: v.optional(Texts),
      intro: v.optional(Texts),
      body: v.optional(inLanguages(Markdown)),
    }),
    {},
  ),
});

export const OwnPage = answerOf(
  '/api/pages/:slug',
  v.object({
    ...v.pick(OwnPageInput, ['title', 'intro', 'ending', 'sourceLanguage']).entries,
    slug: Slug,
    id: Id,
    translations: OwnPageInput.entries.translations,
    body: v.optional(v.string()),
    content: inLanguages(Blocks),
    languages: Languages,
    updatedAt: v.string(),
    trips: v.array(TripCard),
    questions: v.array(
      v.object({
        question: Text,
        answer: LongText,
        translations: Translations('question', 'answer'),
      }),
    ),
  }),
);
