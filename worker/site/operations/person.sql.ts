import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PersonKey } from '#contract/mail/inbox.ts';
import { bookings, orders, outbox, transferRequests } from '#core/db/schema.ts';
import { phoneNumber } from '#core/values/phone-number.ts';

/** What of a table may be the person's: each is compared with the same part of the key. */
type Parts = { email?: SQLiteColumn; phone?: SQLiteColumn; reference?: SQLiteColumn };

const withoutBlanks = (text: SQL | SQLiteColumn | string) => sql`replace(${text}, ' ', '')`;

/** Whether a row is of the person. Addresses are compared case-insensitively, numbers without blanks. */
export function isOf({ email, phone, reference }: Parts, person: PersonKey): SQL {
  if (person.email !== undefined)
    return email ? sql`lower(${email}) = ${person.email}` : sql`false`;
  if (person.phone !== undefined)
    return phone
      ? sql`${withoutBlanks(phone)} = ${withoutBlanks(phoneNumber(person.phone, { language: 'es' }) ?? person.phone)}`
      : sql`false`;
  return reference ? eq(reference, person.reference) : sql`false`;
}

/** The order with the reference, or with an item that has it. */
const orderNamed = (reference: string) =>
  sql`(SELECT id FROM orders WHERE reference = ${reference} UNION SELECT order_id FROM bookings WHERE reference = ${reference} UNION SELECT order_id FROM transfer_requests WHERE reference = ${reference})`;

/** All items of an order are of the person who ordered. */
const ofItems = (table: typeof bookings | typeof transferRequests, person: PersonKey) =>
  person.reference === undefined
    ? isOf({ email: table.contactEmail, phone: table.contactPhone }, person)
    : sql`${table.orderId} IN ${orderNamed(person.reference)}`;
export const ofBookings = (person: PersonKey) => ofItems(bookings, person);
export const ofTransfers = (person: PersonKey) => ofItems(transferRequests, person);
export const ofOrders = (person: PersonKey) =>
  person.reference === undefined
    ? isOf({ email: orders.contactEmail, phone: orders.contactPhone }, person)
    : sql`${orders.id} IN ${orderNamed(person.reference)}`;

/** Ids of the person's bookings, transfers and orders. */
export const idsOf = (person: PersonKey) => ({
  booking: sql`(SELECT ${bookings.id} FROM ${bookings} WHERE ${ofBookings(person)})`,
  transfer_request: sql`(SELECT ${transferRequests.id} FROM ${transferRequests} WHERE ${ofTransfers(person)})`,
  order: sql`(SELECT ${orders.id} FROM ${orders} WHERE ${ofOrders(person)})`,
});

/** Mails to or from the person's address, and those about their bookings and transfers. */
export function ofMails(person: PersonKey): SQL {
  const { booking, transfer_request, order } = idsOf(person);
  const own = person.email
    ? sql`lower(${outbox.toAddress}) = ${person.email} OR lower(${outbox.replyTo}) = ${person.email} OR `
    : sql``;
  return sql`(${own}(${outbox.relatedKind} = 'transfer_request' AND ${outbox.relatedId} IN ${transfer_request}) OR (${outbox.relatedKind} = 'booking' AND ${outbox.relatedId} IN ${booking}) OR (${outbox.relatedKind} = 'order' AND ${outbox.relatedId} IN ${order}))`;
}
