import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { REFUSAL_REASONS, REVIEW_KINDS, REVIEW_STATES } from '#contract/content/reviews.ts';
import type { Language } from '#contract/languages/language.ts';
import { MESSAGE_LINKS, MESSAGE_WRITERS } from '#contract/mail/threads.ts';
import { trips } from './catalogue.ts';
import { bool, createdAt, editable, id, json, now } from './columns.ts';
import { users } from './people.ts';

export const subscribers = sqliteTable(
  'subscribers',
  {
    id,
    email: text().notNull().unique(),
    language: text().$type<Language>().notNull(),
    status: text({ enum: ['pending', 'confirmed', 'unsubscribed', 'bounced'] })
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
    /** Of the latest entry of its thread; null while the message is all. */
    activeAt: text(),
    /** Without a foreign key: demo orders are removed. */
    orderId: text(),
    linkedBy: text({ enum: MESSAGE_LINKS }),
    ...editable,
  },
  (t) => [
    index('contact_messages_order').on(t.orderId),
    index('contact_messages_inbox').on(t.deletedAt, t.status, t.createdAt),
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_digest').on(t.digest, t.createdAt),
    index('contact_messages_email').on(t.email),
  ],
);
/** What followed a guest's message: answers of the firm, and what the guest wrote back by mail. */
export const messageEntries = sqliteTable(
  'message_entries',
  {
    id: text().primaryKey(),
    messageId: integer()
      .notNull()
      .references(() => contactMessages.id),
    writer: text({ enum: MESSAGE_WRITERS }).notNull(),
    text: text().notNull(),
    /** Of a mail: all of its text, with what it quotes; null when that is the same. */
    original: text(),
    /** Who of the firm wrote it. */
    userId: integer().references(() => users.id),
    /** The mail that it was sent by; without a foreign key, as mails are deleted by other rules. */
    outboxId: text(),
    /** `Message-ID` of a guest's mail; the same one is received once. */
    mailId: text(),
    /** An absence notice: it leaves the message answered. */
    isAutomatic: bool().default(false),
    createdAt,
  },
  (t) => [
    index('message_entries_message').on(t.messageId, t.createdAt),
    uniqueIndex('message_entries_mail').on(t.mailId),
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
/**
 * A guest's review of an item of an order. The row is written with the mail that asks for it (`asked`), and filled by the holder of that mail's
 * link. Triggers write mean and number of the published ones into trips and destinations.
 */
export const reviews = sqliteTable(
  'reviews',
  {
    id,
    kind: text({ enum: REVIEW_KINDS }).notNull(),
    /** Of the booking or the transfer; null in examples. */
    itemId: text(),
    orderId: text(),
    reference: text().notNull(),
    tripId: integer().references(() => trips.id),
    /** The item's last day, in Menorca. */
    localDate: text().notNull(),
    status: text({ enum: REVIEW_STATES }).notNull().default('asked'),
    /** Of the guest, then of the text. */
    language: text().$type<Language>().notNull(),
    stars: integer(),
    text: text().notNull().default(''),
    /** As shown. */
    name: text().notNull().default(''),
    country: text().notNull().default(''),
    /** Path of a picture. */
    photo: text(),
    /** When the guest agreed to the publication, and the edition of the privacy notice. */
    consentAt: text(),
    privacyEdition: text(),
    writtenAt: text(),
    decidedAt: text(),
    reason: text({ enum: REFUSAL_REASONS }),
    reasonText: text().notNull().default(''),
    /** The company's public words to it. */
    answer: text().notNull().default(''),
    answeredAt: text(),
    isDemo: bool().default(false),
    ...editable,
  },
  (t) => [
    uniqueIndex('reviews_item').on(t.kind, t.itemId),
    index('reviews_reference').on(t.reference),
    index('reviews_inbox').on(t.deletedAt, t.status, t.writtenAt),
    index('reviews_trip').on(t.tripId, t.status, t.writtenAt),
    index('reviews_kind').on(t.kind, t.status, t.writtenAt),
  ],
);
/** Guests who want no mail that asks for a review: SHA-256 of the address, so that the objection outlives an erasure. */
export const reviewObjections = sqliteTable('review_objections', {
  addressHash: text().primaryKey(),
  createdAt,
});
