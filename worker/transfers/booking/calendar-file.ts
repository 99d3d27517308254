import type { Language } from '#contract/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { type WallTime, wallTime } from '#contract/menorca-time.ts';
import { endsOfLeg, withAddress } from '#contract/transfers/ends.ts';
import { readablePhone } from '#text/phone-number.ts';
import { translate } from '#text/strings.ts';

type InFour = { [L in Language]?: string | undefined };
type Place = { name: string; meetingPoint?: string | null; translations: { name?: InFour | undefined; meetingPoint?: InFour | undefined } };
export type TransferInCalendar = {
  reference: string;
  status: string;
  /** Of the request; a higher one replaces the entry in the guest's calendar. */
  version: number;
  from: Place;
  to: Place;
  legs: readonly {
    leg: 'outbound' | 'return';
    startsAt: string;
    endsAt: string;
    flight?: string | null | undefined;
    pickupAddress?: string | null | undefined;
    dropoffAddress?: string | null | undefined;
    driver?: { name: string; phone: string; vehicle: string; plate: string } | null | undefined;
  }[];
  vehicle: { name: string; translations: { name?: InFour | undefined } };
};
type CalendarOptions = {
  language: Language;
  siteName: string;
  /** The page of the request. */
  url: string;
  /** The request's reference, identical in mails and downloads; otherwise guests' calendars would show the journey twice. */
  uid: string;
  now?: Date;
};

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

const STATES: Record<string, 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'> = {
  new: 'TENTATIVE',
  quoted: 'TENTATIVE',
  declined: 'CANCELLED',
  spam: 'CANCELLED',
  cancelled_customer: 'CANCELLED',
  cancelled_operator: 'CANCELLED',
};

/**
 * RFC 5545 section 3.3.11; line breaks of any kind become its `
 * `, other control characters a space.
 */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const bare = (text: string) => text.replace(/[\p{Cc}\s]/gu, '');

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

const digits = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const HOUR_MS = 3_600_000;

/** Whether this wall clock time occurs twice that night. */
function isTwice(instant: Date, { date, time }: WallTime): boolean {
  return [-HOUR_MS, HOUR_MS].some((shift) => {
    const other = wallTime(new Date(instant.getTime() + shift));
    return other.date === date && other.time === time;
  });
}

/** Island time. UTC in the repeated hour of October, because calendars disagree on which of the two is meant. */
function timeProperty(name: 'DTSTART' | 'DTEND', iso: string): string {
  const instant = new Date(iso);
  const wall = wallTime(instant);
  return isTwice(instant, wall)
    ? `${name}:${digits(instant)}`
    : `${name};TZID=${ZONE}:${wall.date.replaceAll('-', '')}T${wall.time.replace(':', '')}00`;
}

/** `Ana · +34 600 000 000 · Mercedes Vito · 1234 BCD` */
export const driverInWords = ({ name, phone, vehicle, plate }: { name: string; phone: string; vehicle: string; plate: string }) =>
  [name, readablePhone(phone), vehicle, plate].filter(Boolean).join(' · ');

function journey(booking: TransferInCalendar, leg: TransferInCalendar['legs'][number], options: CalendarOptions): string[] {
  const { language, url, uid, now = new Date() } = options;
  const { start, end, pickupAddress, dropoffAddress } = endsOfLeg(booking, leg);
  const [from, to] = [localize(start, 'name', language), localize(end, 'name', language)];
  const status = STATES[booking.status] ?? 'CONFIRMED';
  const title = translate(language, 'admin', 'mail.calendar.summary', { from, to });
  const summary = status === 'CANCELLED' ? translate(language, 'admin', 'mail.calendar.cancelled', { summary: title }) : title;
  const facts: [string, string | null | undefined][] = [
    [translate(language, 'admin', 'mail.label.reference'), booking.reference],
    [translate(language, 'admin', 'mail.label.meeting_point'), localize(start, 'meetingPoint', language)],
    [translate(language, 'admin', 'mail.label.drop_off'), dropoffAddress && withAddress(to, dropoffAddress)],
    [translate(language, 'admin', 'mail.label.flight'), leg.flight],
    [translate(language, 'admin', 'mail.label.vehicle'), localize(booking.vehicle, 'name', language)],
    [translate(language, 'admin', 'mail.label.driver'), leg.driver && driverInWords(leg.driver)],
    [translate(language, 'admin', 'mail.calendar.manage'), url],
  ];
  const description = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${bare(`${uid}-${leg.leg}@${URL.canParse(url) ? new URL(url).hostname : 'localhost'}`)}`,
    `DTSTAMP:${digits(now)}`,
    `SEQUENCE:${booking.version}`,
    timeProperty('DTSTART', leg.startsAt),
    timeProperty('DTEND', leg.endsAt),
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(withAddress(from, pickupAddress))}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${bare(url)}`,
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** RFC 5545, one entry per journey, in the guest's language. */
export function transferCalendar(booking: TransferInCalendar, options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(options.siteName)}//Transfers//${options.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...TIME_ZONE,
    ...booking.legs.flatMap((leg) => journey(booking, leg, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
