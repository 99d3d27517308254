import * as v from 'valibot';
import { ContactEmail } from './contact.ts';
import { Count } from './fields.ts';
import { LANGUAGES, Language } from './language.ts';
import { searchText } from './list-queries.ts';
import { type MailDriver, MailSettings } from './mail-settings.ts';
import { type Page, pagingEntries } from './paging.ts';

/** What mails are about. */
export const MAIL_KINDS = [
  'transfer.received',
  'transfer.confirmed',
  'transfer.driver_assigned',
  'transfer.changed',
  'transfer.cancelled',
  'transfer.declined',
  'transfer.change_requested',
  'transfer.message',
  'transfer.firm.received',
  'transfer.firm.cancelled',
  'transfer.firm.change_requested',
  'trip.received',
  'trip.confirmed',
  'trip.declined',
  'trip.cancelled',
  'trip.message',
  'trip.firm.received',
  'trip.firm.cancelled',
  'message.reply',
  'newsletter.confirm',
  'newsletter.confirmed',
  'password.reset',
  'mail.ceiling',
  'test',
] as const;
export const MailKind = v.picklist(MAIL_KINDS);
export type MailKind = v.InferOutput<typeof MailKind>;

/** `kept`: the outbox driver leaves it there. `held`: above the ceiling of mails that visitors cause in an hour. A failed mail is tried again at `nextAttemptAt`, unless that is null. */
export const MAIL_STATES = ['pending', 'sending', 'sent', 'failed', 'kept', 'held'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { enum: values } }),
    v.transform((text): T[number] | undefined => values.find((value) => value === text)),
  );
/** `status=open`: whatever has not gone out and should. */
export const OutboxQuery = v.object({ q: searchText, status: oneOf([...MAIL_STATES, 'open']), kind: oneOf(MAIL_KINDS), ...pagingEntries });
export type OutboxQuery = v.InferOutput<typeof OutboxQuery>;

export type OutboxItem = {
  id: string;
  kind: MailKind;
  to: string;
  subject: string;
  language: Language;
  status: MailState;
  attempts: number;
  /** Of a mail that waits for its first or next try. */
  nextAttemptAt: string | null;
  error: string | null;
  sentAt: string | null;
  createdAt: string;
  /** What it is about: `transfer_request` and its id, say. */
  relatedKind: string | null;
  relatedId: string | null;
};
/** `html` and `text` are empty once the mail's text was deleted; then it cannot be sent again. */
export type OutboxMail = OutboxItem & {
  replyTo: string | null;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string }[];
};
/** `counts` is of all mails, whatever the filter. */
export type OutboxList = Page<OutboxItem> & { counts: Partial<Record<MailState, number>> };
export type ResendAllAnswer = { count: number };

export const MailSettingsUpdate = v.object({ version: Count, ...MailSettings.entries });
export type MailSettingsUpdate = v.InferOutput<typeof MailSettingsUpdate>;
/** `version` is 0 while nothing is stored. */
export type EmailSettings = MailSettings & {
  version: number;
  /** What holds now, with what is left empty filled in. */
  effective: { driver: MailDriver; senderName: string; senderAddress: string; replyTo: string | null };
  /** How the installation is configured, and which drivers it could use. */
  installed: { driver: MailDriver; cloudflare: boolean; http: boolean };
};

export type MailTemplateInfo = { kind: MailKind; reader: 'guest' | 'firm' | 'user'; hasCalendar: boolean };
export const PreviewQuery = v.object({ kind: MailKind, language: v.optional(v.picklist(LANGUAGES), 'es') });
/** Made of sample data by the very functions that make the real mails. */
export type MailPreview = {
  kind: MailKind;
  language: Language;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

/** What can be said of mail that is written now; `block` names what keeps all of it from leaving. */
export type MailOutlook = { block: 'outbox' | 'driver' | 'sender' | null; ceiling: number; isCeilingReached: boolean };

export const TestMailInput = v.object({ to: ContactEmail, kind: v.optional(MailKind, 'test'), language: v.optional(Language, 'es') });
export type TestMailInput = v.InferInput<typeof TestMailInput>;
export type TestMailAnswer = { id: string };
