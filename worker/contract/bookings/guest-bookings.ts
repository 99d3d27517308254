import type * as v from 'valibot';
import type { Language } from '../language.ts';
import type { TripInput } from '../trips/trips.ts';
import type { BookedExtra, BookingLine, BookingStatus } from './bookings.ts';
import type * as schema from './guest-bookings.schema.ts';
import type { OptionTexts, UnitTexts, UnitType } from './plans.ts';

export type GuestBookingInput = v.InferInput<typeof schema.GuestBookingInput>;
export type GuestBookingChange = v.InferInput<typeof schema.GuestBookingChange>;
export type GuestBookingConfirm = v.InferInput<typeof schema.GuestBookingConfirm>;
export type GuestBookingCancel = v.InferInput<typeof schema.GuestBookingCancel>;

/** A person, or a group, of a booking. */
export type GuestTicket = { uuid: string; unitId: number; ticketCode: string; age: number | null; redeemedAt: string | null };

/** A booking as shown to the holder of its link. */
export type GuestBooking = {
  uuid: string;
  reference: string;
  status: BookingStatus;
  /** How it ended, if otherwise than usual. */
  endedAs: 'declined' | 'guest' | 'firm' | 'called_off' | 'spam' | 'no_show' | null;
  /** UTC; of a hold. */
  expiresAt: string | null;
  canCancel: boolean;
  canChange: boolean;
  /** UTC; until then a cancellation costs nothing. Null when there is no such moment. */
  freeUntil: string | null;
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  endsAt: string | null;
  places: number;
  totalCents: number;
  currency: 'EUR';
  lines: BookingLine[];
  extras: BookedExtra[];
  tickets: GuestTicket[];
  contact: { name: string | null; email: string | null; phone: string | null };
  notes: string | null;
  language: Language;
  createdAt: string;
  option: { id: number; name: string; instantConfirmation: boolean; durationMinutes: number; translations: OptionTexts };
  units: { id: number; type: UnitType; name: string; translations: UnitTexts }[];
  trip: Pick<TripInput, 'name' | 'slug' | 'image' | 'location' | 'duration' | 'meetingPoint' | 'cancellationPolicy' | 'translations'> & {
    id: number;
    isPublished: boolean;
  };
};

/** Of `POST /api/trips/:id/bookings`: the booking, and the link under which its holder reaches it. */
export type GuestBookingAnswer = { booking: GuestBooking; token: string; manageUrl: string };

/** What a change or a cancellation costs, before it is done. */
export type GuestBookingCost = {
  totalCents: number;
  lines: BookingLine[];
  /** To be paid more; negative: to be paid back. */
  differenceCents: number;
  /** Of what was agreed, what a cancellation at this moment still costs. */
  feeCents: number;
};
