import type * as v from 'valibot';
import { tidyCode } from '../texts/tidy-text.ts';
import type * as schema from './trip-requests.schema.ts';

export const MAX_PEOPLE = 60;
/** Older children count as adults. */
export const MAX_CHILD_AGE = 17;

/** Extracts ages from free text («4, 7 y 11», «4 und 7»); NaN represents text without digits, or a `?`. `1.5` is one year old. */
export function readChildAges(input: string | readonly (string | number)[]): number[] {
  if (typeof input !== 'string')
    return input.map((age) =>
      typeof age === 'number' ? age : (readChildAges(age)[0] ?? Number.NaN),
    );
  const text = tidyCode(input);
  if (/^[\s\-.,;/]*$/.test(text)) return [];
  const ages = [...text.matchAll(/(\d{1,4})(?:\.\d+)?|\?/g)].map(([, years]) => Number(years));
  return ages.length > 0 ? ages : [Number.NaN];
}

export type TripRequestInput = v.InferOutput<typeof schema.TripRequestInput>;

export type RequestAnswer = { reference: string; manageUrl: string };

export const TRIP_REQUEST_STATES = [
  'new',
  'confirmed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'completed',
] as const;
export type TripRequestState = (typeof TRIP_REQUEST_STATES)[number];
