export const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

/** A wall clock time: days since 1970, and seconds of the day (null: the whole day). */
export type Wall = { day: number; seconds: number | null };

export const dayNumber = (year: number, month: number, day: number) =>
  Date.UTC(year, month, day) / DAY_MS;
/** Year, month from 0, and day of the month. */
export function dateOf(day: number): [year: number, month: number, date: number] {
  const date = new Date(day * DAY_MS);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
}
/** From 0, which is Sunday. */
export const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;
export const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const DATE_TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;

/** `20270612`, `20270612T100000` or `20270612T080000Z`; undefined when it is none of them, or no day of the calendar. */
export function wallIn(text: string): (Wall & { isUtc: boolean }) | undefined {
  const found = DATE_TIME.exec(text.trim());
  if (!found) return undefined;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const day = dayNumber(year, month - 1, date);
  const [y, m, d] = dateOf(day);
  if (y !== year || m !== month - 1 || d !== date || hour > 24 || minute > 59) return undefined;
  const seconds = found[4] === undefined ? null : hour * 3600 + minute * 60 + Math.min(second, 59);
  return { day, seconds, isUtc: found[7] !== undefined };
}

export const utcOf = ({ day, seconds }: Wall) => (day * DAY_SECONDS + (seconds ?? 0)) * 1000;
export function wallOfUtc(ms: number): Wall & { seconds: number } {
  const all = Math.floor(ms / 1000);
  const day = Math.floor(all / DAY_SECONDS);
  return { day, seconds: all - day * DAY_SECONDS };
}

const DURATION =
  /^([+-])?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/i;
/** Seconds of `P1DT2H`; undefined when it is no duration or a negative one. */
export function durationIn(text: string): number | undefined {
  const [matched, sign, ...parts] = DURATION.exec(text.trim()) ?? [];
  if (matched === undefined || sign === '-') return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  return (weeks * 7 + days) * DAY_SECONDS + hours * 3600 + minutes * 60 + seconds;
}
