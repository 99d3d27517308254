import { addDays } from '../calendar.ts';
import type { Language } from '../languages/language.ts';
import type { PaymentTerms } from '../money/payments.ts';
import type { Season } from '../trips/season.ts';
import type { DepartureMinimum } from './minimum/minimum.ts';
import type { PickupPoint } from './needs/pickups.ts';
import type { Question } from './needs/questions.ts';
import type {
  AvailabilityStatus,
  AvailabilityType,
  ContactField,
  OptionTexts,
  PricingPer,
  UnitTexts,
  UnitType,
} from './plans.ts';

/** Days that are answered without a range, and at most. */
export const AVAILABILITY_DAYS = 31;
export const MAX_AVAILABILITY_DAYS = 366;
/** A month with fewer days left is not what a calendar opens with. */
const MIN_DAYS_LEFT = 5;

/** The first day of the month that comes a number of months later. `month`: `YYYY-MM`. */
export const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 10);
};

/** The days of a calendar month from today on; of a past month, the last one. `now`: this month, or the next one when it is almost over. */
export function monthDays(month: string, today: string): { from: string; to: string } {
  const last = (of: string) => addDays(monthAfter(of, 1), -1);
  const current = today.slice(0, 7);
  const first =
    addDays(today, MIN_DAYS_LEFT - 1) > last(current)
      ? monthAfter(current, 1).slice(0, 7)
      : current;
  const shown = month === 'now' ? first : month;
  const to = last(shown);
  const from = `${shown}-01` > today ? `${shown}-01` : today;
  return { from: from < to ? from : to, to };
}

export type OpeningHours = { from: string; to: string };
export type TripDeparture = {
  /** The start as wall clock time with its distance from UTC; a booking names it. */
  id: string;
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  endsAt: string;
  /** UTC; until then it can be booked. */
  cutoffAt: string;
  hours: OpeningHours | null;
  status: AvailabilityStatus;
  isAvailable: boolean;
  vacancies: number | null;
  /** Null where any number of people is enough. */
  minimum: DepartureMinimum | null;
  /** Of each unit, in the order of the option's units. */
  unitCents: number[];
  /** Of the people or units asked for. */
  cents: number;
};
export type TripUnit = {
  id: number;
  type: UnitType;
  name: string;
  minAge: number;
  maxAge: number;
  paxCount: number;
  needsAdult: boolean;
  translations: UnitTexts;
};
export type TripExtra = {
  id: number;
  name: string;
  per: PricingPer;
  cents: number;
  translations: UnitTexts;
};
/** With what is paid when booking; `none` where nothing can be paid online. */
export type AvailableOption = PaymentTerms & {
  id: number;
  name: string;
  description: string;
  translations: OptionTexts;
  instantConfirmation: boolean;
  availabilityType: AvailabilityType;
  pricingPer: PricingPer;
  durationMinutes: number;
  minUnits: number;
  maxUnits: number | null;
  cancellationMinutes: number;
  requiredContactFields: ContactField[];
  guideLanguages: Language[];
  units: TripUnit[];
  extras: TripExtra[];
  questions: Question[];
  pickups: PickupPoint[];
  departures: TripDeparture[];
};
export type TripAvailability = {
  from: string;
  to: string;
  currency: 'EUR';
  /** Null where the trip runs all year. */
  season: Season | null;
  options: AvailableOption[];
};
