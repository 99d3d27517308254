import { and, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PersonKey } from '#contract/mail/inbox.ts';
import { SALE_TEXT_DAYS } from '#contract/sales/sales.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, saleMessages } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { ofContactItems } from '#orders/items/person.sql.ts';

const DAY_MS = 86_400_000;

const WORDS = sql`lower(${saleMessages.subject} || ' ' || ${saleMessages.text})`;
const WITHOUT_BLANKS = sql`replace(replace(replace(${WORDS}, ' ', ''), '-', ''), '.', '')`;
/** The address stands in the text, and not as the end of a longer one: layouts that were not read have it nowhere else. */
const namesAddress = (email: string) => {
  const at = sql`instr(${WORDS}, ${email})`;
  return sql`(${at} > 0 AND substr(${WORDS}, ${at} - 1, iif(${at} > 1, 1, 0)) NOT GLOB '[a-z0-9._+-]' AND substr(${WORDS}, ${at} + ${email.length}, 1) NOT GLOB '[a-z0-9-]')`;
};

/** Of a number the digits that are written with a prefix and without. */
const nationalOf = (phone: string) => phone.replace(/\D/g, '').slice(-9);

/** Messages about bookings of the person, from their address, or that name their address or number, whether or not it was read. */
export function ofSales(person: PersonKey): SQL {
  const field = (name: 'email' | 'phone') =>
    sql`replace(lower(coalesce(${saleMessages.reading} ->> ${sql.raw(`'$.${name}'`)}, '')), ' ', '')`;
  const own =
    person.email !== undefined
      ? sql`(${field('email')} = ${person.email} OR lower(coalesce(${saleMessages.sender}, '')) = ${person.email} OR ${namesAddress(person.email)})`
      : person.phone !== undefined
        ? sql`(${field('phone')} = ${person.phone.replaceAll(' ', '')} OR instr(${WITHOUT_BLANKS}, ${nationalOf(person.phone)}) > 0)`
        : sql`${saleMessages.reference} = ${person.reference.toUpperCase()}`;
  return sql`(${own} OR ${saleMessages.bookingId} IN (SELECT ${bookings.id} FROM ${bookings} WHERE ${ofContactItems(bookings, person)}))`;
}

/** Deletes the texts of messages and what was read of them. The rows stay, by which a repeated mail is known. */
export const withoutSaleTexts = (db: Database, isMeant: SQL | undefined, stamp: string) =>
  db
    .update(saleMessages)
    .set({
      ...{ text: '', subject: '', sender: null, senderName: null, reading: null, digest: '' },
      state: sql`iif(${saleMessages.state} = 'open', 'dismissed', ${saleMessages.state})`,
      ...{ erasedAt: stamp, updatedAt: stamp, version: NEXT_VERSION },
    })
    .where(and(isMeant, isNull(saleMessages.erasedAt)));

export const purgeSaleTexts = (db: Database, now: Date) =>
  withoutSaleTexts(
    db,
    lt(saleMessages.receivedAt, new Date(now.getTime() - SALE_TEXT_DAYS * DAY_MS).toISOString()),
    now.toISOString(),
  );
