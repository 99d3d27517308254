import type { CalendarOption, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';

type Timed = { key: string; date: string; time: string; startsAt: string; endsAt: string };
export type TodayEntry = Timed &
  (
    | { kind: 'departure'; departure: FirmDeparture; option: CalendarOption | undefined }
    | { kind: 'journey'; leg: DayLeg }
  );

const isGoing = ({ sold, calledOffAt }: FirmDeparture) => sold > 0 || calledOffAt !== null;

/** Departures that have guests and journeys that take place, in the order of the day. */
export function todayEntries(
  departures: readonly FirmDeparture[],
  options: readonly CalendarOption[],
  legs: readonly DayLeg[],
): TodayEntry[] {
  const entries: TodayEntry[] = [
    ...departures.filter(isGoing).map((departure): TodayEntry => {
      const { optionId, date, time, startsAt, endsAt } = departure;
      return {
        ...{ key: `${optionId} ${date} ${time}`, date, time, startsAt, endsAt },
        ...{ kind: 'departure', departure },
        option: options.find(({ id }) => id === optionId),
      };
    }),
    ...legs.map((leg): TodayEntry => {
      const { id, date, time, startsAt, endsAt } = leg;
      return { key: `${id} ${leg.leg}`, date, time, startsAt, endsAt, kind: 'journey', leg };
    }),
  ];
  return entries.toSorted(
    (one, other) => one.startsAt.localeCompare(other.startsAt) || one.key.localeCompare(other.key),
  );
}

/** How many departures and journeys clash with others, by guide or driver. */
export const clashesIn = (entries: readonly TodayEntry[]): number =>
  entries.filter((entry) =>
    entry.kind === 'departure' ? entry.departure.isClash : entry.leg.conflicts.length > 0,
  ).length;
