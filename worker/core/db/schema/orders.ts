import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { ReceiptCustomer } from '#contract/money/receipts.ts';
import { bool, createdAt, json, now } from './columns.ts';
import { discountCodes, partners } from './partners.ts';

/**
 * What a guest ordered in one go: names bookings and transfers, which have its `id` as `orderId`. Money, terms, places and links belong to those
 * items; the state of an order is that of its items. An item without an order gets one of its own by a trigger, with its id, its reference and the
 * hash of its token. Triggers copy the contact between an order and its items.
 */
export const orders = sqliteTable(
  'orders',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    /** Of the link that shows all items. */
    manageTokenHash: text().notNull(),
    idempotencyKey: text(),
    /** SHA-256 of what was sent; the same within two minutes is one order. */
    digest: text(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    language: text().$type<Language>().notNull(),
    source: text().notNull(),
    /** For whom its documents are, if not for the guest alone. */
    customer: json<ReceiptCustomer>(),
    partnerId: integer().references(() => partners.id),
    codeId: integer().references(() => discountCodes.id),
    privacyEdition: text(),
    privacyAcceptedAt: text(),
    termsEdition: text(),
    termsAcceptedAt: text(),
    /** The guest's own words. */
    notes: text(),
    /** The firm's. */
    note: text(),
    /** The guest has complained: no mail asks for a review. */
    hasComplaint: bool().default(false),
    isDemo: bool().default(false),
    anonymisedAt: text(),
    version: integer().notNull().default(1),
    createdAt,
    updatedAt: text().notNull().default(now),
  },
  (t) => [
    index('orders_key').on(t.idempotencyKey),
    index('orders_digest').on(t.digest, t.createdAt),
    index('orders_created').on(t.createdAt),
    index('orders_guest').on(sql`lower("contact_email")`),
    index('orders_demo').on(t.isDemo).where(sql`is_demo`),
  ],
);
