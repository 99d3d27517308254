import * as v from 'valibot';
import type { Counts, InboxContact, MessageState, TripInboxState } from './admin.ts';
import { isCalendarDay } from './calendar.ts';
import { ContactEmail } from './contact.ts';
import { Filled, Id, LongText } from './fields.ts';
import { Language } from './language.ts';
import { searchText } from './list-queries.ts';
import { MailAddress } from './mail-address.ts';
import { type Page, pagingEntries } from './paging.ts';
import { tidyCode, tidyLine } from './tidy-text.ts';
import type { AdminEvent, AdminMail } from './transfer-admin.ts';
import type { InLanguages } from './translation.ts';

/** `status`: one state, `open` for what waits for the firm, `trash`; without it everything but spam. */
export const InboxQuery = v.object({ q: searchText, status: v.optional(v.string(), ''), ...pagingEntries });
export type InboxQuery = v.InferOutput<typeof InboxQuery>;

export const TRIP_INBOX_STATES = [
  'new',
  'confirmed',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'spam',
] as const satisfies readonly TripInboxState[];
export const MESSAGE_STATES = ['new', 'answered', 'spam'] as const satisfies readonly MessageState[];

/** What may follow a state; a declined or wrongly marked request can be taken up again. */
export const TRIP_TRANSITIONS: Record<TripInboxState, readonly TripInboxState[]> = {
  new: ['confirmed', 'declined', 'cancelled_customer', 'spam'],
  confirmed: ['completed', 'cancelled_customer', 'cancelled_operator'],
  completed: [],
  declined: ['new', 'confirmed'],
  cancelled_customer: [],
  cancelled_operator: [],
  spam: ['new'],
};

export type TripRequestItem = {
  id: string;
  reference: string;
  status: TripInboxState;
  version: number;
  language: Language;
  contact: InboxContact;
  trip: {
    id: number;
    name: string;
    meetingPoint: string;
    translations: { name?: InLanguages<string> | undefined; meetingPoint?: InLanguages<string> | undefined };
  };
  date: string;
  adults: number;
  childAges: number[];
  message: string | null;
  note: string | null;
  createdAt: string;
  deletedAt: string | null;
};
export type TripRequestList = Page<TripRequestItem> & { counts: Counts<TripInboxState> };
export type TripEvent = Pick<AdminEvent, 'id' | 'by' | 'user' | 'note' | 'at'> & {
  type: 'state' | 'message' | 'note';
  from: TripInboxState | null;
  to: TripInboxState;
};
export type TripRequestDetail = TripRequestItem & {
  next: readonly TripInboxState[];
  events: TripEvent[];
  mails: AdminMail[];
  anonymisedAt: string | null;
};

export const TripStateInput = v.object({ version: Id, to: v.picklist(TRIP_INBOX_STATES), notify: v.optional(v.boolean(), true) });
export type TripStateInput = v.InferInput<typeof TripStateInput>;

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
  /** Answers that went out by mail. */
  replies: number;
};
export type MessageList = Page<MessageItem> & { counts: Counts<MessageState> };
export type MessageDetail = MessageItem & { mails: AdminMail[]; anonymisedAt: string | null };
/** What is left out stays as it is. */
export const MessageUpdate = v.object({
  version: Id,
  status: v.optional(v.picklist(MESSAGE_STATES)),
  note: v.optional(v.nullable(LongText)),
});
export type MessageUpdate = v.InferInput<typeof MessageUpdate>;
export const NoteUpdate = v.object({ version: Id, note: v.nullable(LongText) });
export type NoteUpdate = v.InferInput<typeof NoteUpdate>;
/** `version`: as it was read; then an answer that somebody else gave meanwhile is told before a second one goes out. */
export const ReplyInput = v.object({
  version: v.optional(Id),
  subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  text: Filled(8000),
});
export type ReplyInput = v.InferInput<typeof ReplyInput>;

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
export type SubscriberItem = {
  id: number;
  email: string;
  language: Language;
  status: SubscriberState;
  /** Where the consent was given, and when it was asked for and confirmed. */
  consentSource: string;
  requestedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
};
export type SubscriberList = Page<SubscriberItem> & { counts: Counts<SubscriberState> };

const Email = v.pipe(MailAddress, v.toLowerCase());
export const SUBSCRIBER_IMPORT_ROWS = 2000;
/** Rows of a table; each must say where and when its person agreed. */
export const SubscriberImport = v.object({
  isDryRun: v.optional(v.boolean(), false),
  rows: v.pipe(
    v.array(
      v.object({
        email: v.string(),
        language: v.optional(v.string(), ''),
        consentSource: v.optional(v.string(), ''),
        confirmedAt: v.optional(v.string(), ''),
        status: v.optional(v.string(), ''),
      }),
    ),
    v.maxLength(SUBSCRIBER_IMPORT_ROWS),
  ),
});
export type SubscriberImport = v.InferInput<typeof SubscriberImport>;

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:,? .*)?$/;
/** A day or an instant as ISO writes it, or a day as spreadsheets in our languages do: `31/12/2026`, `31.12.2026`. */
function consentTime(text: string): Date {
  const [, day = '', month = '', year] = DAY_FIRST.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return /^\d{4}-\d{2}-\d{2}/.test(iso) && isCalendarDay(iso.slice(0, 10)) ? new Date(iso) : new Date(Number.NaN);
}

export const SubscriberRow = v.object({
  email: Email,
  language: v.fallback(Language, 'es'),
  consentSource: v.pipe(v.string(), v.transform(tidyLine), v.minLength(3), v.maxLength(200)),
  confirmedAt: v.pipe(
    v.string(),
    v.transform(tidyCode),
    v.transform(consentTime),
    v.check((date) => !Number.isNaN(date.getTime()) && date.getTime() <= Date.now() + 86_400_000),
    v.transform((date) => date.toISOString()),
  ),
  /** Of a table that came from here: whoever unsubscribed, or never confirmed, is not subscribed by it. */
  status: v.pipe(v.optional(v.string(), ''), v.trim(), v.picklist(['', 'confirmed'])),
});
/** Lines count from the heading, which is the first. `path` names the wrong column. */
export type SubscriberImportAnswer = { added: number; known: number; refused: { line: number; path: string }[] };

/** Any address that a form ever took. */
export const PersonInput = v.object({ email: v.pipe(ContactEmail, v.toLowerCase()) });
/** Everything that the database holds of one address. */
export type PersonData = {
  email: string;
  transfers: Record<string, unknown>[];
  trips: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  subscriptions: Record<string, unknown>[];
  mails: Record<string, unknown>[];
  /** Journeys, and what happened to the requests. */
  journeys: Record<string, unknown>[];
  events: Record<string, unknown>[];
  /** Reads the administration with this address. It is not erased here. */
  account: { name: string; role: string; createdAt: string } | null;
  /** Requests whose day is still to come: their guest is expected. */
  upcoming: { kind: 'transfer' | 'trip'; reference: string; date: string }[];
};
export type ErasedAnswer = { transfers: number; trips: number; messages: number; subscriptions: number; mails: number };
