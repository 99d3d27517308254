import * as v from 'valibot';
import { answerOf, Translations } from '../answer-parts.schema.ts';
import {
  addDays,
  FIRST_DAY,
  isCalendarDay,
  lastBookableDay,
  menorcaToday,
  soonEnough,
} from '../calendar.ts';
import { IsoDate, QueryBookingDay } from '../days.schema.ts';
import { Count, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { TermsInForce } from '../money/payments.schema.ts';
import { Season } from '../trips/season.schema.ts';
import { AVAILABILITY_DAYS, MAX_AVAILABILITY_DAYS, monthDays } from './availability.ts';
import { DepartureMinimum } from './minimum/minimum.schema.ts';
import { PickupPoint } from './needs/pickups.schema.ts';
import { AskedQuestion } from './needs/questions.schema.ts';
import {
  AVAILABILITY_STATUSES,
  AVAILABILITY_TYPES,
  CONTACT_FIELDS,
  PRICING_PER,
  UNIT_TYPES,
} from './plans.ts';

const MAX_PEOPLE = 99;

const People = v.optional(
  v.pipe(
    v.string(),
    v.metadata({ jsonSchema: { type: 'integer', minimum: 1, maximum: MAX_PEOPLE } }),
    v.transform((text) => (/^[1-9]\d?$/.test(text) ? Number(text) : 1)),
  ),
  '1',
);
/** `12:2,13:1`: two of unit 12 and one of unit 13. */
const Units = v.optional(
  v.pipe(
    v.string(),
    v.metadata({ jsonSchema: { pattern: '^\\d+:\\d+(,\\d+:\\d+)*$' } }),
    v.transform((text) =>
      /^\d{1,9}:\d{1,2}(?:,\d{1,9}:\d{1,2}){0,19}$/.test(text)
        ? text.split(',').map((one) => {
            const [unitId, quantity] = one.split(':').map(Number) as [number, number];
            return { unitId, quantity };
          })
        : undefined,
    ),
  ),
);

const isBookableMonth = (month: string) =>
  FIRST_DAY <= `${month}-01` && `${month}-01` <= lastBookableDay();
const Month = v.optional(
  v.pipe(
    v.string(),
    v.metadata({ jsonSchema: { pattern: '^(now|\\d{4}-\\d{2})$' } }),
    v.transform((text) => (text === 'now' || isCalendarDay(`${text}-01`) ? text : undefined)),
    v.check((month) => month === undefined || month === 'now' || isBookableMonth(month), 'too_far'),
  ),
);

/**
 * From today, or from the day, for a month unless it is said until when; `month` is the rest of a calendar month, `now` the first one with
 * departures, which a calendar opens with. Invalid values count as absent; days beyond the horizon are refused.
 */
export const AvailabilityQuery = v.pipe(
  v.object({
    from: QueryBookingDay,
    to: QueryBookingDay,
    month: Month,
    people: People,
    units: Units,
  }),
  v.transform(({ from, to, month, people, units }) => {
    const today = menorcaToday(new Date());
    if (month !== undefined) {
      const days = monthDays(month, today);
      return { ...days, to: soonEnough(days.to), isOpening: month === 'now', people, units };
    }
    const first = from ?? today;
    const last = addDays(first, MAX_AVAILABILITY_DAYS - 1);
    const until = to !== undefined && to >= first ? to : addDays(first, AVAILABILITY_DAYS - 1);
    return {
      from: first,
      to: soonEnough(until < last ? until : last),
      isOpening: false,
      people,
      units,
    };
  }),
);

const Cents = Count;
const Named = { id: Id, name: v.string(), translations: Translations('name') };
const TripDeparture = v.object({
  id: v.string(),
  date: IsoDate,
  time: v.string(),
  endsAt: v.string(),
  cutoffAt: v.string(),
  hours: v.nullable(v.object({ from: v.string(), to: v.string() })),
  status: v.picklist(AVAILABILITY_STATUSES),
  isAvailable: v.boolean(),
  vacancies: v.nullable(Count),
  minimum: DepartureMinimum,
  unitCents: v.array(Cents),
  cents: Cents,
});
export const TripAvailability = answerOf(
  '/api/trips/:id/availability',
  v.object({
    from: IsoDate,
    to: IsoDate,
    currency: v.literal('EUR'),
    season: Season,
    options: v.array(
      v.object({
        ...Named,
        description: v.string(),
        translations: Translations('name', 'description'),
        instantConfirmation: v.boolean(),
        availabilityType: v.picklist(AVAILABILITY_TYPES),
        pricingPer: v.picklist(PRICING_PER),
        durationMinutes: Count,
        minUnits: Count,
        maxUnits: v.nullable(Count),
        cancellationMinutes: Count,
        ...TermsInForce.entries,
        requiredContactFields: v.array(v.picklist(CONTACT_FIELDS)),
        guideLanguages: v.array(Language),
        units: v.array(
          v.object({
            ...Named,
            type: v.picklist(UNIT_TYPES),
            minAge: Count,
            maxAge: Count,
            paxCount: Count,
            needsAdult: v.boolean(),
          }),
        ),
        extras: v.array(v.object({ ...Named, per: v.picklist(PRICING_PER), cents: Cents })),
        questions: v.array(AskedQuestion),
        pickups: v.array(PickupPoint),
        departures: v.array(TripDeparture),
      }),
    ),
  }),
);
