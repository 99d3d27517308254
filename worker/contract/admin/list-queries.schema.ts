import * as v from 'valibot';
import { QueryDay } from '../days.schema.ts';
import { REGIONS } from '../fields.ts';
import { LANGUAGES } from '../languages/language.ts';
import { pagingEntries } from '../paging.schema.ts';
import { cutText, tidyLine } from '../texts/tidy-text.ts';
import { readAge, readFlag, readPeople, readPrice } from '../trips/trip-facets.ts';
import { DURATION_CLASSES } from '../trips/trips.ts';
import { TRIP_SORTS } from './list-values.ts';

/** One of the values, else undefined: an invalid value in a URL is ignored. */
const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { enum: values } }),
    v.transform((text): T[number] | undefined => values.find((value) => value === text)),
  );

/** Free text from a URL: trimmed, at most 80 characters, undefined when empty. */
export const searchText = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => cutText(tidyLine(text), 80) || undefined),
);

/** A number from a URL; undefined when `read` finds none. */
const number = (read: (text: string) => number | undefined) =>
  v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { type: 'number' } }),
    v.transform((text) => (text === undefined ? undefined : read(text.trim()))),
  );

/** On as `1`; anything else in a URL is ignored. */
const flag = v.pipe(
  v.optional(v.string()),
  v.metadata({ jsonSchema: { enum: ['1'] } }),
  v.transform((text) => (text === undefined ? undefined : readFlag(text.trim()))),
);

/** The id of a row; anything else in a URL is ignored. */
export const rowId = v.pipe(
  v.optional(v.string()),
  v.metadata({ jsonSchema: { type: 'integer' } }),
  v.transform((text) =>
    text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined,
  ),
);

export const TripQuery = v.object({
  destination: oneOf(REGIONS),
  type: v.pipe(
    searchText,
    v.transform((text) => (text === 'all' ? undefined : text)),
  ),
  duration: oneOf(DURATION_CLASSES),
  /** Of the price per person that is shown; trips on request have none. */
  priceMin: number(readPrice),
  priceMax: number(readPrice),
  /** Trips that take so many people in one group. */
  people: number(readPeople),
  /** Trips whose guide speaks the language. */
  guide: oneOf(LANGUAGES),
  /** Trips that take a guest of that age. */
  age: number(readAge),
  /** Trips that are good with children, that pick guests up, and that are good in rain or sheltered from the wind. */
  families: flag,
  pickup: flag,
  rain: flag,
  wind: flag,
  /** Trips with places on that day, or on one of the days from `from` to `to`, at most 31. */
  date: QueryDay,
  from: QueryDay,
  to: QueryDay,
  q: searchText,
  sort: oneOf(TRIP_SORTS),
  ...pagingEntries,
});

/** Most trips that are asked for by their ids at once. */
const CHOSEN_LIMIT = 50;
export const ChosenQuery = v.object({
  ids: v.pipe(
    v.optional(v.string(), ''),
    v.examples(['7,12']),
    v.transform((text) =>
      [
        ...new Set(text.split(',').flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []))),
      ].slice(0, CHOSEN_LIMIT),
    ),
  ),
});

export const DestinationQuery = v.object({
  region: oneOf(REGIONS),
  tag: searchText,
  q: searchText,
  ...pagingEntries,
});

export const BlogQuery = v.object({ category: searchText, q: searchText, ...pagingEntries });
