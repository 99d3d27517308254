import * as v from 'valibot';
import { TranslationMarks } from '../admin/crud.schema.ts';
import { ClockTime, IsoDate } from '../days.schema.ts';
import { Cents, Count, DraftText, Id, LongText, Text, Texts } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { PaymentTerms } from '../money/payments.schema.ts';
import { Pickups } from './needs/pickups.schema.ts';
import { Questions } from './needs/questions.schema.ts';
import {
  AVAILABILITY_TYPES,
  CONTACT_FIELDS,
  EXCEPTION_KINDS,
  MAX_DECIDE_MINUTES,
  PRICING_PER,
  UNIT_TYPES,
} from './plans.ts';
import { OptionUseInput } from './resources.schema.ts';

/** `MM-DD`; 29 February only counts in leap years. */
const SeasonDay = v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const Season = {
  seasonFrom: v.optional(SeasonDay, '01-01'),
  seasonTo: v.optional(SeasonDay, '12-31'),
};
const Minutes = v.pipe(Count, v.maxValue(60 * 24 * 366));
/** People whom a departure needs to take place, and the minutes before its start by which that is decided. */
const MinPeople = v.pipe(Count, v.minValue(1), v.maxValue(10_000));
const DecideMinutes = v.pipe(Count, v.maxValue(MAX_DECIDE_MINUTES));
const Names = v.optional(v.object({ name: v.optional(Texts) }), {});

/** An option as it is written; what belongs to it refers to it by its id. */
export const TripOptionInput = v.object({
  tripId: Id,
  name: Text,
  description: v.optional(v.union([v.literal(''), LongText]), ''),
  instantConfirmation: v.optional(v.boolean(), false),
  availabilityType: v.optional(v.picklist(AVAILABILITY_TYPES), 'START_TIME'),
  pricingPer: v.optional(v.picklist(PRICING_PER), 'UNIT'),
  durationMinutes: v.pipe(Minutes, v.minValue(1)),
  minUnits: v.optional(Count, 1),
  maxUnits: v.optional(v.nullable(Count), null),
  capacity: v.optional(v.nullable(Count), null),
  cutoffMinutes: v.optional(Minutes, 0),
  cancellationMinutes: v.optional(Minutes, 2880),
  minPeople: v.optional(v.nullable(MinPeople), null),
  decideMinutes: v.optional(DecideMinutes, 1440),
  ...PaymentTerms.entries,
  requiredContactFields: v.optional(v.array(v.picklist(CONTACT_FIELDS)), ['firstName', 'lastName']),
  guideLanguages: v.optional(v.array(Language), []),
  translations: v.optional(
    v.object({ name: v.optional(Texts), description: v.optional(Texts) }),
    {},
  ),
});
export const TripUnitInput = v.object({
  type: v.picklist(UNIT_TYPES),
  name: Text,
  minAge: v.optional(Count, 0),
  maxAge: v.optional(Count, 99),
  paxCount: v.optional(Count, 1),
  needsAdult: v.optional(v.boolean(), false),
  translations: Names,
});
export const TripScheduleInput = v.object({
  ...Season,
  weekdays: v.optional(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    [1, 2, 3, 4, 5, 6, 7],
  ),
  times: v.optional(v.array(ClockTime), []),
  opensAt: v.optional(v.nullable(ClockTime), null),
  closesAt: v.optional(v.nullable(ClockTime), null),
  capacity: v.optional(v.nullable(Count), null),
});
export const TripSeasonInput = v.object(Season);
export const TripExtraInput = v.object({
  name: Text,
  per: v.optional(v.picklist(PRICING_PER), 'UNIT'),
  cents: Count,
  translations: Names,
});

const Limit = v.optional(v.nullable(v.pipe(Count, v.minValue(1))), null);
/** What belongs to an option and is named by bookings, which keep it: an id says which one it is, none that it is new. */
const Part = {
  id: v.optional(v.nullable(Id), null),
  translationState: v.optional(TranslationMarks, {}),
};
/** An option with all that the administration edits with it. Exceptions and prices have routes of their own. */
export const TripPlanInput = v.object({
  ...TripOptionInput.entries,
  isActive: v.optional(v.boolean(), false),
  sortOrder: v.optional(Count, 0),
  durationMinutes: v.optional(TripOptionInput.entries.durationMinutes, 120),
  /** One without a name is called by its type, in all languages. */
  units: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...Part,
          ...TripUnitInput.entries,
          name: v.optional(DraftText, ''),
          minQuantity: Limit,
          maxQuantity: Limit,
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
    [{ type: 'ADULT' }],
  ),
  /** Prices of the units by their position, all year; of the whole booking the first one. Published if the option has no prices yet. */
  firstPrices: v.optional(v.pipe(v.array(v.nullable(Cents)), v.maxLength(20)), []),
  schedules: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...TripScheduleInput.entries,
          validFrom: v.optional(v.nullable(IsoDate), null),
          validTo: v.optional(v.nullable(IsoDate), null),
        }),
      ),
      v.maxLength(40),
    ),
    [],
  ),
  extras: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...Part,
          ...TripExtraInput.entries,
          cents: Cents,
          isActive: v.optional(v.boolean(), true),
        }),
      ),
      v.maxLength(20),
    ),
    [],
  ),
  uses: v.optional(v.pipe(v.array(OptionUseInput), v.maxLength(20)), []),
  questions: v.optional(Questions, []),
  pickups: v.optional(Pickups, []),
});
/** A day's difference. `cents` replace the season's: by the unit's id, or under `booking`. */
export const TripExceptionInput = v.object({
  kind: v.picklist(EXCEPTION_KINDS),
  capacity: v.optional(v.nullable(Count), null),
  /** Instead of the option's; 0: none are needed. */
  minPeople: v.optional(v.nullable(v.pipe(Count, v.maxValue(10_000))), null),
  decideMinutes: v.optional(v.nullable(DecideMinutes), null),
  cents: v.optional(v.record(v.pipe(v.string(), v.regex(/^(?:booking|[1-9]\d{0,9})$/)), Cents), {}),
  note: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});
export const TripPriceInput = v.object({ unitId: v.nullable(Id), ...Season, cents: Cents });
/** The same difference on all days of a span, for several options. Prices are of one option: they are set day by day. */
export const TripExceptionSpan = v.pipe(
  v.object({
    ...v.omit(TripExceptionInput, ['cents']).entries,
    optionIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(50)),
    from: IsoDate,
    to: IsoDate,
    /** One start of each day; empty: the day. */
    localTime: v.optional(v.union([v.literal(''), ClockTime]), ''),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'wrong_order'),
    ['to'],
  ),
);
/** A whole table: it replaces the one with the version `baseVersion`, which is 0 when there is none yet. */
export const TripPriceTable = v.object({
  baseVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  prices: v.pipe(v.array(TripPriceInput), v.maxLength(1000)),
  note: v.optional(LongText, ''),
});
