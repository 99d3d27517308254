import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LedgerSubject, MoneySubject } from '#contract/money/ledger.ts';
import {
  bookings,
  ledgerEntries,
  partners,
  transferRequests,
  voucherItems,
} from '#core/db/schema.ts';

// What a guest owes follows from the booking's or the request's own row, and from nothing else.

/** Cents owed for a booking; a hold, one that has expired, and a request that the guest has to accept first owe nothing. */
const ofBooking = sql`CASE WHEN ${bookings.status} = 'PENDING' AND coalesce(${bookings.offer}, 'accepted') <> 'accepted' THEN 0 WHEN ${bookings.status} IN ('CONFIRMED', 'PENDING', 'REDEEMED') THEN ${bookings.totalCents} ELSE 0 END`;
const feeOfBooking = sql`CASE WHEN ${bookings.status} <> 'CANCELLED' THEN 0 WHEN ${bookings.feeCents} IS NOT NULL THEN ${bookings.feeCents} WHEN ${bookings.refund} = 'NONE' THEN ${bookings.totalCents} ELSE 0 END`;

/** A transfer is owed from its confirmation on: until then the firm can decline it. */
const ofTransfer = sql`CASE WHEN ${transferRequests.status} IN ('confirmed', 'driver_assigned', 'completed', 'no_show') THEN ${transferRequests.totalCents} ELSE 0 END`;
const feeOfTransfer = sql`CASE WHEN ${transferRequests.status} IN ('cancelled_customer', 'cancelled_operator') THEN coalesce(${transferRequests.feeCents}, 0) ELSE 0 END`;

const paysPartner = ({ partnerId }: typeof bookings | typeof transferRequests) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${partners} WHERE partners.id = ${partnerId} AND partners.terms = 'net')`;

/** The sum of a subject's entries, of the given kinds and for which `also` holds. */
export const sumOf = (
  kind: LedgerSubject,
  id: SQL | string,
  kinds?: SQL,
  also?: SQL,
): SQL<number> =>
  sql<number>`(SELECT coalesce(sum(${ledgerEntries.cents}), 0) FROM ${ledgerEntries} WHERE ${ledgerEntries.subjectKind} = ${sql.raw(`'${kind}'`)} AND ${ledgerEntries.subjectId} = ${id}${kinds ? sql` AND ${ledgerEntries.kind} IN (${kinds})` : sql``}${also ? sql` AND ${also}` : sql``})`;

/** The guest pays a reseller, or a partner that owes us the rest: they are not asked for money on the day. */
export const PAID_TO_PARTNER: Readonly<Record<MoneySubject, SQL<boolean>>> = {
  booking:
    sql<boolean>`(${bookings.resellerKeyId} IS NOT NULL OR ${paysPartner(bookings)})`.mapWith(
      Boolean,
    ),
  transfer: paysPartner(transferRequests).mapWith(Boolean),
};

/** What the ledger needs of a kind of subject. `total` and `fee` are owed for a row of its table. */
export type MoneyKind = {
  /** In the list of differences. */
  plural: string;
  table: SQLiteTable & { id: SQLiteColumn; status: SQLiteColumn };
  total: SQL;
  fee: SQL;
  isPaidToPartner: SQL<boolean>;
  /** `reference`, `language`, `terms` (of which the VAT counts), `date`, `description`, `named` (for whom documents are) and `parts` (lines of its price) of the subject of `movement m`, for its receipt. */
  receipt: SQL;
};

/** The name of the trip or place in the guest's language, else in English, else as it was written. */
const NAME = sql`coalesce(nullif(t.translations ->> ('$.name.' || b.language), ''), nullif(t.translations ->> '$.name.en', ''), t.name)`;
const NAMED = sql`(SELECT customer FROM orders WHERE orders.id = b.order_id)`;
/** The lines of a booking's price: tickets and extras are named as its trip is. */
const LINES = sql`(SELECT json_group_array(json_set(line.value, '$.name', coalesce(
    CASE line.value ->> '$.kind'
      WHEN 'unit' THEN (SELECT ${NAME} FROM trip_units t WHERE t.id = line.value ->> '$.id')
      WHEN 'extra' THEN (SELECT ${NAME} FROM trip_extras t WHERE t.id = line.value ->> '$.id')
    END, line.value ->> '$.name'))) FROM json_each(b.lines) line)`;
/** The lines of a transfer's price. */
const LEGS = sql`(SELECT json_group_array(json_object('code', l.code, 'quantity', l.quantity, 'cents', l.cents)) FROM transfer_lines l WHERE l.request_id = b.id)`;
const PLACES = sql`(SELECT ${NAME} FROM transfer_places t WHERE t.id = b.from_place_id) || ' – ' || (SELECT ${NAME} FROM transfer_places t WHERE t.id = b.to_place_id)`;

/** All kinds of subjects that money is for, by their name in the ledger. */
export const OWED: Record<LedgerSubject, MoneyKind> = {
  booking: {
    plural: 'bookings',
    table: bookings,
    total: ofBooking,
    fee: feeOfBooking,
    isPaidToPartner: PAID_TO_PARTNER.booking,
    receipt: sql`SELECT b.reference, b.language, b.terms, b.local_date AS date, ${NAME} AS description, ${NAMED} AS named, ${LINES} AS parts
        FROM movement m JOIN bookings b ON b.id = m.subject_id JOIN trips t ON t.id = b.trip_id
        WHERE m.kind = 'booking' AND NOT b.is_demo`,
  },
  transfer: {
    plural: 'transfers',
    table: transferRequests,
    total: ofTransfer,
    fee: feeOfTransfer,
    isPaidToPartner: PAID_TO_PARTNER.transfer,
    receipt: sql`SELECT b.reference, b.language, b.terms, coalesce((SELECT min(local_date) FROM transfer_legs WHERE request_id = b.id), ''), ${PLACES}, ${NAMED}, ${LEGS}
        FROM movement m JOIN transfer_requests b ON b.id = m.subject_id
        WHERE m.kind = 'transfer' AND NOT b.is_demo`,
  },
  // Its VAT is due when it is used, with what it pays for.
  voucher: {
    plural: 'sold gift vouchers',
    table: voucherItems,
    total: sql`CASE ${voucherItems.status} WHEN 'issued' THEN ${voucherItems.cents} ELSE 0 END`,
    fee: sql`0`,
    isPaidToPartner: sql<boolean>`0`.mapWith(Boolean),
    receipt: sql`SELECT b.reference, o.language, json_object('vat', json_object('scheme', 'rate', 'bp', 0)), '', b.reference, o.customer, '[]'
        FROM movement m JOIN voucher_items b ON b.id = m.subject_id JOIN orders o ON o.id = b.order_id
        WHERE m.kind = 'voucher'`,
  },
};
export const moneyKinds = () => Object.keys(OWED) as LedgerSubject[];
