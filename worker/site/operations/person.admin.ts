import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import { PersonInput } from '#contract/mail/inbox.schema.ts';
import type { ErasedAnswer, PersonData } from '#contract/mail/inbox.ts';
import { receiptNumber } from '#contract/money/receipts.ts';
import {
  bookings,
  bookingUnits,
  contactMessages,
  giftVouchers,
  outbox,
  receipts,
  requestEvents,
  subscribers,
  transferLegs,
  transferRequests,
  users,
  waitingGuests,
} from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import { endingOnly, WITHOUT_PEOPLE } from './anonymise.ts';

/** Addresses are compared case-insensitively. */
const isOf = (column: SQLiteColumn, email: string): SQL => sql`lower(${column}) = ${email}`;
const idsOf = (table: 'transfer_requests' | 'bookings', email: string) =>
  sql`(SELECT id FROM ${sql.identifier(table)} WHERE lower(contact_email) = ${email})`;

const IS_OVER = new Set([
  'CANCELLED',
  'EXPIRED',
  'REDEEMED',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'no_show',
  'spam',
]);

/** Requests that lead to a journey today or later, earliest first. */
function upcomingOf(
  transfers: readonly (typeof transferRequests.$inferSelect)[],
  journeys: readonly (typeof transferLegs.$inferSelect)[],
  booked: readonly (typeof bookings.$inferSelect)[],
): PersonData['upcoming'] {
  const today = menorcaToday(new Date());
  const isAhead = ({ status, date }: { status: string; date: string }) =>
    !IS_OVER.has(status) && date >= today;
  return [
    ...journeys.flatMap(({ requestId, localDate: date }) =>
      transfers
        .filter(({ id, status }) => id === requestId && isAhead({ status, date }))
        .map(({ reference }) => ({ kind: 'transfer' as const, reference, date })),
    ),
    ...booked
      .filter(({ status, localDate: date }) => isAhead({ status, date }))
      .map(({ reference, localDate: date }) => ({ kind: 'booking' as const, reference, date })),
  ].sort((one, other) => one.date.localeCompare(other.date));
}

/** A person's rights to access and erasure, by e-mail address over all tables. */
export const personAdminRoutes = router();

