import type * as v from 'valibot';
import type { Language } from '../languages/language.ts';
import type { Page } from '../paging.ts';
import type * as schema from './mail-admin.schema.ts';
import type { MailDriver, MailSettings } from './mail-settings.ts';

/** Subjects of mails. */
export const MAIL_KINDS = [
  'transfer.received',
  'transfer.offered',
  'transfer.confirmed',
  'transfer.driver_assigned',
  'transfer.changed',
  'transfer.cancelled',
  'transfer.declined',
  'transfer.change_requested',
  'transfer.delayed',
  'transfer.firm.received',
  'transfer.firm.cancelled',
  'transfer.firm.change_requested',
  'trip.received',
  'trip.offered',
  'trip.confirmed',
  'trip.declined',
  'trip.changed',
  'trip.cancelled',
  'trip.called_off',
  'trip.delayed',
  'trip.waiting',
  'trip.places_free',
  'trip.runs',
  'trip.firm.received',
  'trip.firm.changed',
  'trip.firm.cancelled',
  'trip.firm.asked',
  'trip.firm.minimum',
  'order.received',
  'order.confirmed',
  'order.reminder',
  'order.links',
  'order.contact',
  'order.contact_former',
  'voucher.issued',
  'voucher.firm.sold',
  'payment.link',
  'payment.reminder',
  'payment.later',
  'message.reply',
  'newsletter.confirm',
  'newsletter.confirmed',
  'review.asked',
  'review.refused',
  'review.firm.written',
  'newsletter.letter',
  'password.reset',
  'account.invitation',
  'account.changed',
  'mail.ceiling',
  'webhook.stopped',
  'test',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * `kept`: stored by the outbox driver. `held`: above the hourly ceiling of mails that visitors cause. A failed mail is retried at
 * `nextAttemptAt`, unless that is null.
 */
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
  /** For a mail that waits for its first or next attempt. */
  nextAttemptAt: string | null;
  error: string | null;
  sentAt: string | null;
  createdAt: string;
  /** Entity that the mail refers to, such as `transfer_request` with its id. */
  relatedKind: string | null;
  relatedId: string | null;
};
/** `html` and `text` are empty once the mail's text was deleted; it cannot be resent then. */
export type OutboxMail = OutboxItem & {
  replyTo: string | null;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string }[];
};
/** `counts` covers all mails, whatever the filter. */
export type OutboxList = Page<OutboxItem> & { counts: Partial<Record<MailState, number>> };
export type ResendAllAnswer = { count: number };

/** `version` is 0 while nothing is stored. */
export type EmailSettings = MailSettings & {
  version: number;
  /** The settings in effect, with defaults for empty fields. */
  effective: {
    driver: MailDriver;
    senderName: string;
    senderAddress: string;
    replyTo: string | null;
  };
  /** The installation's configuration, and the drivers available to it. */
  installed: { driver: MailDriver; cloudflare: boolean; http: boolean };
};

export type MailTemplateInfo = {
  kind: MailKind;
  reader: 'guest' | 'firm' | 'user';
  hasCalendar: boolean;
};

/** Made from sample data by the functions that make the real mails. */
export type MailPreview = {
  kind: MailKind;
  language: Language;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

/** Delivery of mail that is written now; `block` names the reason why none is sent. */
export type MailOutlook = {
  block: 'outbox' | 'driver' | 'sender' | null;
  ceiling: number;
  isCeilingReached: boolean;
};

export type TestMailInput = v.InferInput<typeof schema.TestMailInput>;
export type TestMailAnswer = { id: string };
