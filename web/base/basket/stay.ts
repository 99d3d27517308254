import { serverToday } from '#base/clock/server-day.ts';
import { createStore } from '#base/state/store.ts';
import { isCalendarDay } from '#contract/calendar.ts';

/** When and where somebody stays, once given: the default of forms and calendars. */
export type Stay = {
  /** `YYYY-MM-DD`. */
  from: string;
  /** Empty: not known. */
  to: string;
  /** Number of a place of the transfers; empty: not known. */
  place: string;
};

const KEY = 'stay';

const isDayOr = (value: unknown, other: string): value is string =>
  value === other || (typeof value === 'string' && isCalendarDay(value));

/** A stay that is over is none. */
export function readStay(): Stay | undefined {
  try {
    const { from, to, place } = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    const isValid =
      isDayOr(from, '') && from !== '' && isDayOr(to, '') && /^\d{0,9}$/.test(String(place));
    return isValid && (to || from) >= serverToday() && (to === '' || from <= to)
      ? { from, to, place: String(place) }
      : undefined;
  } catch {
    // Blocked, or it holds other data.
    return undefined;
  }
}

const store = createStore<Stay | undefined>(undefined);
const load = () => store.set(readStay());
if (typeof window !== 'undefined') {
  load();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) load();
  });
}

export const useStay = store.useValue;

/** On this device alone. */
export function noteStay(stay: Stay): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(stay));
  } catch {
    // Full or blocked: it is asked for again.
  }
  load();
}

/** The day after the arrival to the day before the departure, if there are such days; else the stay. */
export const fullDaysOf = ({ from, to }: Stay, next: (day: string, days: number) => string) => {
  const days = { from: next(from, 1), to: next(to || from, -1) };
  return days.from <= days.to ? days : { from, to: to || from };
};
