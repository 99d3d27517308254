import * as v from 'valibot';
import { Id, Markdown, Text, Texts } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { LANGUAGES } from '../languages/language.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { MAX_LETTER_TRIPS } from './letters.ts';

export const LetterInput = v.object({
  /** The subject of the mail. */
  title: Text,
  /** Markdown. */
  body: v.optional(Markdown, ''),
  /** Trips that are shown below the text. */
  tripIds: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_LETTER_TRIPS)), []),
  /** Languages of the readers who get it; none: all. */
  readerLanguages: v.optional(v.pipe(v.array(Language), v.maxLength(LANGUAGES.length)), []),
  /** Readers in whose language there is no text get it in English, else in the source language. */
  hasFallback: v.optional(v.boolean(), false),
  sourceLanguage: v.optional(Language, 'es'),
  translations: v.optional(
    v.object({ title: v.optional(Texts), body: v.optional(inLanguages(Markdown)) }),
    {},
  ),
});

export const LetterLanguage = v.object({ language: Language });
