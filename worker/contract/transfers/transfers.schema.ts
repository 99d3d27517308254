import * as v from 'valibot';
import { isCalendarDay, isInHorizon } from '../calendar.ts';
import { ClockTime, IsoDate } from '../days.schema.ts';
import {
  Cents,
  Count,
  Id,
  Latitude,
  Longitude,
  LongText,
  Picture,
  Slug,
  Text,
  TextList,
  Texts,
} from '../fields.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';

import { EXTRA_CODES, PLACE_KINDS } from './transfers.ts';

const FaqEntry = v.object({ question: Text, answer: LongText });
const Faq = v.pipe(v.array(FaqEntry), v.maxLength(20));
export const PointOfInterest = v.object({ title: Text, text: LongText });
const Pois = v.pipe(v.array(PointOfInterest), v.maxLength(20));

/** A price zone; with `hasPage` it has the page `/airport-transfers/{slug}`. */
export const ZoneInput = v.object({
  slug: Slug,
  name: Text,
  /** By road from the airport. */
  minutes: Count,
  km: Count,
  hasPage: v.optional(v.boolean(), false),
  /** A request with the terms is confirmed at once while a van of its class is free. */
  acceptsAtOnce: v.optional(v.boolean(), false),
  image: v.optional(v.nullable(Picture), null),
  sortOrder: v.optional(Count, 0),
  headline: v.optional(LongText, ''),
  intro: v.optional(LongText, ''),
  pois: v.optional(Pois, []),
  faq: v.optional(Faq, []),
  translations: v.optional(
    v.object({
      name: v.optional(Texts),
      headline: v.optional(Texts),
      intro: v.optional(Texts),
      pois: v.optional(inLanguages(Pois)),
      faq: v.optional(inLanguages(Faq)),
    }),
    {},
  ),
});

export const PlaceInput = v.object({
  kind: v.picklist(PLACE_KINDS),
  name: Text,
  /** Other spellings that searches must find (Mahón for Maó). */
  aliases: v.optional(TextList, []),
  /** Null for the airport, where zones are measured from. */
  zoneId: v.nullable(Id),
  latitude: Latitude,
  longitude: Longitude,
  meetingPoint: v.optional(LongText, ''),
  translations: v.optional(
    v.object({ name: v.optional(Texts), meetingPoint: v.optional(Texts) }),
    {},
  ),
});

export const VehicleInput = v.object({
  code: Slug,
  name: Text,
  description: v.optional(LongText, ''),
  image: v.optional(v.nullable(Picture), null),
  maxPassengers: v.pipe(Count, v.minValue(1)),
  largeBags: Count,
  cabinBags: Count,
  childSeats: Count,
  hasWheelchairAccess: v.optional(v.boolean(), false),
  /** Shortest notice for a request. */
  leadMinutes: Count,
  /** Vans, as resources, that the class draws on. */
  resourceIds: v.optional(v.pipe(v.array(Id), v.maxLength(50)), []),
  sortOrder: v.optional(Count, 0),
  translations: v.optional(
    v.object({ name: v.optional(Texts), description: v.optional(Texts) }),
    {},
  ),
});

export const PriceInput = v.object({
  zoneId: Id,
  vehicleId: Id,
  oneWayCents: Cents,
  returnCents: Cents,
  validFrom: IsoDate,
  validTo: v.optional(v.nullable(IsoDate), null),
});

const Percent = v.pipe(Count, v.maxValue(100));
const dayOfHoliday = (date: string) => (date.length === 5 ? `2028-${date}` : date);
/** `12-25` applies every year, `2027-03-29` in that year only. */
const HolidayDate = v.pipe(
  v.string(),
  v.regex(/^(?:\d{4}-)?\d{2}-\d{2}$/),
  v.check((date) => isCalendarDay(dayOfHoliday(date)), 'date'),
  v.check(
    (date) => !isCalendarDay(dayOfHoliday(date)) || isInHorizon(dayOfHoliday(date)),
    'too_far',
  ),
);

/** The firm's charges and limits. Percentages apply to their leg; times are island time. */
export const TransferRules = v.object({
  /**
   * The window may cross midnight. A pick-up at the airport in its first `lateFlightGraceMinutes` is not charged, because the flight was
   * late.
   */
  night: v.object({
    from: ClockTime,
    to: ClockTime,
    percent: Percent,
    lateFlightGraceMinutes: v.pipe(Count, v.maxValue(240)),
  }),
  holiday: v.object({ dates: v.pipe(v.array(HolidayDate), v.maxLength(60)), percent: Percent }),
  /** Unit price per leg; `max` per leg. Codes that are not listed are not available. */
  extras: v.pipe(
    v.array(
      v.object({ code: v.picklist(EXTRA_CODES), cents: Cents, max: v.pipe(Count, v.maxValue(99)) }),
    ),
    v.check((extras) => new Set(extras.map(({ code }) => code)).size === extras.length, 'invalid'),
  ),
  waiting: v.object({
    airportMinutes: Count,
    portMinutes: Count,
    otherMinutes: Count,
    extraQuarterCents: Cents,
    /** Quarters of an hour that can be booked in advance. */
    maxExtraQuarters: v.optional(Count, 8),
  }),
  minimumNoticeMinutes: Count,
  /** Pick-ups must be within; null: day and night. The window may cross midnight. */
  hours: v.optional(v.nullable(v.object({ from: ClockTime, to: ClockTime })), null),
  /** Hours before pick-up from which the percentage is charged, in any order. */
  cancellation: v.pipe(
    v.array(v.object({ hoursBefore: Count, feePercent: Percent })),
    v.maxLength(12),
  ),
  maxPassengers: v.pipe(Count, v.minValue(1), v.maxValue(60)),
});
