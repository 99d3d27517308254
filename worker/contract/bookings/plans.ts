import type { Language } from '../language.ts';

// Words of OCTO, the open standard of tours and activities (https://docs.octo.travel).

export const AVAILABILITY_TYPES = ['START_TIME', 'OPENING_HOURS'] as const;
export type AvailabilityType = (typeof AVAILABILITY_TYPES)[number];

export const PRICING_PER = ['UNIT', 'BOOKING'] as const;
export type PricingPer = (typeof PRICING_PER)[number];

export const UNIT_TYPES = ['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const AVAILABILITY_STATUSES = ['AVAILABLE', 'LIMITED', 'FREESALE', 'SOLD_OUT', 'CLOSED'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** What a guest must give before a booking is confirmed. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'country', 'notes', 'postalCode'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

type InLanguages = Partial<Record<Language, string>>;
export type UnitTexts = { name?: InLanguages };
export type OptionTexts = { name?: InLanguages; description?: InLanguages };
