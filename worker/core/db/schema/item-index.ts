import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { LedgerSubject } from '#contract/money/ledger.ts';

/** `open`: leads to a journey. `other`: has ended, is a hold of places, or is no journey. `noise`: spam, and holds that expired. `trash` stands above the state. */
export const SHELVES = ['open', 'other', 'noise', 'trash'] as const;
export type Shelf = (typeof SHELVES)[number];

/** `owed`: something is still to be paid; `paid`: nothing is, and something was. */
export const PAID_STATES = ['owed', 'paid', 'none'] as const;

/** `answer`: a guest waits for the firm's word. `tell`: no mail reaches the guest, who must hear that the departure was called off. */
export const ITEM_TASKS = ['', 'answer', 'tell'] as const;

/**
 * A row for each item of an order, bookings, transfers and gift vouchers alike, with all that lists filter, sort and search by. Triggers write it
 * from the views `item_index_bookings`, `item_index_transfers` and `item_index_vouchers`; `item_search` is the full-text table over `marks` and
 * `words`.
 */
export const itemIndex = sqliteTable(
  'item_index',
  {
    number: integer().primaryKey(),
    kind: text().$type<LedgerSubject>().notNull(),
    itemId: text().notNull(),
    orderId: text(),
    /** In the firm's words, or `trash`. */
    state: text().notNull(),
    shelf: text().$type<Shelf>().notNull(),
    /** Menorca wall time of the first journey, `YYYY-MM-DDTHH:MM`; without a time for a whole day. Of a gift voucher, when it is sent or was ordered. */
    travelsAt: text().notNull(),
    /** Of the last journey. */
    lastDay: text().notNull(),
    partnerId: integer(),
    source: text().notNull(),
    paid: text({ enum: PAID_STATES }).notNull(),
    owedCents: integer().notNull(),
    paidCents: integer().notNull(),
    totalCents: integer().notNull(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
    /** The filters, as `|name=value|`, so that a search is narrowed by the full-text table alone. */
    marks: text().notNull(),
    /** All that is known of the guest, folded, with two spaces before each word: a word's beginning has three letters then. */
    words: text().notNull(),
    task: text({ enum: ITEM_TASKS }).notNull().default(''),
  },
  (t) => [
    uniqueIndex('item_index_item').on(t.kind, t.itemId),
    index('item_index_order').on(t.orderId, t.travelsAt),
    index('item_index_created').on(t.kind, t.shelf, t.createdAt),
    index('item_index_travel').on(t.kind, t.shelf, t.travelsAt),
    index('item_index_last').on(t.kind, t.shelf, t.lastDay),
    index('item_index_total').on(t.kind, t.shelf, t.totalCents),
    index('item_index_updated').on(t.kind, t.shelf, t.updatedAt),
    index('item_index_state_created').on(t.kind, t.state, t.createdAt),
    index('item_index_state_travel').on(t.kind, t.state, t.travelsAt),
    index('item_index_state_total').on(t.kind, t.state, t.totalCents),
    index('item_index_state_updated').on(t.kind, t.state, t.updatedAt),
    index('item_index_shelf_created').on(t.shelf, t.createdAt),
    index('item_index_shelf_travel').on(t.shelf, t.travelsAt),
    index('item_index_partner_created').on(t.partnerId, t.createdAt),
    index('item_index_partner_travel').on(t.partnerId, t.travelsAt),
    index('item_index_task_created').on(t.task, t.createdAt).where(sql`task <> ''`),
    index('item_index_task_travel').on(t.task, t.travelsAt).where(sql`task <> ''`),
    index('item_index_paid_created').on(t.paid, t.createdAt).where(sql`paid <> 'none'`),
    index('item_index_paid_travel').on(t.paid, t.travelsAt).where(sql`paid <> 'none'`),
    index('item_index_source_created').on(t.source, t.createdAt).where(sql`source <> 'site'`),
    index('item_index_source_travel').on(t.source, t.travelsAt).where(sql`source <> 'site'`),
    // Journeys with a way back on another day.
    index('item_index_away').on(t.travelsAt).where(sql`last_day > substr(travels_at, 1, 10)`),
  ],
);
/** Number of items of each sort. Maintained by triggers of `item_index`, so that no list has to count; a partner of 0 is none. */
export const itemCounts = sqliteTable(
  'item_counts',
  {
    kind: text().$type<LedgerSubject>().notNull(),
    state: text().notNull(),
    shelf: text().$type<Shelf>().notNull(),
    partnerId: integer().notNull(),
    source: text().notNull(),
    paid: text({ enum: PAID_STATES }).notNull(),
    items: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.state, t.shelf, t.partnerId, t.source, t.paid] })],
);
