import type * as v from 'valibot';
import type { TranslationMarks } from '../admin/crud.ts';
import type { Language } from '../languages/language.ts';
import type * as schema from './plans.schema.ts';

// Words of OCTO, the open standard of tours and activities (https://docs.octo.travel).

export const AVAILABILITY_TYPES = ['START_TIME', 'OPENING_HOURS'] as const;
export type AvailabilityType = (typeof AVAILABILITY_TYPES)[number];

export const PRICING_PER = ['UNIT', 'BOOKING'] as const;
export type PricingPer = (typeof PRICING_PER)[number];

export const UNIT_TYPES = [
  'ADULT',
  'YOUTH',
  'CHILD',
  'INFANT',
  'FAMILY',
  'SENIOR',
  'STUDENT',
  'MILITARY',
  'OTHER',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const AVAILABILITY_STATUSES = [
  'AVAILABLE',
  'LIMITED',
  'FREESALE',
  'SOLD_OUT',
  'CLOSED',
] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** What a guest must give before a booking is confirmed. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'country',
  'notes',
  'postalCode',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

type InLanguages = Partial<Record<Language, string>>;
export type UnitTexts = { name?: InLanguages };
export type OptionTexts = { name?: InLanguages; description?: InLanguages };

/** The longest notice by which a departure with too few people is decided: 60 days. */
export const MAX_DECIDE_MINUTES = 60 * 24 * 60;

export const EXCEPTION_KINDS = ['closed', 'extra', 'changed'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** An option as the administration edits it. */
export type TripPlanInput = v.InferOutput<typeof schema.TripPlanInput>;
/** A row of the list of options. */
export type TripPlanRow = Pick<
  TripPlanInput,
  | 'tripId'
  | 'name'
  | 'availabilityType'
  | 'pricingPer'
  | 'instantConfirmation'
  | 'capacity'
  | 'isActive'
  | 'sortOrder'
  | 'translations'
> & { trip: string; translationState?: TranslationMarks };
export type TripExceptionInput = v.InferOutput<typeof schema.TripExceptionInput>;
export type TripExceptionSpan = v.InferOutput<typeof schema.TripExceptionSpan>;
/** Of a span: how many days were set, and which departures have more guests than places now. */
export type TripExceptionSpanAnswer = { days: number; oversold: Oversold[] };
/** `localTime` is empty for the whole day. */
/** `isCalledOff`: the departure was called off; only a reopening changes that. */
export type TripException = TripExceptionInput & {
  localDate: string;
  localTime: string;
  isCalledOff: boolean;
};
/** A departure with more bookings than places, and whom that touches, latest bookings first. */
export type Oversold = {
  date: string;
  time: string;
  /** Null: the departure is no longer planned, or closed. */
  capacity: number | null;
  taken: number;
  bookings: { id: string; reference: string; contactName: string | null; places: number }[];
};
/** Of a write to a day: the exception, if there is one now, and what it leaves without places. */
export type TripExceptionAnswer = { exception: TripException | null; oversold: Oversold[] };
/** A departure as the firm sees it. */
export type PlannedDeparture = {
  date: string;
  time: string;
  capacity: number | null;
  taken: number;
  status: AvailabilityStatus;
};

/** `unitId` null: of the whole booking. */
export type TripPriceCell = v.InferOutput<typeof schema.TripPriceInput>;
export type TripPriceTable = v.InferInput<typeof schema.TripPriceTable>;
/** `id` 0: nothing is published yet. */
export type TripPriceVersion = {
  id: number;
  note: string;
  user: string | null;
  createdAt: string;
  cells: number;
};
export type TripPriceGrid = {
  currency: 'EUR';
  option: {
    id: number;
    tripId: number;
    name: string;
    pricingPer: PricingPer;
    translations: OptionTexts;
  };
  version: TripPriceVersion;
  units: { id: number; type: UnitType; name: string; translations: UnitTexts }[];
  prices: TripPriceCell[];
};
