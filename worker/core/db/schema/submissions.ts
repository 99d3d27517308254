import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import { createdAt, editable, id, json, now } from './columns.ts';

export const subscribers = sqliteTable(
  'subscribers',
  {
    id,
    email: text().notNull().unique(),
    language: text().$type<Language>().notNull(),
    status: text({ enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    /** SHA-256 of the token in the confirmation mail, and of the one in the unsubscribe link of every later mail. */
    confirmTokenHash: text().unique(),
    unsubscribeTokenHash: text().unique(),
    requestedAt: text().notNull().default(now),
    confirmedAt: text(),
    unsubscribedAt: text(),
    consentSource: text().notNull().default('site'),
    ...editable,
  },
  (t) => [index('subscribers_status').on(t.deletedAt, t.status, t.createdAt)],
);
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id,
    name: text().notNull(),
    email: text(),
    phone: text(),
    message: text().notNull(),
    source: text().notNull(),
    language: text().$type<Language>().notNull(),
    status: text({ enum: ['new', 'answered', 'spam'] })
      .notNull()
      .default('new'),
    /** SHA-256 of the content; the same text within two minutes is one message. */
    digest: text().notNull(),
    note: text(),
    anonymisedAt: text(),
    ...editable,
  },
  (t) => [
    index('contact_messages_inbox').on(t.deletedAt, t.status, t.createdAt),
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_digest').on(t.digest, t.createdAt),
    index('contact_messages_email').on(t.email),
  ],
);
/** Mail is enqueued here in the same batch as its cause, and sent from here. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    body: text().notNull(),
    language: text().$type<Language>().notNull(),
    replyTo: text(),
    attachments: json<{ filename: string; contentType: string; content: string }[]>()
      .notNull()
      .default([]),
    status: text({ enum: ['pending', 'sending', 'sent', 'failed', 'kept', 'held'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: text().notNull().default(now),
    lastError: text(),
    sentAt: text(),
    relatedKind: text(),
    relatedId: text(),
    createdAt,
    /** Of the recipient, for the List-Unsubscribe header; null in mails that are not for a subscriber. */
    unsubscribeUrl: text(),
  },
  (t) => [
    index('outbox_due').on(t.status, t.nextAttemptAt),
    index('outbox_related').on(t.relatedKind, t.relatedId),
    index('outbox_created').on(t.createdAt),
    index('outbox_address').on(t.toAddress),
  ],
);
