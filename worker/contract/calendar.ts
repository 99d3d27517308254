// Days as the island's calendar shows them: `YYYY-MM-DD`, which compare as texts.

export const MENORCA_TIME_ZONE = 'Europe/Madrid';

const DAY_MS = 86_400_000;

/** Is it a day of the calendar? 30 February is not. */
export function isCalendarDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return instant !== undefined && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

const HOUR_MS = 3_600_000;

/** 1:00 UTC on the last Sunday of March (2) or October (9), when Europe sets its clocks (Directive 2000/84/EC). */
const clockChange = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
};

/**
 * The day on the island at an instant. By the rule itself: the time zones of `Intl` take a phone's processor 60 ms at their first use. A test
 * holds it to them.
 */
export function menorcaToday(now: Date): string {
  const at = now.getTime();
  const year = now.getUTCFullYear();
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9);
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 10);
}

export const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
