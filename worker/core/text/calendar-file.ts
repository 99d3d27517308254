import type { Language } from '#contract/languages/language.ts';
import { type WallTime, wallTime } from '#contract/menorca-time.ts';
import { translate } from '#core/locales/strings.ts';

// Parts of calendar files (RFC 5545).

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const ZONE = 'Europe/Madrid';
/** The rules since 1996; clocks change at 01:00 UTC. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * RFC 5545 section 3.3.11; line breaks of any kind become its `
 * `, other control characters a space.
 */
export const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

export const bare = (text: string) => text.replace(/[\p{Cc}\s]/gu, '');

const encoder = new TextEncoder();
const MAX_OCTETS = 75;

/** Lines of at most 75 octets without split characters; continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

export const digits = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const HOUR_MS = 3_600_000;

/** Whether this wall clock time occurs twice that night. */
function isTwice(instant: Date, { date, time }: WallTime): boolean {
  return [-HOUR_MS, HOUR_MS].some((shift) => {
    const other = wallTime(new Date(instant.getTime() + shift));
    return other.date === date && other.time === time;
  });
}

/** Island time. UTC in the repeated hour of October, because calendars disagree on which of the two is meant. */
export function timeProperty(name: 'DTSTART' | 'DTEND', iso: string): string {
  const instant = new Date(iso);
  const wall = wallTime(instant);
  return isTwice(instant, wall)
    ? `${name}:${digits(instant)}`
    : `${name};TZID=${ZONE}:${wall.date.replaceAll('-', '')}T${wall.time.replace(':', '')}00`;
}

export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : 'localhost');

export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
type CalendarEvent = {
  /** The same in mails and downloads; otherwise guests' calendars would show it twice. */
  uid: string;
  /** The page that it leads to. */
  url: string;
  /** Of what was booked; a higher one replaces the entry in the guest's calendar. */
  version: number;
  status: CalendarStatus;
  title: string;
  /** `DTSTART` and `DTEND`. */
  times: readonly string[];
  location: string;
  /** Lines of the description; those without a value are left out. */
  facts: readonly (readonly [string, string | null | undefined])[];
};

/** The lines of an event, in the guest's language. */
export function calendarEvent(
  language: Language,
  { uid, url, version, status, title, times, location, facts }: CalendarEvent,
  now = new Date(),
): string[] {
  const summary =
    status === 'CANCELLED'
      ? translate(language, 'admin-area', 'mail.calendar.cancelled', { summary: title })
      : title;
  const page = [translate(language, 'admin-area', 'mail.calendar.manage'), url] as const;
  const description = [...facts, page]
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${bare(`${uid}@${hostOf(url)}`)}`,
    `DTSTAMP:${digits(now)}`,
    `SEQUENCE:${version}`,
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${bare(url)}`,
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

type Heading = {
  siteName: string;
  subject: string;
  language: Language;
  /** Properties of the calendar in addition to the usual ones. */
  hints?: readonly string[];
};

/** A calendar with the lines of its events. */
export function calendarFile(
  { siteName, subject, language, hints = [] }: Heading,
  events: readonly string[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//${subject}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...hints,
    ...TIME_ZONE,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
