import type { Language } from './language.ts';
import type { TransferRequestState } from './transfer-booking.ts';
import type { InLanguages } from './translation.ts';
import type { TripRequestState } from './trip-requests.ts';

/** Items of a kind that the dashboard lists. */
export const DASHBOARD_ITEMS = 20;
/** Days of journeys that it shows, today among them. */
export const DASHBOARD_DAYS = 7;
/** Weeks of requests that it counts, the running one among them. */
export const DASHBOARD_WEEKS = 12;

/** States as the firm sees them; guests never see `spam`. */
export type TransferInboxState = TransferRequestState | 'spam';
export type TripInboxState = TripRequestState | 'spam';
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
  /** Pick-up on the way there, island time; null only when a request has no journey. */
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
  adults: number;
  childAges: number[];
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
/** The newest of a kind, spam left out, and how many there are in each state; the trash does not count. */
export type Inbox<State extends string, Item> = { counts: Counts<State>; newest: Item[] };

/** A guest's wish to change a transfer after which the firm has done nothing yet. */
export type OpenWish = { id: string; reference: string; guest: string | null; language: Language; words: string | null; at: string };

/** One journey of the coming days; `from` and `to` are those of this way. */
export type ComingLeg = {
  id: string;
  reference: string;
  status: TransferInboxState;
  leg: 'outbound' | 'return';
  /** Island time. */
  date: string;
  time: string;
  flight: string | null;
  from: Named;
  to: Named;
  guest: string | null;
  people: number;
  driver: string | null;
};

/** Requests of each week, oldest first, as long as `weeks`. */
type ByWeek = number[];
export type RequestHistory = {
  /** Mondays on the island's calendar; the last week is the running one. */
  weeks: string[];
  transfers: ByWeek;
  trips: ByWeek;
  /** Transfers by the zone they serve; null for those that serve none. */
  zones: { zone: (Named & { id: number }) | null; counts: ByWeek }[];
  /** Both kinds by the guest's language. */
  languages: { language: Language; counts: ByWeek }[];
};

export const DRAFT_KINDS = ['trips', 'destinations', 'blog/posts'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];
/** `name` in the language it is written in. */
export type ContentDraft = { kind: DraftKind; id: number; name: string; updatedAt: string };
export type TranslationGap = 'missing' | 'draft' | 'outdated';
/** A text of a search-engine record that is too long or too short to be shown well; 0 when it is missing. */
export type BadLength = { page: string; field: 'title' | 'description'; language: Language; length: number };

/** What is wrong with the site's content, and what is not published yet. */
export type ContentHealth = {
  translations: Record<Language, Record<TranslationGap, number>>;
  picturesWithoutAlt: number;
  badLengths: BadLength[];
  /** Newest first, at most a few of each kind. */
  drafts: { total: number; newest: ContentDraft[] };
};

/** What waits for an answer, what comes next, and how the site is doing. */
export type Dashboard = {
  transfers: Inbox<TransferInboxState, InboxTransfer>;
  wishes: OpenWish[];
  trips: Inbox<TripInboxState, InboxTrip>;
  messages: Inbox<MessageState, InboxMessage>;
  /** Mails that have not gone out: waiting, failed, held above the ceiling, or kept because nothing sends. */
  mails: Inbox<OpenMailState, OpenMail>;
  /** Journeys of today and the six days after it, earliest first. `today` is the island's. */
  week: { today: string; legs: ComingLeg[] };
  requests: RequestHistory;
  health: ContentHealth;
};
