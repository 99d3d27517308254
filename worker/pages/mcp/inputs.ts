import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages/language.ts';

export const InLanguage = v.pipe(
  v.optional(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  v.description('Language of the visitor and of the texts in the answer.'),
);

/** A whole number from 1 on. */
export const positive = (description: string, most = 1_000_000_000) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most), v.description(description));

/** A calendar day; whether it can be booked is for the API to say. */
export const day = (description: string) =>
  v.pipe(v.string(), v.isoDate(), v.description(`${description}, as YYYY-MM-DD.`));

export const clock = (description: string) =>
  v.pipe(v.string(), v.isoTime(), v.description(`${description}, as HH:MM, Menorca's time.`));
