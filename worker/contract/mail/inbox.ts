import type * as v from 'valibot';
import type { Counts, InboxContact, MessageState, TripInboxState } from '../admin/admin.ts';
import type { BookedUnits, BookingLine, BookingSource } from '../bookings/bookings.ts';
import type { BookedPickup, PickupPoint } from '../bookings/needs/pickups.ts';
import type { BookedAnswer, Question } from '../bookings/needs/questions.ts';
import type { OptionTexts } from '../bookings/plans.ts';
import type { WeatherNote } from '../bookings/weather-note.ts';
import type { Language } from '../languages/language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { Offer, OfferedTerms } from '../money/agreement.ts';
import type { DisputeState, LedgerSubject } from '../money/ledger.ts';
import type { NamedPartner } from '../money/partners.ts';
import type { Terms } from '../money/terms.ts';
import type { Page } from '../paging.ts';
import type { AdminEvent, AdminMail } from '../transfers/admin/admin.ts';
import type * as schema from './inbox.schema.ts';
import type { MessageWriter } from './threads.ts';

export type InboxQuery = v.InferOutput<typeof schema.InboxQuery>;
export type MessageQuery = v.InferOutput<typeof schema.MessageQuery>;
export type TripInboxQuery = v.InferOutput<typeof schema.TripInboxQuery>;

export const TRIP_INBOX_STATES = [
  'new',
  'confirmed',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'spam',
  'on_hold',
  'expired',
  'no_show',
  'called_off',
] as const satisfies readonly TripInboxState[];
export const MESSAGE_STATES = [
  'new',
  'answered',
  'spam',
] as const satisfies readonly MessageState[];

export type BookedTicket = {
  uuid: string;
  unitId: number;
  ticketCode: string;
  age: number | null;
  cents: number;
  name: string | null;
  redeemedAt: string | null;
  noShowAt: string | null;
};

export type TripRequestItem = {
  id: string;
  reference: string;
  status: TripInboxState;
  /** It came without the terms: the firm's confirmation is an offer, which the guest accepts. */
  offer: Offer | null;
  /** What the firm offers, and until when (UTC). */
  offered: OfferedTerms | null;
  offerUntil: string | null;
  version: number;
  language: Language;
  contact: InboxContact;
  trip: {
    id: number;
    name: string;
    meetingPoint: string;
    meetingLatitude: number | null;
    meetingLongitude: number | null;
    bring: string[];
    guideLanguages: Language[];
    translations: {
      name?: InLanguages<string> | undefined;
      meetingPoint?: InLanguages<string> | undefined;
      bring?: InLanguages<string[]> | undefined;
    };
  };
  uuid: string;
  option: { id: number; name: string; translations: OptionTexts; durationMinutes: number };
  /** Those that it was made under. */
  terms: Terms;
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  places: number;
  units: BookedUnits[];
  adults: number;
  childAges: number[];
  /** As agreed; 0 without lines when the price is still to be agreed. */
  totalCents: number;
  currency: 'EUR';
  lines: BookingLine[];
  source: BookingSource;
  resellerReference: string | null;
  /** Who sent the guest. */
  partner: NamedPartner | null;
  /** False while it takes places of a departure that has a limit: cancel it first. */
  canTrash: boolean;
  message: string | null;
  note: string | null;
  createdAt: string;
  deletedAt: string | null;
};
export type TripRequestList = Page<TripRequestItem> & { counts: Counts<TripInboxState> };
export type TripEvent = Pick<AdminEvent, 'id' | 'by' | 'user' | 'note' | 'at'> & {
  type: 'state' | 'message' | 'note' | 'edit';
  from: TripInboxState | null;
  to: TripInboxState;
  /** A payment for it is disputed. */
  dispute?: DisputeState;
  /** What the guest corrected of the contact. */
  corrected?: readonly ('email' | 'phone')[];
};
export type TripRequestDetail = TripRequestItem & {
  /** What the option asks now, and where it picks guests up. */
  questions: Question[];
  pickups: PickupPoint[];
  answers: BookedAnswer[];
  /** Null: they come to the meeting point. */
  pickup: BookedPickup | null;
  weatherNote: WeatherNote | null;
  /** UTC; when the guest was reminded of the day by mail. */
  remindedAt: string | null;
  next: readonly TripInboxState[];
  tickets: BookedTicket[];
  cancellationReason: string | null;
  /** What a cancellation by the guest costs now by the booking's terms; null when it has ended. */
  endingFeeCents: number | null;
  events: TripEvent[];
  mails: AdminMail[];
  anonymisedAt: string | null;
};

