import { islandClock } from '../calendar.ts';

const HOUR_MS = 3_600_000;
/** Guests of a start shortly after midnight come the day before, and latecomers of one shortly before it the day after. */
const AROUND_START_MS = 3 * HOUR_MS;

/** Whether tickets of a departure are checked in at an instant: on its day in Menorca, or within three hours of its start. */
export function isCheckInDay({ date, time }: { date: string; time: string }, at: Date): boolean {
  const now = islandClock(at);
  if (now.startsWith(date)) return true;
  return (
    time !== '' &&
    Math.abs(Date.parse(`${now}Z`) - Date.parse(`${date}T${time}Z`)) <= AROUND_START_MS
  );
}
