import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PersonKey } from '#contract/mail/inbox.ts';
import { bookings, outbox, transferRequests } from '#core/db/schema.ts';
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

export const ofBookings = (person: PersonKey) =>
  isOf(
    { email: bookings.contactEmail, phone: bookings.contactPhone, reference: bookings.reference },
    person,
  );
export const ofTransfers = (person: PersonKey) =>
  isOf(
    {
      email: transferRequests.contactEmail,
      phone: transferRequests.contactPhone,
      reference: transferRequests.reference,
    },
    person,
  );

/** Ids of the person's bookings and transfers. */
export const idsOf = (person: PersonKey) => ({
  booking: sql`(SELECT ${bookings.id} FROM ${bookings} WHERE ${ofBookings(person)})`,
  transfer_request: sql`(SELECT ${transferRequests.id} FROM ${transferRequests} WHERE ${ofTransfers(person)})`,
});

/** Mails to or from the person's address, and those about their bookings and transfers. */
export function ofMails(person: PersonKey): SQL {
  const { booking, transfer_request } = idsOf(person);
  const own = person.email
    ? sql`lower(${outbox.toAddress}) = ${person.email} OR lower(${outbox.replyTo}) = ${person.email} OR `
    : sql``;
  return sql`(${own}(${outbox.relatedKind} = 'transfer_request' AND ${outbox.relatedId} IN ${transfer_request}) OR (${outbox.relatedKind} = 'booking' AND ${outbox.relatedId} IN ${booking}))`;
}
