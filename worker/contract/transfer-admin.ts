import type * as v from 'valibot';
import type { Counts, InboxContact, TransferInboxState } from './admin.ts';
import type { Language } from './language.ts';
import type { Page } from './paging.ts';
import type * as schema from './transfer-admin.schema.ts';
import type { BookingDriver, Cancellation } from './transfer-booking.ts';
import type { InLanguages } from './translation.ts';

export const TRANSFER_INBOX_STATES = [
  'new',
  'quoted',
  'confirmed',
  'driver_assigned',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'no_show',
  'spam',
] as const satisfies readonly TransferInboxState[];

type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };
export type TransferEnd = Named & { id: number; kind: string };
export type TransferDriver = BookingDriver & { id: number };

/** `driver`: that driver has another journey at the time. `duplicate`: the same guest asked for the same pick-up twice. */
export type TransferConflict = { kind: 'driver' | 'duplicate'; reference: string; leg: 'outbound' | 'return' };

export type AdminLeg = {
  leg: 'outbound' | 'return';
  /** Island time. */
  date: string;
  time: string;
  startsAt: string;
  endsAt: string;
  flight: string | null;
  driver: TransferDriver | null;
  /** With which other journeys this one clashes. */
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
  /** The guest wishes a change and nobody has answered yet. */
  hasOpenWish: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
/** `counts` is of all requests outside the trash, whatever the filter. */
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
  /** What a cancellation by the guest would cost now. */
  cancellation: Cancellation;
  /** What it did cost. */
  feeCents: number | null;
  privacyEdition: string;
  privacyAcceptedAt: string;
  anonymisedAt: string | null;
  /** States that may follow. */
  next: TransferInboxState[];
  /** Oldest first. */
  events: AdminEvent[];
  /** Newest first. */
  mails: AdminMail[];
  /** The guest's own page. */
  manageUrl: string;
  /** Opens WhatsApp with a greeting in the guest's language; null without a phone number. */
  whatsappUrl: string | null;
};

type DayPlace = Omit<TransferEnd, 'translations'> & {
  latitude: number;
  longitude: number;
  meetingPoint: string;
  translations: { name?: InLanguages<string> | undefined; meetingPoint?: InLanguages<string> | undefined };
};
/** One journey of a day, as the driver's sheet and the calendar show it. */
export type DayLeg = AdminLeg &
  Pick<
    TransferListItem,
    'id' | 'reference' | 'status' | 'version' | 'language' | 'contact' | 'adults' | 'childAges' | 'signName' | 'note'
  > & {
    /** Of this way. */
    from: DayPlace;
    to: DayPlace;
    vehicle: Named & { code: string };
    luggage: { large: number; cabin: number; bulky: number };
    extras: { code: string; quantity: number }[];
    totalCents: number;
    currency: string;
    /** One tap tells the guest, in their language, where and when they are met; null without a phone number. */
    whatsapp: { url: string; text: string } | null;
  };
export type DaySheet = { date: string; legs: DayLeg[] };
export type TransferCalendar = { from: string; to: string; legs: DayLeg[] };

export const TRANSFER_SORTS = ['date', '-date', 'created', '-created', 'total', '-total', 'updated', '-updated'] as const;

export type TransferQuery = v.InferOutput<typeof schema.TransferQuery>;
