// Days as the island's calendar shows them: `YYYY-MM-DD`, which compare as texts.

export const MENORCA_TIME_ZONE = 'Europe/Madrid';

const DAY_MS = 86_400_000;

/** Is it a day of the calendar? 30 February is not. */
export function isCalendarDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return instant !== undefined && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

// Made at the first use: it takes a phone's processor longer than all else that a page runs when it starts.
let calendar: Intl.DateTimeFormat | undefined;

/** The day on the island at an instant. */
export function menorcaToday(now: Date): string {
  calendar ??= new Intl.DateTimeFormat('en-GB', { timeZone: MENORCA_TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(calendar.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

export const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
