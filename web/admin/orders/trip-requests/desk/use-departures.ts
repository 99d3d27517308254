import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { serverNow } from '#base/clock/server-clock.ts';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import { departuresQuery } from './desk.api.ts';
import { isForDesk } from './order.ts';

/** What is chosen; without an option the first one, without a time the only one of the day. */
export type Choice = { optionId: number | null; date: string; time: string | null };

const NEXT_DAYS = 3;

type DeparturesRead = Pick<
  UseQueryResult<TripAvailability>,
  'data' | 'error' | 'fetchStatus' | 'isPending' | 'refetch'
>;

/** Options of a trip and the departures of a day, with those that are chosen. */
export function departuresIn(query: DeparturesRead, { optionId, date, time }: Choice) {
  const options = query.data?.options ?? [];
  const option =
    options.find(({ id }) => id === optionId) ?? (optionId === null ? options[0] : undefined);
  const departures = option?.departures ?? [];
  /** While another day is fetched, the former answer may contain it. */
  const isKnown = query.data !== undefined && query.data.from <= date && date <= query.data.to;
  const now = serverNow();
  const ofDay = departures.filter((one) => one.date === date);
  const bookable = ofDay.filter((one) => isForDesk(one, now));
  const departure =
    time === null
      ? bookable.length === 1
        ? bookable[0]
        : undefined
      : ofDay.find((one) => one.time === time);
  const next = [
    ...new Set(
      departures.filter((one) => one.date > date && isForDesk(one, now)).map((one) => one.date),
    ),
  ];
  return { query, options, option, ofDay, isKnown, departure, next: next.slice(0, NEXT_DAYS), now };
}

export type Departures = ReturnType<typeof departuresIn>;

export const useDepartures = (tripId: number | null, choice: Choice) =>
  departuresIn(useQuery(departuresQuery(tripId, choice.date)), choice);
