import { eq } from 'drizzle-orm';
import { addDays, daysBetween, menorcaToday } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import type { NextDeparture, TripCard, TripTypeInput } from '#contract/trips/trips.ts';
import { FRESH_SECONDS } from '#core/cache/policy.ts';
import type { Database } from '#core/db/client.ts';
import { pricePer, tripCardColumns } from '#core/db/published/public-trips.ts';
import { trips, tripTypes } from '#core/db/schema.ts';
import { utcSeconds } from '#core/values/wall-clock.ts';
import { departuresBetween, stateOf } from './departures.ts';
import { shownMinimum } from './minimum.ts';
import { type Taken, takenKey } from './plan.reads.ts';
import type { Timetable } from './plan.ts';
import { seasonOf } from './season.ts';
import {
  type TimetableRow,
  type TripTimetable,
  takenOf,
  timetableColumns,
  timetablesOf,
} from './timetables.reads.ts';

/** How far ahead a card looks for the next departure. */
const DAYS_AHEAD = 31;
const WEEK = 7;

/** The days that a card looks at. `isAsked`: a list asks for them, else the coming ones. */
export type CardDays = { from: string; to: string; people: number; isAsked: boolean };

const comingDays = (now: Date): CardDays => {
  const today = menorcaToday(now);
  return { from: today, to: addDays(today, DAYS_AHEAD - 1), people: 1, isAsked: false };
};

/** Whether a start has places for that many people; private hire takes the whole departure. */
export function startWithPlaces(
  timetable: Timetable,
  taken: Taken,
  { from, to, people }: Omit<CardDays, 'isAsked'>,
  now: number,
) {
  return departuresBetween(timetable, from, to).find((departure) => {
    const wanted =
      timetable.option.pricingPer === 'BOOKING'
        ? Math.max(people, departure.capacity ?? 0)
        : people;
    return stateOf(departure, taken.get(takenKey(timetable.option.id, departure)) ?? 0, now, wanted)
      .isAvailable;
  });
}

/** The first start of any option; week by week, as most trips start in the first one. */
function nextOf(
  timetables: readonly TripTimetable[],
  taken: Taken,
  days: CardDays,
  now: number,
): NextDeparture | null {
  const all = daysBetween(days.from, days.to);
  for (const [first, from] of all.entries()) {
    if (first % WEEK !== 0) continue;
    const week = { from, to: all[first + WEEK - 1] ?? days.to, people: days.people };
    const starts = timetables.flatMap((timetable) => {
      const start = startWithPlaces(timetable, taken, week, now);
      return start ? [{ ...start, optionId: timetable.option.id }] : [];
    });
    const [next] = starts.sort((one, other) =>
      `${one.date}${one.time}` < `${other.date}${other.time}` ? -1 : 1,
    );
    if (next)
      return {
        optionId: next.optionId,
        date: next.date,
        time: next.time,
        cutoffAt: utcSeconds(next.cutoffAt),
        minimum: next.minimum ? shownMinimum(next.minimum) : null,
      };
  }
  return null;
}

/** Adds the names of a trip's type to its texts where one language is asked; otherwise answers have only the plain name. */
export const withTypeTexts = <T extends object>(
  language: Language | undefined,
  translations: T,
  typeTexts: TripTypeInput['translations'],
): T & Pick<TripCard['translations'], 'type'> =>
  language ? { ...translations, type: typeTexts.name } : translations;

/** Columns of cards and what makes them cards, for one moment: the days are those of the list, or the coming ones. */
export function tripCardParts({
  language,
  now = new Date(),
  days = comingDays(now),
}: {
  language: Language | undefined;
  now?: Date;
  days?: CardDays | undefined;
}) {
  const columns = { ...tripCardColumns, pricePer, ...timetableColumns(days, now) };
  // A stored answer may be as old as that: by then the cut-off has not passed.
  const at = now.getTime() + FRESH_SECONDS * 1000;
  const toCard = ({
    options,
    schedules,
    exceptions,
    taken,
    held,
    resources,
    needed,
    typeTexts,
    ...card
  }: TripCardRow): TripCard => {
    const row = { options, schedules, exceptions, taken, held, resources, needed };
    // A day on request is no departure, unless one asks for it.
    const shown = timetablesOf(row).filter(
      ({ option }) =>
        days.isAsked || option.instantConfirmation || option.availabilityType === 'START_TIME',
    );
    return {
      ...card,
      translations: withTypeTexts(language, card.translations, typeTexts),
      season: seasonOf(schedules, menorcaToday(now)),
      next: nextOf(shown, takenOf(row), days, at),
    };
  };
  return { columns, toCard };
}
export type TripCardRow = Omit<TripCard, 'next' | 'season'> &
  TimetableRow & { typeTexts: TripTypeInput['translations'] };

/** Cards of trips: the statement, still without conditions, and the function that its rows go through. */
export function tripCards(db: Database, language: Language | undefined) {
  const { columns, toCard } = tripCardParts({ language });
  return {
    select: () =>
      db.select(columns).from(trips).innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId)),
    toCard,
  };
}
