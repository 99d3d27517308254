import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { addDays } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';
import {
  type CalendarStatus,
  calendarEvent,
  calendarFile,
  timeProperty,
} from '#core/text/calendar-file.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';

const MINUTE_MS = 60_000;

type InFour = { [L in Language]?: string | undefined };
export type BookingInCalendar = {
  reference: string;
  status: BookingStatus;
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

const STATES: Partial<Record<BookingStatus, CalendarStatus>> = {
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
export const bookingEvent = (
  booking: BookingInCalendar,
  { language, url, now }: Omit<Options, 'siteName'>,
): string[] =>
  calendarEvent(
    language,
    {
      ...{ uid: booking.reference, url, version: booking.version },
      status: STATES[booking.status] ?? 'CONFIRMED',
      title: localize(booking.trip, 'name', language),
      times: times(booking),
      location: localize(booking.trip, 'meetingPoint', language),
      facts: [
        [translate(language, 'admin-area', 'mail.label.reference'), booking.reference],
        [
          translate(language, 'admin-area', 'mail.label.option'),
          localize(booking.option, 'name', language),
        ],
      ],
    },
    now,
  );

/** A booking as a calendar file in the guest's language. */
export const bookingCalendar = (booking: BookingInCalendar, options: Options): string =>
  calendarFile(
    { siteName: options.siteName, subject: 'Trips', language: options.language },
    bookingEvent(booking, options),
  );
