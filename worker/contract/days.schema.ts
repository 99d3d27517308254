import * as v from 'valibot';
import {
  FIRST_DAY,
  isBookable,
  isCalendarDay,
  isInHorizon,
  LAST_DAY,
  menorcaToday,
} from './calendar.ts';
import type { FieldErrorCode } from './problem.ts';
import { tidyClock, tidyCode } from './texts/tidy-text.ts';

// Every day, month and instant that is sent: within the horizon of `calendar.ts`, and within three years for bookings.

const code = (name: FieldErrorCode) => name;
const DAY = { format: 'date' } as const;

/** A day that exists: the 30th of February does not. */
export const IsoDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isCalendarDay, code('date')),
  v.check((day) => !isCalendarDay(day) || isInHorizon(day), code('too_far')),
);

/** The day of a booking or a journey, as people type it. */
export const BookingDay = v.pipe(
  v.string(),
  v.metadata({ jsonSchema: DAY }),
  v.transform(tidyCode),
  v.minLength(1),
  v.check(isCalendarDay, code('date')),
  v.check((day) => !isCalendarDay(day) || isBookable(day), code('too_far')),
);
/** One after today on the island. */
export const DayAhead = v.pipe(
  BookingDay,
  v.check((day) => !isCalendarDay(day) || day > menorcaToday(new Date()), code('past')),
);

/** A time of day in Menorca as people type it; stored as `HH:MM`. */
export const ClockTime = v.pipe(
  v.string(),
  v.examples(['14:30']),
  v.transform(tidyClock),
  v.minLength(1),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
);

/** `YYYY-MM`. */
export const IsoMonth = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  v.check((month) => !isCalendarDay(`${month}-01`) || isInHorizon(`${month}-01`), code('too_far')),
);

const inUtc = (text: string) => {
  const date = new Date(text);
  return isCalendarDay(text.slice(0, 10)) && !Number.isNaN(date.getTime())
    ? date.toISOString()
    : '';
};
const isInstantInHorizon = (text: string) =>
  FIRST_DAY <= text && text.slice(0, 10) <= LAST_DAY && /^\d{4}-/.test(text);
/** Accepted with any offset and stored in UTC as `Date.prototype.toISOString` writes it, so that instants can be compared as strings. */
export const IsoTimestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => inUtc(text) !== '', code('date')),
  v.transform(inUtc),
  v.check((text) => text === '' || isInstantInHorizon(text), code('too_far')),
);

const START = /^(\d{4}-\d{2}-\d{2})T/;
const isBookableStart = (id: string) => {
  const day = START.exec(id)?.[1] ?? '';
  return !isCalendarDay(day) || isBookable(day);
};
/** The `id` of a departure of the availability. */
export const DepartureId = v.pipe(
  v.string(),
  v.metadata({ jsonSchema: { format: 'date-time' } }),
  v.maxLength(40),
  v.check(isBookableStart, code('too_far')),
  v.examples(['2027-06-12T10:00:00+02:00']),
);

/** A day in an address: what is no day is ignored, one beyond the horizon is refused. */
export const QueryDay = v.pipe(
  v.optional(v.string()),
  v.metadata({ jsonSchema: DAY }),
  v.transform((text) => (text !== undefined && isCalendarDay(text) ? text : undefined)),
  v.check((day) => day === undefined || isInHorizon(day), code('too_far')),
);
/** The same of what can be booked. */
export const QueryBookingDay = v.pipe(
  QueryDay,
  v.check((day) => day === undefined || isBookable(day), code('too_far')),
);
