import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { SaleAnchor } from '#contract/sales/anchors.ts';
import type { DateOrder, Reading } from '#contract/sales/reading.ts';
import type {
  SaleFault,
  SaleName,
  SaleResult,
  SaleState,
  SaleTrust,
} from '#contract/sales/sales.ts';
import { tripOptions } from './booking-plans.ts';
import { bool, createdAt, editable, id, json, now } from './columns.ts';
import { partners } from './partners.ts';

/** The layout of a sender's mails: where its parts stand, and what the sender calls our options. */
export const saleTemplates = sqliteTable(
  'sale_templates',
  {
    id,
    name: text().notNull(),
    /** An address, or a domain with those below it. */
    sender: text().notNull(),
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    language: text().$type<Language>(),
    dateOrder: text().$type<DateOrder>(),
    anchors: json<SaleAnchor[]>().notNull().default([]),
    changedText: text().notNull().default(''),
    cancelledText: text().notNull().default(''),
    names: json<SaleName[]>().notNull().default([]),
    /** Whether guests get a confirmation of ours, where their address is their own. */
    notify: bool().default(false),
    isActive: bool().default(true),
    ...editable,
  },
  (t) => [index('sale_templates_sender').on(t.sender)],
);
/** Mails and messages about what partners sold, with what the rules read of them. The texts go after 90 days, the rows stay: a repeated mail finds them. */
export const saleMessages = sqliteTable(
  'sale_messages',
  {
    id: text().primaryKey(),
    source: text({ enum: ['mail', 'pasted'] }).notNull(),
    /** Of the mail; the same one is received once. */
    messageId: text(),
    /** SHA-256 of the text without what a forwarding adds. */
    digest: text().notNull(),
    trust: text().$type<SaleTrust>().notNull(),
    sender: text(),
    senderName: text(),
    subject: text().notNull().default(''),
    text: text().notNull().default(''),
    /** When it was written, by its own date. */
    sentAt: text().notNull(),
    receivedAt: text().notNull().default(now),
    templateId: integer().references(() => saleTemplates.id),
    partnerId: integer().references(() => partners.id),
    reading: json<Reading>(),
    /** The sender's reference. */
    reference: text(),
    kind: text({ enum: ['new', 'changed', 'cancelled', 'question'] }).notNull(),
    /** `open`: the firm has to look. */
    state: text().$type<SaleState>().notNull().default('open'),
    result: text().$type<SaleResult>(),
    faults: json<SaleFault[]>().notNull().default([]),
    /** Without a foreign key: demo bookings are removed. */
    bookingId: text(),
    erasedAt: text(),
    ...editable,
  },
  (t) => [
    uniqueIndex('sale_messages_message').on(t.messageId),
    index('sale_messages_digest').on(t.digest),
    index('sale_messages_inbox').on(t.state, t.receivedAt),
    index('sale_messages_reference').on(t.partnerId, t.reference),
    index('sale_messages_sender').on(t.sender, t.receivedAt),
    index('sale_messages_booking').on(t.bookingId),
    check('sale_messages_state', sql`state IN ('open', 'done', 'dismissed')`),
  ],
);
/** How many places of a departure a partner may sell. */
export const partnerAllotments = sqliteTable(
  'partner_allotments',
  {
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    optionId: integer()
      .notNull()
      .references(() => tripOptions.id),
    places: integer().notNull(),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.optionId] }),
    index('partner_allotments_option').on(t.optionId),
    check('partner_allotments_places', sql`places >= 0`),
  ],
);
/** Departures that the firm closed by hand where a partner sells them. */
export const partnerClosings = sqliteTable(
  'partner_closings',
  {
    partnerId: integer()
      .notNull()
      .references(() => partners.id),
    optionId: integer()
      .notNull()
      .references(() => tripOptions.id),
    localDate: text().notNull(),
    localTime: text().notNull().default(''),
    closedAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.optionId, t.localDate, t.localTime] })],
);
