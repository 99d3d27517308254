import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type { DayMoney } from '../money/ledger.ts';
import type { BookingStatus } from './bookings.ts';
import type * as schema from './firm-calendar.schema.ts';
import type { FirmMinimum } from './minimum/minimum.ts';
import type { BookedPickup } from './needs/pickups.ts';
import type { BookedAnswer, Question } from './needs/questions.ts';
import type { AvailabilityStatus, OptionTexts, UnitTexts } from './plans.ts';
import type { WaitingGuest } from './waiting.ts';
import type { WeatherNote } from './weather-note.ts';

/** In addresses, the time of a departure that is a whole day. */
export const ALL_DAY = 'all-day';
/** Days that the calendar answers without a range, and at most. */
export const CALENDAR_DAYS = 31;
export const MAX_CALENDAR_DAYS = 62;

export type PlanChange = v.InferInput<typeof schema.PlanChange>;
export type UndoCheckInInput = v.InferInput<typeof schema.UndoCheckInInput>;
export type CheckInInput = v.InferInput<typeof schema.CheckInInput>;
export type ReopenInput = v.InferInput<typeof schema.ReopenInput>;
export type GuideInput = v.InferOutput<typeof schema.GuideInput>;
export type FeedInput = v.InferInput<typeof schema.FeedInput>;

export type CalendarOption = {
  id: number;
  tripId: number;
  trip: { name: string; translations: OptionTexts };
  name: string;
  translations: OptionTexts;
};
export type DepartureStart = {
  optionId: number;
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
};
export type FirmDeparture = DepartureStart & {
  /** UTC. */
  startsAt: string;
  endsAt: string;
  /** Null: without a limit. */
  capacity: number | null;
  /** Places of bookings, and of holds that have not ended. */
  sold: number;
  held: number;
  status: AvailabilityStatus;
  isClosed: boolean;
  /** False for a booked departure that no schedule has any more. */
  isPlanned: boolean;
  calledOffAt: string | null;
  calledOffReason: string | null;
  weatherNote: WeatherNote | null;
  guide: { id: number; name: string } | null;
  /** The guide has another departure at the same time. */
  isClash: boolean;
  minimum: FirmMinimum | null;
  /** By how much its guide reported to be late. */
  delayMinutes?: number | null;
};
/** Departures of a span of days, in order. */
export type FirmCalendar = {
  from: string;
  to: string;
  options: CalendarOption[];
  departures: FirmDeparture[];
  /** What these options use. */
  resources: { id: number; name: string; optionIds: number[] }[];
};

/** `time`: `HH:MM`. */
export type ManifestPickup = BookedPickup & { time: string };

/** Guests of a departure who are picked up. */
export type DayPickup = {
  id: string;
  reference: string;
  pickup: ManifestPickup;
  people: number;
  contact: { name: string | null; phone: string | null };
  language: Language;
  option: CalendarOption;
  /** Of the departure: `HH:MM`; empty for a whole day. */
  start: string;
};
/** By time, as they are driven. */
export type DayPickups = { date: string; pickups: DayPickup[] };

export type ManifestTicket = {
  code: string;
  answers: BookedAnswer[];
  unit: { name: string; translations: UnitTexts };
  name: string | null;
  age: number | null;
  redeemedAt: string | null;
  /** When it was noted that they did not come. */
  noShowAt: string | null;
};
export type ManifestBooking = {
  id: string;
  reference: string;
  status: BookingStatus;
  places: number;
  contact: { name: string | null; email: string | null; phone: string | null };
  language: Language;
  /** The guest's words, and the firm's. */
  notes: string | null;
  note: string | null;
  answers: BookedAnswer[];
  /** Null: they come to the meeting point. */
  pickup: ManifestPickup | null;
  extras: { name: string; translations: UnitTexts; quantity: number }[];
  tickets: ManifestTicket[];
  /** UTC; when the guest was reminded of the day by mail. */
  remindedAt: string | null;
  /** How the firm is found, in the guest's language; null without a phone number. */
  whatsapp: { url: string; text: string } | null;
  /** Nothing is owed by guests who pay a reseller or a partner. */
  money: DayMoney;
};
export type Manifest = {
  option: CalendarOption;
  departure: FirmDeparture;
  /** What the option asks now. */
  questions: Question[];
  /** In driving order: by the time of the pick-up, then those who come to the meeting point, by name. */
  bookings: ManifestBooking[];
  /** Who waits for places on that day, first come first. */
  waiting: WaitingGuest[];
};

/** `before`: checked in by an earlier scan. `elsewhere`: of another departure. `not_today`: its day has not come, or is over. */
export type CheckInResult =
  | 'admitted'
  | 'before'
  | 'elsewhere'
  | 'cancelled'
  | 'unconfirmed'
  | 'not_today'
  | 'unknown';
export type CheckedTicket = {
  code: string;
  result: CheckInResult;
  redeemedAt: string | null;
  /** Of the booking; null for an unknown code. */
  reference: string | null;
  name: string | null;
  /** Of the departure that the ticket is for. */
  date: string | null;
  time: string | null;
};
export type CheckInAnswer = { tickets: CheckedTicket[] };
/** Codes of the tickets that are open again, and of those that stay, as they were checked in after that moment. */
export type UndoCheckInAnswer = { tickets: string[]; later: string[] };

/** Whom a lowered capacity or a closed departure touches. */
export type Touched = { id: string; reference: string; contactName: string | null; places: number };
export type PlanChangeAnswer = { departures: FirmDeparture[]; touched: Touched[] };

/** A calendar's address; the token is part of the answer that makes it, and of no other. */
export type CalendarFeed = {
  id: number;
  name: string;
  guide: { id: number; name: string } | null;
  driver: { id: number; name: string } | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
  createdAt: string;
};
export type NewCalendarFeed = CalendarFeed & { url: string };
