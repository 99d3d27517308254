import type * as v from 'valibot';
import { namedPlaces } from '../texts/placeholders.ts';
import type * as schema from './answer-templates.schema.ts';

export type AnswerTemplateInput = v.InferOutput<typeof schema.AnswerTemplateInput>;

/**
 * What templates of answers may contain as `{{name}}`: the guest's first name, facts of their order in their language, the site's name and pages. Filled when
 * a template is put into an answer; an answer with one that has no value is not sent.
 */
export const ANSWER_PLACES = [
  'firstName',
  'reference',
  'trip',
  'date',
  'time',
  'meetingPoint',
  'from',
  'to',
  'tripsPage',
  'transferPage',
  'siteName',
] as const;
export type AnswerPlace = (typeof ANSWER_PLACES)[number];
export type AnswerValues = { [P in AnswerPlace]?: string | undefined };

const PLACE = /\{\{([^{}]*)\}\}/g;

/** The text with the values that there are; other places stay as they are, for the firm to see. */
export const fillAnswer = (text: string, values: AnswerValues): string =>
  text.replace(PLACE, (place, name: string, at: number) => {
    const known = ANSWER_PLACES.find((one) => one === name.trim());
    const value = (known && values[known]) || place;
    // A value that is a sentence ends the template's own.
    return text[at + place.length] === '.' ? value.replace(/\.$/, '') : value;
  });

/** Places of an answer that still have no value, as they are written. */
export const openPlaces = (text: string): string[] => [
  ...new Set(namedPlaces(text).map((name) => `{{${name}}}`)),
];

/** The first name of a guest; undefined of none. */
export const firstNameOf = (name: string | null | undefined): string | undefined =>
  name?.trim().split(/\s+/)[0] || undefined;
