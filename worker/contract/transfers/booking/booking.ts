import type * as v from 'valibot';
import type { Language } from '../../languages/language.ts';
import type { Offer } from '../../money/agreement.ts';
import type * as schema from './booking.schema.ts';

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
  /** Island time as it was agreed, `YYYY-MM-DDTHH:MM`, where the flight has moved the journey. */
  agreedTime: string | null;
  /** By how much the driver reported to be late. */
  delayMinutes?: number | null;
  /** Hotel or address; null when it is not known yet, and at an airport or a port. */
  pickupAddress: string | null;
  dropoffAddress: string | null;
  driver: BookingDriver | null;
  /** Waiting time of the driver that the price includes. */
  waitingMinutes: number;
};

/** A guest-visible entry of a request's history. `note`: a message of the firm or of the guest's change request. */
export type BookingEvent = {
  type: 'state' | 'change_request' | 'driver' | 'message' | 'edit';
  /** State of the request afterwards. */
  status: TransferRequestState;
  by: 'guest' | 'firm';
  note: string | null;
  /** The wanted values of a change request. */
  wish: {
    leg?: 'outbound' | 'return';
    date?: string;
    time?: string;
    flight?: string;
    address?: string;
  } | null;
  at: string;
};

export type CancellationTier = { hoursBefore: number; feePercent: number };
/** Fee of a cancellation at this moment. Each leg of a return journey is calculated by its own pick-up. */
export type Cancellation = {
  /** Whether online cancellation is possible. */
  allowed: boolean;
  feeCents: number;
  /** The tier that applies to each leg now. */
  legs: { leg: 'outbound' | 'return'; feePercent: number; feeCents: number }[];
  /** The fee is unchanged until then (UTC); null when it cannot increase any more. */
  holdsUntil: string | null;
  /** Cancelling the whole booking is free of charge until then (UTC); null when it costs something now. */
  freeUntil: string | null;
  /** The rules, highest notice first. */
  tiers: CancellationTier[];
};

/** A transfer request as shown to the holder of its link. */
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
  /** Fee of the cancellation; null unless it was cancelled. */
  feeCents: number | null;
  canRequestChange: boolean;
  /** It came without the terms: the firm's confirmation is an offer, which the guest accepts. */
  offer: Offer | null;
  /** Of an offer that the guest has not answered: the firm's words, until when it lasts (UTC), and whether that is over. */
  offered: { note: string; until: string | null; isOver: boolean } | null;
  createdAt: string;
  updatedAt: string;
};

export type ChangeRequestInput = v.InferOutput<typeof schema.ChangeRequestInput>;
