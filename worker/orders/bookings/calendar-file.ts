import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { addDays } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';
import {
  bare,
  calendarFile,
  digits,
  escapeText,
  hostOf,
  timeProperty,
} from '#core/text/calendar-file.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';

const MINUTE_MS = 60_000;

type InFour = { [L in Language]?: string | undefined };
export type BookingInCalendar = {
  reference: string;
  status: BookingStatus;
  /** Of the booking; a higher one replaces the entry in the guest's calendar. */
  version: number;
  localDate: string;
  localTime: string;
  option: { name: string; durationMinutes: number; translations: { name?: InFour | undefined } };
  trip: {
    name: string;
    meetingPoint: string;
    translations: { name?: InFour | undefined; meetingPoint?: InFour | undefined };
  };
};
type Options = { language: Language; siteName: string; url: string; now?: Date };

const STATES: Partial<Record<BookingStatus, string>> = {
  PENDING: 'TENTATIVE',
  ON_HOLD: 'TENTATIVE',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'CANCELLED',
};

/** Start and end; of a day's hire the whole day. */
function times({ localDate, localTime, option }: BookingInCalendar): string[] {
  if (localTime === '')
    return [
      `DTSTART;VALUE=DATE:${localDate.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(localDate, 1).replaceAll('-', '')}`,
    ];
  const start = instantOfWall(localDate, localTime);
  const iso = (instant: number) => new Date(instant).toISOString();
  return [
    timeProperty('DTSTART', iso(start)),
    timeProperty('DTEND', iso(start + option.durationMinutes * MINUTE_MS)),
  ];
}

/** The entry of a booking in a calendar file. */
export function bookingEvent(
  booking: BookingInCalendar,
  { language, url, now = new Date() }: Omit<Options, 'siteName'>,
): string[] {
  const status = STATES[booking.status] ?? 'CONFIRMED';
  const title = localize(booking.trip, 'name', language);
  const summary =
    status === 'CANCELLED'
      ? translate(language, 'admin-area', 'mail.calendar.cancelled', { summary: title })
      : title;
  const facts: [string, string][] = [
    [translate(language, 'admin-area', 'mail.label.reference'), booking.reference],
    [
      translate(language, 'admin-area', 'mail.label.option'),
      localize(booking.option, 'name', language),
    ],
    [translate(language, 'admin-area', 'mail.calendar.manage'), url],
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${bare(`${booking.reference}@${hostOf(url)}`)}`,
    `DTSTAMP:${digits(now)}`,
    `SEQUENCE:${booking.version}`,
    ...times(booking),
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(localize(booking.trip, 'meetingPoint', language))}`,
    `DESCRIPTION:${escapeText(facts.map(([label, value]) => `${label}: ${value}`).join('\n'))}`,
    `URL:${bare(url)}`,
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** A booking as a calendar file in the guest's language. */
export const bookingCalendar = (booking: BookingInCalendar, options: Options): string =>
  calendarFile(
    { siteName: options.siteName, subject: 'Trips', language: options.language },
    bookingEvent(booking, options),
  );