// POST, so that the address appears in no log.
personAdminRoutes.post(
  '/export',
  describeRoute({ summary: 'All data stored for an email address' }),
  stepUp(),
  body(PersonInput),
  async (c) => {
    const { email } = c.req.valid('json');
    const { db } = c.var;
    const transferIds = idsOf('transfer_requests', email);
    const [
      transfers,
      messages,
      subscriptions,
      mails,
      journeys,
      events,
      accounts,
      booked,
      bookedUnits,
      waiting,
      bought,
      documents,
    ] = await db.batch([
      db.select().from(transferRequests).where(isOf(transferRequests.contactEmail, email)),
      db.select().from(contactMessages).where(isOf(contactMessages.email, email)),
      db.select().from(subscribers).where(isOf(subscribers.email, email)),
      db
        .select({
          kind: outbox.kind,
          subject: outbox.subject,
          body: outbox.body,
          status: outbox.status,
          createdAt: outbox.createdAt,
          sentAt: outbox.sentAt,
        })
        .from(outbox)
        .where(isOf(outbox.toAddress, email)),
      db.select().from(transferLegs).where(sql`${transferLegs.requestId} IN ${transferIds}`),
      db
        .select()
        .from(requestEvents)
        .where(
          sql`${requestEvents.requestId} IN ${transferIds} OR ${requestEvents.requestId} IN ${idsOf('bookings', email)}`,
        ),
      db
        .select({ name: users.name, role: users.role, createdAt: users.createdAt })
        .from(users)
        .where(isOf(users.email, email)),
      db.select().from(bookings).where(isOf(bookings.contactEmail, email)),
      db
        .select()
        .from(bookingUnits)
        .where(sql`${bookingUnits.bookingId} IN ${idsOf('bookings', email)}`),
      db.select().from(waitingGuests).where(isOf(waitingGuests.email, email)),
      db.select().from(giftVouchers).where(isOf(giftVouchers.buyerEmail, email)),
      db
        .select()
        .from(receipts)
        .where(
          sql`${receipts.subjectId} IN ${transferIds} OR ${receipts.subjectId} IN ${idsOf('bookings', email)}`,
        ),
      auditEntry(db, {
        userId: c.var.user.id,
        apiKeyId: c.var.apiKeyId,
        action: 'export',
        entity: 'person',
      }),
    ]);
    const withoutProof = ({
      manageTokenHash: _hash,
      idempotencyKey: _key,
      digest: _digest,
      ...row
    }: typeof transferRequests.$inferSelect) => row;
    return c.json<PersonData>({
      email,
      transfers: transfers.map(withoutProof),
      bookings: booked.map(
        ({
          manageTokenHash: _hash,
          idempotencyKey: _key,
          digest: _digest,
          uuid: _uuid,
          note: _note,
          ...row
        }) => ({
          ...row,
          units: bookedUnits
            .filter(({ bookingId }) => bookingId === row.id)
            .map(({ ticketCode: _code, ...unit }) => unit),
        }),
      ),
      waiting: waiting.map(({ tokenHash: _token, ...row }) => row),
      // Whoever has the code has the money.
      giftVouchers: bought.map(({ code: _code, ...row }) => row),
      receipts: documents.map(({ key: _key, actor: _actor, issuer, ...row }) => ({
        ...row,
        number: receiptNumber(row, issuer.prefix),
        createdAt: row.issuedAt,
      })),
      messages: messages.map(({ digest: _digest, ...row }) => row),
      subscriptions: subscriptions.map(
        ({ confirmTokenHash: _confirm, unsubscribeTokenHash: _unsubscribe, ...row }) => row,
      ),
      mails,
      journeys: journeys.map(({ driverId: _driver, ...journey }) => journey),
      events,
      account: accounts[0] ?? null,
      upcoming: upcomingOf(transfers, journeys, booked),
    });
  },
);
personAdminRoutes.post(
  '/erase',
  describeRoute({ summary: 'Erase or anonymise the data of an email address' }),
  stepUp(),
  body(PersonInput),
  async (c) => {
    const { email } = c.req.valid('json');
    const { db } = c.var;
    const stamp = new Date().toISOString();
    const anonymised = {
      contactName: null,
      contactEmail: null,
      contactPhone: null,
      note: null,
      anonymisedAt: stamp,
      updatedAt: stamp,
    };
    // Legs, events and mails first: they are found by the address that the requests still contain.
    const [, , , , mails, messages, subscriptions, transfers, booked, waiting, bought] =
      await db.batch([
        db
          .update(transferLegs)
          .set({ pickupAddress: null, dropoffAddress: null })
          .where(sql`${transferLegs.requestId} IN ${idsOf('transfer_requests', email)}`),
        db
          .update(requestEvents)
          .set({ note: null, data: null })
          .where(sql`${requestEvents.requestId} IN ${idsOf('transfer_requests', email)}`),
        db
          .update(requestEvents)
          .set({ note: null, data: endingOnly })
          .where(sql`${requestEvents.requestId} IN ${idsOf('bookings', email)}`),
        db
          .update(bookingUnits)
          .set({ contact: {} })
          .where(sql`${bookingUnits.bookingId} IN ${idsOf('bookings', email)}`),
        db
          .delete(outbox)
          .where(
            sql`lower(${outbox.toAddress}) = ${email} OR lower(${outbox.replyTo}) = ${email} OR (${outbox.relatedKind} = 'transfer_request' AND ${outbox.relatedId} IN ${idsOf('transfer_requests', email)}) OR (${outbox.relatedKind} = 'booking' AND ${outbox.relatedId} IN ${idsOf('bookings', email)})`,
          )
          .returning({ id: outbox.id }),
        db
          .delete(contactMessages)
          .where(isOf(contactMessages.email, email))
          .returning({ id: contactMessages.id }),
        db
          .delete(subscribers)
          .where(isOf(subscribers.email, email))
          .returning({ id: subscribers.id }),
        db
          .update(transferRequests)
          .set({ ...anonymised, signName: null, digest: null, version: sql`version + 1` })
          .where(isOf(transferRequests.contactEmail, email))
          .returning({ id: transferRequests.id }),
        db
          .update(bookings)
          .set({ ...anonymised, contact: {}, notes: null, digest: null, version: sql`version + 1` })
          .where(isOf(bookings.contactEmail, email))
          .returning({ id: bookings.id }),
        db
          .delete(waitingGuests)
          .where(isOf(waitingGuests.email, email))
          .returning({ id: waitingGuests.id }),
        // The gift voucher stays valid, and its entries stay, as tax law asks for.
        db
          .update(giftVouchers)
          .set({
            ...WITHOUT_PEOPLE,
            anonymisedAt: stamp,
            updatedAt: stamp,
            version: sql`version + 1`,
          })
          .where(isOf(giftVouchers.buyerEmail, email))
          .returning({ id: giftVouchers.id }),
        auditEntry(db, {
          userId: c.var.user.id,
          apiKeyId: c.var.apiKeyId,
          action: 'erase',
          entity: 'person',
        }),
      ]);
    return c.json<ErasedAnswer>({
      transfers: transfers.length,
      bookings: booked.length,
      waiting: waiting.length,
      giftVouchers: bought.length,
      messages: messages.length,
      subscriptions: subscriptions.length,
      mails: mails.length,
    });
  },
);
