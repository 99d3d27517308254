import type * as v from 'valibot';
import type { Language } from './language.ts';
import type * as schema from './mail-admin.schema.ts';
import type { MailDriver, MailSettings } from './mail-settings.ts';
import type { Page } from './paging.ts';

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
export type MailKind = (typeof MAIL_KINDS)[number];

/** `kept`: the outbox driver leaves it there. `held`: above the ceiling of mails that visitors cause in an hour. A failed mail is tried again at `nextAttemptAt`, unless that is null. */
export const MAIL_STATES = ['pending', 'sending', 'sent', 'failed', 'kept', 'held'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export type OutboxQuery = v.InferOutput<typeof schema.OutboxQuery>;

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

/** `version` is 0 while nothing is stored. */
export type EmailSettings = MailSettings & {
  version: number;
  /** What holds now, with what is left empty filled in. */
  effective: { driver: MailDriver; senderName: string; senderAddress: string; replyTo: string | null };
  /** How the installation is configured, and which drivers it could use. */
  installed: { driver: MailDriver; cloudflare: boolean; http: boolean };
};

export type MailTemplateInfo = { kind: MailKind; reader: 'guest' | 'firm' | 'user'; hasCalendar: boolean };

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

export type TestMailInput = v.InferInput<typeof schema.TestMailInput>;
export type TestMailAnswer = { id: string };
