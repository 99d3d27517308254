import { hoursAhead } from '#contract/calendar.ts';

const HOUR_MS = 3_600_000;

/**
 * The instant of a wall clock time in Menorca, in milliseconds. Computed from the rule: `Intl` would take most of the time of a year's
 * calendar. Of the repeated hour in October the first one; a time that is skipped in March is an hour later.
 */
export function instantOfWall(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time || '00:00'}:00Z`);
  const inSummer = asUtc - 2 * HOUR_MS;
  return hoursAhead(inSummer) === 2 ? inSummer : asUtc - HOUR_MS;
}

/** The wall clock with its distance from UTC: `2027-06-12T10:00:00+02:00`. */
export function wallClock(instant: number): string {
  const ahead = hoursAhead(instant);
  return `${new Date(instant + ahead * HOUR_MS).toISOString().slice(0, 19)}+0${ahead}:00`;
}

/**
 * The id of the departure at a wall clock time. A time that is skipped in March starts an hour later and would share the id of a start
 * planned for then: it is named with the clock's distance before the change, which is the same instant.
 */
export function departureId(
  date: string,
  time: string,
  startsAt = instantOfWall(date, time),
): string {
  const shown = wallClock(startsAt);
  const planned = `${date}T${time || '00:00'}`;
  return shown.startsWith(planned) ? shown : `${planned}:00+01:00`;
}

/** UTC without milliseconds: `2027-06-12T08:00:00Z`. */
export const utcSeconds = (instant: number | string) =>
  `${new Date(instant).toISOString().slice(0, 19)}Z`;
