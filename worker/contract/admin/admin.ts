import type { BookedUnits } from '../bookings/bookings.ts';
import type { Language } from '../languages/language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { OpenDispute } from '../money/ledger.ts';
import type { TransferRequestState } from '../transfers/booking/booking.ts';
import type { TripRequestState } from '../trips/trip-requests.ts';
import type { OwnerTask } from './owner-tasks.ts';

/** Items of each kind on the dashboard. */
export const DASHBOARD_ITEMS = 20;
/** Weeks of requests that it counts, including the current one. */
export const DASHBOARD_WEEKS = 12;

/** States as the firm sees them; guests never see `spam`. */
export type TransferInboxState = TransferRequestState | 'spam';
export type TripInboxState =
  | TripRequestState
  | 'spam'
  | 'on_hold'
  | 'expired'
  | 'no_show'
  | 'called_off';
export type MessageState = 'new' | 'answered' | 'spam';
export type OpenMailState = 'pending' | 'sending' | 'failed' | 'held' | 'kept';

export type InboxContact = { name: string | null; email: string | null; phone: string | null };
type Received = { createdAt: string; language: Language; contact: InboxContact };
type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };

export type InboxTransfer = Received & {
  id: string;
  reference: string;
  status: TransferInboxState;
  from: Named;
  to: Named;
  vehicle: Named;
  /** Pick-up of the outbound journey, island time; null only when a request has no journey. */
  outbound: { date: string; time: string; flight: string | null } | null;
  hasReturn: boolean;
  adults: number;
  childAges: number[];
  totalCents: number;
  currency: string;
  note: string | null;
};
export type InboxTrip = Received & {
  id: string;
  reference: string;
  status: TripInboxState;
  trip: Named;
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  units: BookedUnits[];
  message: string | null;
};
export type InboxMessage = Received & { id: number; status: MessageState; message: string };
export type OpenMail = {
  id: string;
  to: string;
  subject: string;
  status: OpenMailState;
  attempts: number;
  error: string | null;
  createdAt: string;
};

export type Counts<State extends string> = Partial<Record<State, number>>;
/** The newest items of a kind without spam, and the number in each state; the trash does not count. */
export type Inbox<State extends string, Item> = { counts: Counts<State>; newest: Item[] };

/** A guest's request to change a transfer that the firm has not answered yet. */
export type OpenChangeRequest = {
  id: string;
  reference: string;
  guest: string | null;
  language: Language;
  words: string | null;
  at: string;
};

/** Requests of each week, oldest first; as many entries as `weeks`. */
type ByWeek = number[];
export type RequestHistory = {
  /** Mondays in the island's calendar; the last week is the current one. */
  weeks: string[];
  transfers: ByWeek;
  trips: ByWeek;
  /** Transfers by zone; null for those without one. */
  zones: { zone: (Named & { id: number }) | null; counts: ByWeek }[];
  /** Both kinds by the guest's language. */
  languages: { language: Language; counts: ByWeek }[];
};

export const DRAFT_KINDS = ['trips', 'destinations', 'blog/posts'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];
/** `name` in the language it is written in. */
export type ContentDraft = { kind: DraftKind; id: number; name: string; updatedAt: string };
export type TranslationGap = 'missing' | 'draft' | 'outdated';
/** A text of a search-engine record whose length is unsuitable for display; 0 when it is missing. */
export type BadLength = {
  page: string;
  field: 'title' | 'description';
  language: Language;
  length: number;
};

/** Problems of the site's content, and what is not published yet. */
export type ContentHealth = {
  translations: Record<Language, Record<TranslationGap, number>>;
  picturesWithoutAlt: number;
  badLengths: BadLength[];
  /** Newest first, at most a few of each kind. */
  drafts: { total: number; newest: ContentDraft[] };
};

/** Months that are over and not stated, and statements that are issued and not paid, of a partner. */
export type PartnerTask = { id: number; name: string; toIssue: number; toPay: number };

/** What needs an answer, what comes next, and the state of the site. */
export type Dashboard = {
  transfers: Inbox<TransferInboxState, InboxTransfer>;
  wishes: OpenChangeRequest[];
  trips: Inbox<TripInboxState, InboxTrip>;
  messages: Inbox<MessageState, InboxMessage>;
  /** Mails that have not been sent: waiting, failed, held above the ceiling, or kept because no driver sends. */
  mails: Inbox<OpenMailState, OpenMail>;
  requests: RequestHistory;
  health: ContentHealth;
  /** What the owner has not entered or done yet. */
  tasks: OwnerTask[];
  disputes: OpenDispute[];
  partners: PartnerTask[];
};
