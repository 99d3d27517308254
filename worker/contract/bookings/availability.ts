import type { Language } from '../language.ts';
import type { AvailabilityStatus, AvailabilityType, ContactField, OptionTexts, PricingPer, UnitTexts, UnitType } from './plans.ts';

/** Days that are answered without a range, and at most. */
export const AVAILABILITY_DAYS = 31;
export const MAX_AVAILABILITY_DAYS = 366;

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
export type TripExtra = { id: number; name: string; per: PricingPer; cents: number; translations: UnitTexts };
export type AvailableOption = {
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
  departures: TripDeparture[];
};
export type TripAvailability = { from: string; to: string; currency: 'EUR'; options: AvailableOption[] };
