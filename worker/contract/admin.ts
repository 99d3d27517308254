import type { Language } from './language.ts';
import type { TransferRequestState } from './transfer-booking.ts';
import type { InLanguages } from './translation.ts';
import type { TripRequestState } from './trip-requests.ts';

/** Items of a kind that the dashboard lists. */
export const DASHBOARD_ITEMS = 20;

/** States as the firm sees them; guests never see `spam`. */
export type TransferInboxState = TransferRequestState | 'spam';
export type TripInboxState = TripRequestState | 'spam';
export type MessageState = 'new' | 'answered' | 'spam';
export type OpenMailState = 'pending' | 'sending' | 'failed';

export type InboxContact = { name: string | null; email: string | null; phone: string | null };
type Received = { createdAt: string; language: Language; contact: InboxContact };
type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };

export type InboxTransfer = Received & {
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

/** What waits for an answer. */
export type Dashboard = {
  transfers: Inbox<TransferInboxState, InboxTransfer>;
  trips: Inbox<TripInboxState, InboxTrip>;
  messages: Inbox<MessageState, InboxMessage>;
  /** Mails that have not gone out: waiting, or failed. */
  mails: Inbox<OpenMailState, OpenMail>;
};
