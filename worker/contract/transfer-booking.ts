import type * as v from 'valibot';
import type { Language } from './language.ts';
import type * as schema from './transfer-booking.schema.ts';

/** States as a guest sees them; spam looks like `new`. */
export const TRANSFER_REQUEST_STATES = [
  'new',
  'quoted',
  'confirmed',
  'driver_assigned',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'no_show',
] as const;
export type TransferRequestState = (typeof TRANSFER_REQUEST_STATES)[number];

type InFour = { [L in Language]?: string | undefined };
export type BookingPlace = {
  id: number;
  kind: string;
  name: string;
  meetingPoint: string;
  translations: { name?: InFour | undefined; meetingPoint?: InFour | undefined };
};
export type BookingDriver = { name: string; phone: string; vehicle: string; plate: string };
export type BookingLeg = {
  leg: 'outbound' | 'return';
  /** Island time. */
  date: string;
  time: string;
  /** The same in UTC, and the expected arrival. */
  startsAt: string;
  endsAt: string;
  flight: string | null;
  driver: BookingDriver | null;
  /** Included in the price: the driver waits that long. */
  waitingMinutes: number;
};

/** What a guest may see of a request's history. `note`: words of the firm or of the guest's own change request. */
export type BookingEvent = {
  type: 'state' | 'change_request' | 'driver' | 'message' | 'edit';
  /** State that the request was in afterwards. */
  status: TransferRequestState;
  by: 'guest' | 'firm';
  note: string | null;
  /** Of a change request: what is wished. */
  wish: { leg?: 'outbound' | 'return'; date?: string; time?: string; flight?: string } | null;
  at: string;
};

export type CancellationTier = { hoursBefore: number; feePercent: number };
/** What cancelling costs at this moment. Each way of a return journey is reckoned by its own pick-up. */
export type Cancellation = {
  /** Cancelling online is possible. */
  allowed: boolean;
  feeCents: number;
  /** The tier that holds for each leg now. */
  legs: { leg: 'outbound' | 'return'; feePercent: number; feeCents: number }[];
  /** Until then (UTC) the fee stays as it is; null when it can grow no more. */
  holdsUntil: string | null;
  /** The rules, highest notice first. */
  tiers: CancellationTier[];
};

/** A transfer request as the holder of its link sees it. */
export type TransferBooking = {
  reference: string;
  status: TransferRequestState;
  language: Language;
  version: number;
  from: BookingPlace;
  to: BookingPlace;
  legs: BookingLeg[];
  vehicle: { code: string; name: string; translations: { name?: InFour | undefined } };
  adults: number;
  childAges: number[];
  luggage: { large: number; cabin: number; bulky: number };
  extras: { code: string; quantity: number }[];
  currency: string;
  totalCents: number;
  lines: { code: string; quantity: number; cents: number }[];
  contact: { name: string | null; email: string | null; phone: string | null };
  signName: string | null;
  note: string | null;
  /** Oldest first. */
  events: BookingEvent[];
  cancellation: Cancellation;
  /** What the cancellation cost; null unless it was cancelled. */
  feeCents: number | null;
  canRequestChange: boolean;
  createdAt: string;
  updatedAt: string;
};

export type ChangeRequestInput = v.InferOutput<typeof schema.ChangeRequestInput>;
