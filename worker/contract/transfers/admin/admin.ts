import type * as v from 'valibot';
import type { Counts, InboxContact, TransferInboxState } from '../../admin/admin.ts';
import type { Language } from '../../languages/language.ts';
import type { InLanguages } from '../../languages/translation.ts';
import type { Offer } from '../../money/agreement.ts';
import type { DayMoney } from '../../money/ledger.ts';
import type { NamedPartner } from '../../money/partners.ts';
import type { Page } from '../../paging.ts';
import {
  type BookingDriver,
  type Cancellation,
  TRANSFER_REQUEST_STATES,
} from '../booking/booking.ts';
import type * as schema from './admin.schema.ts';
import type { BoundVan, LegChoices } from './vans.ts';

export const TRANSFER_INBOX_STATES = [
  ...TRANSFER_REQUEST_STATES,
  'spam',
] as const satisfies readonly TransferInboxState[];

type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };
export type TransferEnd = Named & { id: number; kind: string };
export type TransferDriver = BookingDriver & { id: number };

/** `driver`: the driver has another journey at that time. `duplicate`: the same guest requested the same pick-up twice. */
export type TransferConflict = {
  kind: 'driver' | 'duplicate';
  reference: string;
  leg: 'outbound' | 'return';
};

export type AdminLeg = {
  leg: 'outbound' | 'return';
  /** Island time. */
  date: string;
  time: string;
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
  driver: TransferDriver | null;
  /** The van that is bound to it. */
  van: BoundVan | null;
  /** Conflicts with other journeys. */
  conflicts: TransferConflict[];
};

export type TransferListItem = {
  id: string;
  reference: string;
  status: TransferInboxState;
  version: number;
  language: Language;
  contact: InboxContact;
  from: TransferEnd;
  to: TransferEnd;
  vehicle: Named & { code: string };
  legs: AdminLeg[];
  adults: number;
  childAges: number[];
  totalCents: number;
  currency: string;
  signName: string | null;
  note: string | null;
  /** Who sent the guest. */
  partner: NamedPartner | null;
  /** The guest's request for a change has not been answered yet. */
  hasOpenWish: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
/** `counts` covers all requests outside the trash, whatever the filter. */
export type TransferList = Page<TransferListItem> & { counts: Counts<TransferInboxState> };

export type AdminEvent = {
  id: number;
  type: 'state' | 'change_request' | 'driver' | 'message' | 'note' | 'edit';
  from: TransferInboxState | null;
  to: TransferInboxState;
  by: 'guest' | 'firm' | 'system';
  /** Name of the administrator. */
  user: string | null;
  note: string | null;
  data: Record<string, unknown> | null;
  at: string;
};
export type AdminMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  language: Language;
  status: string;
  attempts: number;
  error: string | null;
  createdAt: string;
  sentAt: string | null;
};

export type TransferDetail = TransferListItem & {
  luggage: { large: number; cabin: number; bulky: number };
  extras: { code: string; quantity: number }[];
  lines: { code: string; quantity: number; cents: number }[];
  priceVersion: number;
  /** It came without the terms: the firm's confirmation is an offer, which the guest accepts. */
  offer: Offer | null;
  /** Of an offer: when it ends, UTC, and the firm's words to it. */
  offerUntil: string | null;
  offerNote: string;
  /** Fee of a cancellation by the guest at this moment. */
  cancellation: Cancellation;
  /** The fee charged. */
  feeCents: number | null;
  privacyEdition: string;
  privacyAcceptedAt: string;
  anonymisedAt: string | null;
  /** Vans and drivers for each journey, and what is in their way. */
  choices: LegChoices[];
  /** Permitted next states. */
  next: TransferInboxState[];
  /** Oldest first. */
  events: AdminEvent[];
  /** Newest first. */
  mails: AdminMail[];
  /** The guest's page of the request. */
  manageUrl: string;
  /** Link to WhatsApp with a greeting in the guest's language; null without a phone number. */
  whatsappUrl: string | null;
};

type DayPlace = Omit<TransferEnd, 'translations'> & {
  latitude: number;
  longitude: number;
  meetingPoint: string;
  translations: {
    name?: InLanguages<string> | undefined;
    meetingPoint?: InLanguages<string> | undefined;
  };
};
/** One journey of a day, for the driver's sheet and the calendar. */
export type DayLeg = AdminLeg &
  Pick<
    TransferListItem,
    | 'id'
    | 'reference'
    | 'status'
    | 'version'
    | 'language'
    | 'contact'
    | 'adults'
    | 'childAges'
    | 'signName'
    | 'note'
  > & {
    /** Of this leg. */
    from: DayPlace;
    to: DayPlace;
    vehicle: Named & { code: string };
    luggage: { large: number; cabin: number; bulky: number };
    extras: { code: string; quantity: number }[];
    totalCents: number;
    currency: string;
    /** Of the whole request: both journeys of a return transfer show it. */
    money: DayMoney;
    /** Prepared message that tells the guest, in their language, where and when they are met; null without a phone number. */
    whatsapp: { url: string; text: string } | null;
  };
export type DaySheet = { date: string; legs: DayLeg[] };
export type TransferCalendar = { from: string; to: string; legs: DayLeg[] };

export const TRANSFER_SORTS = [
  'date',
  '-date',
  'created',
  '-created',
  'total',
  '-total',
  'updated',
  '-updated',
] as const;

export type TransferQuery = v.InferOutput<typeof schema.TransferQuery>;
