import { isBookableDay } from '#base/clock/server-day.ts';

/** Parameters of a trip's page without scripts: the chosen day, or a month, and the option. */
export type DaySearch = { date?: string; month?: string; option?: string };

/** The day in the address, if it is one that can be asked for. */
export const dayOf = ({ date }: { date?: unknown }) =>
  typeof date === 'string' && isBookableDay(date) ? date : undefined;

/** The month that the calendar shows: that of the day, the one in the address, or the first one. */
export const monthOf = (search: { date?: unknown; month?: unknown }): string =>
  dayOf(search)?.slice(0, 7) ??
  (dayOf({ date: `${search.month}-01` }) ? String(search.month) : 'now');
