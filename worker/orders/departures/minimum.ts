import type { DepartureMinimum } from '#contract/bookings/minimum/minimum.ts';
import type { Terms } from '#contract/money/terms.ts';
import { utcSeconds } from '#core/values/wall-clock.ts';

const MINUTE_MS = 60_000;

/** People with a confirmed booking of a departure, and what the firm has decided. */
export type Comers = {
  date: string;
  time: string;
  people: number;
  isDecided: boolean;
  askedAt: string | null;
};
/** What a departure needs to take place, and what it has of it. Notice is counted in minutes that pass, as that of a cancellation. */
export type Minimum = {
  people: number;
  minutesBefore: number;
  decidedAt: number;
  booked: number;
  /** The firm lets it run, or enough people had booked at the hour. */
  isDecided: boolean;
  askedAt: string | null;
};

type Rule = { minPeople?: number | null | undefined; decideMinutes?: number | null | undefined };

/** By the first rule that says so: of the start, of its day, of the option. Null where no number is needed. */
export function minimumOf(
  rules: readonly (Rule | undefined)[],
  startsAt: number,
  comers: (Pick<Comers, 'people' | 'isDecided'> & { askedAt?: string | null }) | undefined,
): Minimum | null {
  const people = rules.find((rule) => typeof rule?.minPeople === 'number')?.minPeople ?? 0;
  if (people === 0) return null;
  const minutesBefore =
    rules.find((rule) => typeof rule?.decideMinutes === 'number')?.decideMinutes ?? 0;
  return {
    ...{ people, minutesBefore, decidedAt: startsAt - minutesBefore * MINUTE_MS },
    booked: comers?.people ?? 0,
    isDecided: comers?.isDecided ?? false,
    askedAt: comers?.askedAt ?? null,
  };
}

/** Terms with what the departure needs, as a guest who books it agrees to them. */
export function termsWith(
  { minimum: _former, ...terms }: Terms,
  minimum: Minimum | undefined,
): Terms {
  if (!minimum) return terms;
  const { people, minutesBefore } = minimum;
  return { ...terms, minimum: { people, minutesBefore } };
}

/** What a departure needs by the terms of a booking. */
export const agreedMinimum = (
  { minimum }: Terms,
  startsAt: number,
  comers: Pick<Comers, 'people' | 'isDecided'>,
): Minimum | null =>
  minimumOf(
    [{ minPeople: minimum?.people, decideMinutes: minimum?.minutesBefore }],
    startsAt,
    comers,
  );

export const runs = ({ people, booked, isDecided }: Minimum) => isDecided || booked >= people;

/** Its hour has passed with too few people: nothing is sold to guests until the firm lets it run. */
export const isUndecided = (minimum: Minimum | undefined, now: number): boolean =>
  minimum !== undefined && now >= minimum.decidedAt && !runs(minimum);

export const shownMinimum = (minimum: Minimum): DepartureMinimum => ({
  people: minimum.people,
  missing: runs(minimum) ? 0 : minimum.people - minimum.booked,
  decidedAt: utcSeconds(minimum.decidedAt),
  runs: runs(minimum),
});
