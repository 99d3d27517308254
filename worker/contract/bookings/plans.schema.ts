import * as v from 'valibot';
import { Count, Id, LongText, Text, Texts } from '../fields.schema.ts';
import { Language } from '../language.schema.ts';
import { PaymentTerms } from '../money/payments.schema.ts';
import { AVAILABILITY_TYPES, CONTACT_FIELDS, PRICING_PER, UNIT_TYPES } from './plans.ts';

const Time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
/** `MM-DD`; 29 February only counts in leap years. */
const SeasonDay = v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const Season = { seasonFrom: v.optional(SeasonDay, '01-01'), seasonTo: v.optional(SeasonDay, '12-31') };
const Minutes = v.pipe(Count, v.maxValue(60 * 24 * 366));
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
  ...PaymentTerms.entries,
  requiredContactFields: v.optional(v.array(v.picklist(CONTACT_FIELDS)), ['firstName', 'lastName']),
  guideLanguages: v.optional(v.array(Language), []),
  translations: v.optional(v.object({ name: v.optional(Texts), description: v.optional(Texts) }), {}),
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
  weekdays: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), [1, 2, 3, 4, 5, 6, 7]),
  times: v.optional(v.array(Time), []),
  opensAt: v.optional(v.nullable(Time), null),
  closesAt: v.optional(v.nullable(Time), null),
  capacity: v.optional(v.nullable(Count), null),
});
export const TripSeasonInput = v.object(Season);
export const TripExtraInput = v.object({ name: Text, per: v.optional(v.picklist(PRICING_PER), 'UNIT'), cents: Count, translations: Names });
