import * as v from 'valibot';
import { REGIONS } from '../fields.ts';
import { LANGUAGES } from '../language.ts';
import { pagingEntries } from '../paging.schema.ts';
import { cutText, tidyLine } from '../texts/tidy-text.ts';
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

export const TripQuery = v.object({
  destination: oneOf(REGIONS),
  type: v.pipe(
    searchText,
    v.transform((text) => (text === 'all' ? undefined : text)),
  ),
  duration: oneOf(DURATION_CLASSES),
  q: searchText,
  sort: oneOf(TRIP_SORTS),
  ...pagingEntries,
});

export const DestinationQuery = v.object({ region: oneOf(REGIONS), tag: searchText, q: searchText, ...pagingEntries });

export const BlogQuery = v.object({ category: searchText, q: searchText, ...pagingEntries });

/** The language of the response; without it, all of them. */
export const PostQuery = v.object({ lang: oneOf(LANGUAGES) });
