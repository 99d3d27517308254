import type { Language } from '../languages/language.ts';
import type { Offer } from '../money/agreement.ts';
import type { PaymentTerms } from '../money/payments.ts';
import type { TripInput } from '../trips/trips.ts';
import type { BookedExtra, BookingLine, BookingStatus, Refund } from './bookings.ts';
import type { BookedPickup, PickupPoint } from './needs/pickups.ts';
import type { BookedAnswer, Question } from './needs/questions.ts';
import type { AvailabilityType, ContactField, OptionTexts, UnitTexts, UnitType } from './plans.ts';
import type { WeatherNote } from './weather-note.ts';

type Sent<T> = { [K in keyof T]?: T[K] | undefined };
type Ordered = { unitId: number; quantity: number; ages?: number[] };

/** As the site's pages send it. */
export type GuestBookingChange = { token: string } & Sent<{
  optionId: number;
  departureId: string;
  units: Ordered[];
  extras: BookedExtra[];
  totalCents: number;
  dryRun: boolean;
}>;

/** How a booking can end otherwise than usual. */
export const ENDINGS = ['declined', 'guest', 'firm', 'called_off', 'spam', 'no_show'] as const;

/** A person, or a group, of a booking. */
export type GuestTicket = {
  uuid: string;
  unitId: number;
  ticketCode: string;
  age: number | null;
  redeemedAt: string | null;
};

/** A booking as shown to the holder of its link. */
export type GuestBooking = {
  uuid: string;
  reference: string;
  status: BookingStatus;
  /** How it ended, if otherwise than usual. */
  endedAs: (typeof ENDINGS)[number] | null;
  refund: Refund | null;
  /** Of a departure that was called off: why, and what the guest chose instead. */
  calledOff: { reason: string | null; choice: 'date' | 'refund' | null } | null;
  /** UTC; of a hold. */
  expiresAt: string | null;
  canCancel: boolean;
  canChange: boolean;
  /** UTC; until then a cancellation costs nothing. Null when there is no such moment. */
  freeUntil: string | null;
  /** What a cancellation costs now, or has cost. */
  feeCents: number;
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
  answers: BookedAnswer[];
  /** Null: the guest comes to the meeting point. */
  pickup: BookedPickup | null;
  /** What the firm says of the weather that day. */
  weatherNote: WeatherNote | null;
  language: Language;
  createdAt: string;
  /** It came without the terms: the firm's confirmation is an offer, which the guest accepts. */
  offer: Offer | null;
  termsAcceptedAt: string | null;
  option: {
    id: number;
    name: string;
    instantConfirmation: boolean;
    availabilityType: AvailabilityType;
    durationMinutes: number;
    requiredContactFields: ContactField[];
    questions: Question[];
    pickups: PickupPoint[];
    translations: OptionTexts;
  };
  units: { id: number; type: UnitType; name: string; translations: UnitTexts }[];
  trip: Pick<
    TripInput,
    | 'name'
    | 'slug'
    | 'image'
    | 'location'
    | 'duration'
    | 'meetingPoint'
    | 'cancellationPolicy'
    | 'bring'
    | 'meetingLatitude'
    | 'meetingLongitude'
    | 'guideLanguages'
    | 'translations'
  > & {
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
  /** Of another option, whose terms count from then on; null where the booking keeps its own. `freeUntil` null: never free. */
  terms: (PaymentTerms & { freeUntil: string | null }) | null;
};
