import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PersonKey } from '#contract/mail/inbox.ts';
import { orders, outbox } from '#core/db/schema.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import { type ItemKind, itemKinds } from './item-kind.ts';

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
  sql`(SELECT id FROM orders WHERE reference = ${reference} ${sql.join(
    itemKinds().map(
      ({ table }) =>
        sql`UNION SELECT ${table.orderId} FROM ${table} WHERE ${table.reference} = ${reference}`,
    ),
    sql` `,
  )})`;

export const ofOrders = (person: PersonKey) =>
  person.reference === undefined
    ? isOf({ email: orders.contactEmail, phone: orders.contactPhone }, person)
    : sql`${orders.id} IN ${orderNamed(person.reference)}`;

/** All items of an order are of the person who ordered. */
export const ofOrderItems = (orderId: SQLiteColumn, person: PersonKey) =>
  sql`${orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${ofOrders(person)})`;

/** The same of items that have the contact, too. */
export const ofContactItems = (
  table: { orderId: SQLiteColumn; contactEmail: SQLiteColumn; contactPhone: SQLiteColumn },
  person: PersonKey,
) =>
  person.reference === undefined
    ? isOf({ email: table.contactEmail, phone: table.contactPhone }, person)
    : sql`${table.orderId} IN ${orderNamed(person.reference)}`;

/** Ids of the items of a kind for which the condition holds. */
export const idsOf = ({ table }: Pick<ItemKind, 'table'>, isTheirs: SQL) =>
  sql`(SELECT ${table.id} FROM ${table} WHERE ${isTheirs})`;

/** Mails to or from the person's address, and those about their orders and items. */
export function ofMails(person: PersonKey): SQL {
  const own = person.email
    ? [
        sql`lower(${outbox.toAddress}) = ${person.email}`,
        sql`lower(${outbox.replyTo}) = ${person.email}`,
      ]
    : [];
  const about = (relatedKind: string, ids: SQL) =>
    sql`(${outbox.relatedKind} = ${relatedKind} AND ${outbox.relatedId} IN ${ids})`;
  return sql`(${sql.join(
    [
      ...own,
      ...itemKinds().map((kind) => about(kind.relatedKind, idsOf(kind, kind.person.isOf(person)))),
      about('order', sql`(SELECT ${orders.id} FROM ${orders} WHERE ${ofOrders(person)})`),
    ],
    sql` OR `,
  )})`;
}
