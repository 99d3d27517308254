import * as v from 'valibot';
import type { Counts, InboxContact, MessageState, TripInboxState } from './admin.ts';
import { EMAIL_PATTERN } from './contact.ts';
import { Id, LongText } from './fields.ts';
import { Language } from './language.ts';
import { searchText } from './list-queries.ts';
import { type Page, pagingEntries } from './paging.ts';
import type { AdminMail } from './transfer-admin.ts';
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
export type TripEvent = { id: number; type: string; from: string | null; to: string; actor: string; note: string | null; at: string };
export type TripRequestDetail = TripRequestItem & {
  next: readonly TripInboxState[];
  events: TripEvent[];
  mails: AdminMail[];
  anonymisedAt: string | null;
};

export const TripStateInput = v.object({ version: Id, to: v.picklist(TRIP_INBOX_STATES), notify: v.optional(v.boolean(), true) });

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
/** What is left out stays as it is. */
export const MessageUpdate = v.object({
  version: Id,
  status: v.optional(v.picklist(MESSAGE_STATES)),
  note: v.optional(v.nullable(LongText)),
});
export const NoteUpdate = v.object({ version: Id, note: v.nullable(LongText) });
export const ReplyInput = v.object({
  subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(8000)),
});

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

const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.regex(EMAIL_PATTERN, 'email'));
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
      }),
    ),
    v.maxLength(2000),
  ),
});
export const SubscriberRow = v.object({
  email: Email,
  language: v.fallback(Language, 'es'),
  consentSource: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
  confirmedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.check((date) => !Number.isNaN(date.getTime()) && date.getTime() <= Date.now() + 86_400_000),
    v.transform((date) => date.toISOString()),
  ),
});
export type SubscriberImportAnswer = { added: number; known: number; refused: { line: number; path: string }[] };

export const PersonInput = v.object({ email: Email });
/** Everything that the database holds of one address. */
export type PersonData = {
  email: string;
  transfers: Record<string, unknown>[];
  trips: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  subscriptions: Record<string, unknown>[];
  mails: Record<string, unknown>[];
};
export type ErasedAnswer = { transfers: number; trips: number; messages: number; subscriptions: number; mails: number };
