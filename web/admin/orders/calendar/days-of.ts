import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';

export type CalendarDay = {
  day: string;
  departures: FirmDeparture[];
  legs: DayLeg[];
  guests: number;
};

/** Departures that somebody has to prepare: booked, with a guide, or called off. */
export const isBusy = ({ sold, held, guide, calledOffAt }: FirmDeparture) =>
  sold + held > 0 || guide !== null || calledOffAt !== null;

/** What happens on each day. Without `isAll`, departures without bookings are left out. */
export function daysOf(
  days: readonly string[],
  departures: readonly FirmDeparture[],
  legs: readonly DayLeg[],
  isAll: boolean,
): CalendarDay[] {
  const departuresOf = Map.groupBy(departures, ({ date }) => date);
  const legsOf = Map.groupBy(legs, ({ date }) => date);
  return days.map((day) => {
    const own = departuresOf.get(day) ?? [];
    const guests = own.reduce((sum, { sold, calledOffAt }) => sum + (calledOffAt ? 0 : sold), 0);
    return {
      day,
      departures: isAll ? own : own.filter(isBusy),
      legs: legsOf.get(day) ?? [],
      guests,
    };
  });
}