export type TripStateInput = v.InferInput<typeof schema.TripStateInput>;

export type MessageItem = {
  id: number;
  status: MessageState;
  version: number;
  contact: InboxContact;
  message: string;
  language: Language;
  source: string;
  note: string | null;
  createdAt: string;
  deletedAt: string | null;
  /** Answers sent by mail. */
  replies: number;
  /** Of the message, or the latest entry of its thread. */
  activeAt: string;
  /** The latest entry of its thread. */
  latest: { writer: MessageWriter; text: string } | null;
  /** Reference of the order that it is shown with. */
  orderReference: string | null;
};
export type MessageList = Page<MessageItem> & { counts: Counts<MessageState> };

export type MessageUpdate = v.InferInput<typeof schema.MessageUpdate>;
export type NoteUpdate = v.InferInput<typeof schema.NoteUpdate>;
export type ReplyInput = v.InferInput<typeof schema.ReplyInput>;

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
export type SubscriberItem = {
  id: number;
  email: string;
  language: Language;
  status: SubscriberState;
  /** Where the consent was given, and when it was requested and confirmed. */
  consentSource: string;
  requestedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
};
export type SubscriberList = Page<SubscriberItem> & { counts: Counts<SubscriberState> };

export const SUBSCRIBER_IMPORT_ROWS = 2000;

export type SubscriberImport = v.InferInput<typeof schema.SubscriberImport>;

/** Line numbers include the heading, which is the first line. `path` names the wrong column. */
export type SubscriberImportAnswer = {
  added: number;
  known: number;
  refused: { line: number; path: string }[];
};

/** All data that the database has for one address. */
/** Whose data: all records with that address or number, or the one with that reference. */
export type PersonKey =
  | { email: string; phone?: never; reference?: never }
  | { phone: string; email?: never; reference?: never }
  | { reference: string; email?: never; phone?: never };
/** A person among records: they belong together by the address, else the number. */
export type FoundPerson = {
  email: string | null;
  phone: string | null;
  names: string[];
  references: string[];
  records: number;
};
export type PersonData = {
  /** What was asked for; the others are null. */
  email: string | null;
  phone: string | null;
  reference: string | null;
  transfers: Record<string, unknown>[];
  bookings: Record<string, unknown>[];
  /** Other items of orders, by their kind. */
  items: Record<string, Record<string, unknown>[]>;
  /** Which items were ordered together. */
  orders: Record<string, unknown>[];
  /** Days for which the person waits for places. */
  /** Brought along from another system. */
  contacts: Record<string, unknown>[];
  waiting: Record<string, unknown>[];
  /** Gift vouchers that the person bought, without their codes. */
  giftVouchers: Record<string, unknown>[];
  /** Of those bookings and transfers, with the person's tax data where they gave them. They are kept when the person is erased. */
  receipts: Record<string, unknown>[];
  /** What they were asked to review, and what they wrote. */
  reviews: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  sales: Record<string, unknown>[];
  subscriptions: Record<string, unknown>[];
  mails: Record<string, unknown>[];
  /** Journeys, and the history of the requests. */
  journeys: Record<string, unknown>[];
  events: Record<string, unknown>[];
  /** The account with this address. It is not erased here. */
  account: { name: string; role: string; createdAt: string } | null;
  /** Requests for a future date: the guest is expected. */
  upcoming: { kind: LedgerSubject; reference: string; date: string }[];
};
export type ErasedAnswer = {
  transfers: number;
  bookings: number;
  /** Other items of orders, by their kind. */
  items: Record<string, number>;
  waiting: number;
  /** Without names now; they stay valid. */
  giftVouchers: number;
  reviews: number;
  messages: number;
  subscriptions: number;
  mails: number;
};
