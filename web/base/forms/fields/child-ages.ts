import { MAX_CHILD_AGE } from '#contract/trips/trip-requests.ts';

/** A child whose age has not been chosen yet, in a text of ages such as `4, ?`. */
export const UNKNOWN_AGE = '?';

/** The ages in a text of any form (`4, 7`, `4 und 7`), one entry a child. An age that is none of a child's is unknown. */
export const agesIn = (text: string): string[] =>
  (text.match(/\d+(?:\.\d+)?|\?/g) ?? []).map((age) => {
    const years = Math.trunc(Number(age));
    return years <= MAX_CHILD_AGE ? String(years) : UNKNOWN_AGE;
  });

export const agesText = (ages: readonly string[]): string => ages.join(', ');

export const hasUnknownAge = (text: string): boolean => agesIn(text).includes(UNKNOWN_AGE);
