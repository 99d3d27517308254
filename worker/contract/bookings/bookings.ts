import type { DiscountTerms } from '../money/codes.ts';
import type { UnitTexts, UnitType } from './plans.ts';

export const BOOKING_STATUSES = [
  'ON_HOLD',
  'CONFIRMED',
  'PENDING',
  'CANCELLED',
  'EXPIRED',
  'REDEEMED',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export type BookingSource =
  | 'site'
  | 'phone'
  | 'whatsapp'
  | 'hotel'
  | 'reseller'
  | 'counter'
  | 'import';
export type Refund = 'FULL' | 'PARTIAL' | 'NONE';

/** A line of the price: units of one kind, the whole booking, an extra, or what a code takes off: its `name` is the code, its `cents` are negative. */
export type BookingLine = {
  kind: 'unit' | 'booking' | 'extra' | 'discount';
  id: number | null;
  name: string;
  quantity: number;
  cents: number;
  /** Of a discount, as they were when it was given. */
  terms?: DiscountTerms | undefined;
};
/** So many units of one kind, with the ages that guests gave. */
export type BookedUnits = {
  unitId: number;
  type: UnitType;
  name: string;
  translations: UnitTexts;
  quantity: number;
  ages: number[];
};
export type BookedExtra = { extraId: number; quantity: number };

/** The parts of a contact other than name, address and telephone, which have columns of their own. */
export type BookingContact = {
  fullName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  emailAddress?: string | null;
  phoneNumber?: string | null;
  country?: string | null;
  postalCode?: string | null;
  locales?: string[];
  notes?: string | null;
};

/** Minutes for which places are held unless asked for otherwise, and at most. */
export const HOLD_MINUTES = 20;
export const MAX_HOLD_MINUTES = 120;

export const totalOf = (lines: readonly BookingLine[]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
