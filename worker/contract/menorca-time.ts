import { islandClock } from './calendar.ts';

const MINUTE_MS = 60_000;

export type WallTime = { date: string; time: string };

/** The wall clock time in Menorca at an instant. */
export function wallTime(instant: Date): WallTime {
  const [date = '', time = ''] = islandClock(instant).split('T');
  return { date, time };
}

export const menorcaNow = () => wallTime(new Date());

const isSame = (a: WallTime, b: WallTime) => a.date === b.date && a.time === b.time;

/**
 * The instant of a wall clock time. `date`: the day does not exist; `skipped`: that hour is skipped when the clocks go forward. The
 * repeated hour in October is taken as the first one, in summer time.
 */
export function instantOf(wall: WallTime): Date | 'date' | 'skipped' {
  const asUtc = new Date(`${wall.date}T${wall.time}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 10) !== wall.date)
    return 'date';
  for (const hoursAhead of [2, 1]) {
    const instant = new Date(asUtc.getTime() - hoursAhead * 60 * MINUTE_MS);
    if (isSame(wallTime(instant), wall)) return instant;
  }
  return 'skipped';
}

export const addMinutes = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * MINUTE_MS);
export const minutesBetween = (from: Date, to: Date) =>
  Math.floor((to.getTime() - from.getTime()) / MINUTE_MS);
