import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PersonKey } from '#contract/mail/inbox.ts';
import { SURE_LINKS } from '#contract/mail/threads.ts';
import type { Database } from '#core/db/client.ts';
import { contactMessages, messageEntries, orders, outbox } from '#core/db/schema.ts';
import { isOf, ofMails, ofOrders } from '#orders/items/person.sql.ts';
import { RELATED } from './messages.reads.ts';

const idsOf = (isMeant: SQL | undefined) =>
  sql`(SELECT ${contactMessages.id} FROM ${contactMessages} WHERE ${isMeant})`;

/** Messages of the person: from their address or number or, by a reference, those that are the guest's of that order. */
export const ofMessages = (person: PersonKey): SQL =>
  person.reference === undefined
    ? isOf({ email: contactMessages.email, phone: contactMessages.phone }, person)
    : sql`(${inArray(contactMessages.linkedBy, SURE_LINKS)} AND ${contactMessages.orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${ofOrders(person)}))`;

/** Mails to, from or about the person. */
export const ofAllMails = (person: PersonKey): SQL =>
  sql`(${ofMails(person)} OR (${outbox.relatedKind} = ${RELATED} AND ${outbox.relatedId} IN (SELECT CAST(id AS TEXT) FROM ${contactMessages} WHERE ${ofMessages(person)})))`;

/** What was written in those threads, but for the first messages. */
export const entriesOf = (db: Database, isMeant: SQL | undefined) =>
  db
    .select()
    .from(messageEntries)
    .where(sql`${messageEntries.messageId} IN ${idsOf(isMeant)}`);
export const withoutEntries = (db: Database, isMeant: SQL | undefined) =>
  db.delete(messageEntries).where(sql`${messageEntries.messageId} IN ${idsOf(isMeant)}`);

/** Threads in which nothing was written since. */
const isOld = (before: string) =>
  and(
    isNull(contactMessages.anonymisedAt),
    sql`coalesce(${contactMessages.activeAt}, ${contactMessages.createdAt}) < ${before}`,
  );

/** Removes the guest and all texts from old threads; their number stays. */
export const forgottenMessages = (db: Database, before: string, stamp: string) => [
  withoutEntries(db, isOld(before)),
  db
    .update(contactMessages)
    .set({
      ...{ name: '', email: null, phone: null, message: '', note: null, digest: '' },
      ...{ orderId: null, linkedBy: null, anonymisedAt: stamp },
    })
    .where(isOld(before)),
];
