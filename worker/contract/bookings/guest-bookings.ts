import type { Language } from '../languages/language.ts';
import type { Offer } from '../money/agreement.ts';
import type { PaymentTerms } from '../money/payments.ts';
import type { TripInput } from '../trips/trips.ts';
import type { BookedExtra, BookingLine, BookingStatus, Refund } from './bookings.ts';
import type { IfSilent } from './calling-off/calling-off.ts';
import type { DepartureMinimum } from './minimum/minimum.ts';
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

/** An offer as its guest sees it; `isOver`: it has ended. `isFull`: its places are gone meanwhile. */
export type GuestOffer = {
  /** Null: in words alone. */
  option: { name: string; translations: OptionTexts } | null;
  title: string;
  date: string;
  time: string;
  totalCents: number;
  /** Due when it is accepted. */
  depositCents: number;
  note: string;
  isHeld: boolean;
  /** UTC; null: without an end. */
  until: string | null;
  isOver: boolean;
  isFull: boolean;
};

/** A start on the day that is offered; `isAvailable`: with room for the booking. */
export type OfferedStart = {
  /** A departure's id. */
  id: string;
  time: string;
  /** Null: without a limit. */
  vacancies: number | null;
  isAvailable: boolean;
};

/** A booking as shown to the holder of its link. */
export type GuestBooking = {
  uuid: string;
  reference: string;
  status: BookingStatus;
  /** How it ended, if otherwise than usual. */
  endedAs: (typeof ENDINGS)[number] | null;
  refund: Refund | null;
  /** Of a departure that was called off: why, what the guest chose instead, and until then what the firm offers. */
  calledOff: {
    reason: string | null;
    choice: 'date' | 'refund' | null;
    /** A day at the same price, with the starts of the option, nearest to the booking's hour first. Null: none, or it was chosen. */
    offered: { date: string; starts: OfferedStart[] } | null;
    /** UTC; then `ifSilent` happens with a guest who has not chosen. */
    answerBy: string | null;
    ifSilent: IfSilent;
  } | null;
  /** What its departure needs to take place, by what the guest agreed to; null where any number of people is enough. */
  minimum: DepartureMinimum | null;
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
  /** By how much its guide reported to be late. */
  delayMinutes?: number | null;
  language: Language;
  createdAt: string;
  /** It came without the terms: the firm's confirmation is an offer, which the guest accepts. */
  offer: Offer | null;
  /** What the firm offers, as long as the guest has not accepted it. */
  offered: GuestOffer | null;
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
