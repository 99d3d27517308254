import { sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import { PersonInput, PersonSearch } from '#contract/mail/inbox.schema.ts';
import type { ErasedAnswer, FoundPerson, PersonData, PersonKey } from '#contract/mail/inbox.ts';
import { receiptNumber } from '#contract/money/receipts.ts';
import {
  bookings,
  bookingUnits,
  contactMessages,
  giftVouchers,
  orders,
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
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { body } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import { endingOnly, WITHOUT_PEOPLE } from './anonymise.ts';
import { findPeople } from './find-people.reads.ts';
import { idsOf, isOf, ofBookings, ofMails, ofOrders, ofTransfers } from './person.sql.ts';

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

/** A person's rights to access and erasure, over all tables: by e-mail address, or by number or reference. */
export const personAdminRoutes = router();

// POST, so that what is looked for appears in no log.
personAdminRoutes.post(
  '/find',
  describeRoute({ summary: 'People by name, email address, phone number or reference' }),
  stepUp(),
  body(PersonSearch),
  async (c) => {
    const people = await findPeople(c.var.db, c.req.valid('json').q);
    return c.json<{ people: FoundPerson[] }>({ people });
  },
);
personAdminRoutes.post(
  '/export',
  describeRoute({
    summary: 'All data stored of a person',
    description: 'By `email`; of guests without an address by `phone` or `reference`.',
  }),
  stepUp(),
  body(PersonInput),
  async (c) => {
    const person: PersonKey = c.req.valid('json');
    const { db } = c.var;
    const ids = idsOf(person);
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
      ordered,
    ] = await db.batch([
      db.select().from(transferRequests).where(ofTransfers(person)),
      db
        .select()
        .from(contactMessages)
        .where(isOf({ email: contactMessages.email, phone: contactMessages.phone }, person)),
      db
        .select()
        .from(subscribers)
        .where(isOf({ email: subscribers.email }, person)),
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
        .where(ofMails(person)),
      db
        .select()
        .from(transferLegs)
        .where(sql`${transferLegs.requestId} IN ${ids.transfer_request}`),
      db
        .select()
        .from(requestEvents)
        .where(
          sql`${requestEvents.requestId} IN ${ids.transfer_request} OR ${requestEvents.requestId} IN ${ids.booking}`,
        ),
      db
        .select({ name: users.name, role: users.role, createdAt: users.createdAt })
        .from(users)
        .where(isOf({ email: users.email }, person)),
      db.select().from(bookings).where(ofBookings(person)),
      db.select().from(bookingUnits).where(sql`${bookingUnits.bookingId} IN ${ids.booking}`),
      db
        .select()
        .from(waitingGuests)
        .where(isOf({ email: waitingGuests.email, phone: waitingGuests.phone }, person)),
      db
        .select()
        .from(giftVouchers)
        .where(isOf({ email: giftVouchers.buyerEmail }, person)),
      db
        .select()
        .from(receipts)
        .where(
          sql`${receipts.subjectId} IN ${ids.transfer_request} OR ${receipts.subjectId} IN ${ids.booking}`,
        ),
      db.select().from(orders).where(ofOrders(person)),
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
      ...{ email: null, phone: null, reference: null },
      ...person,
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
      orders: ordered.map(
        ({ manageTokenHash: _hash, idempotencyKey: _key, digest: _digest, note: _note, ...row }) =>
          row,
      ),
      waiting: waiting.map(({ tokenHash: _token, ...row }) => row),
      // The code alone gives access to the money.
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
  describeRoute({
    summary: 'Erase or anonymise the data of a person',
    description: 'By `email`; of guests without an address by `phone` or `reference`.',
  }),
  stepUp(),
  body(PersonInput),
  async (c) => {
    const person: PersonKey = c.req.valid('json');
    const { db } = c.var;
    const ids = idsOf(person);
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
          .where(sql`${transferLegs.requestId} IN ${ids.transfer_request}`),
        db
          .update(requestEvents)
          .set({ note: null, data: null })
          .where(sql`${requestEvents.requestId} IN ${ids.transfer_request}`),
        db
          .update(requestEvents)
          .set({ note: null, data: endingOnly })
          .where(sql`${requestEvents.requestId} IN ${ids.booking}`),
        db
          .update(bookingUnits)
          .set({ contact: {} })
          .where(sql`${bookingUnits.bookingId} IN ${ids.booking}`),
        db.delete(outbox).where(ofMails(person)).returning({ id: outbox.id }),
        db
          .delete(contactMessages)
          .where(isOf({ email: contactMessages.email, phone: contactMessages.phone }, person))
          .returning({ id: contactMessages.id }),
        db
          .delete(subscribers)
          .where(isOf({ email: subscribers.email }, person))
          .returning({ id: subscribers.id }),
        db
          .update(transferRequests)
          .set({ ...anonymised, signName: null, digest: null, version: NEXT_VERSION })
          .where(ofTransfers(person))
          .returning({ id: transferRequests.id }),
        db
          .update(bookings)
          .set({ ...anonymised, contact: {}, notes: null, digest: null, version: NEXT_VERSION })
          .where(ofBookings(person))
          .returning({ id: bookings.id }),
        db
          .delete(waitingGuests)
          .where(isOf({ email: waitingGuests.email, phone: waitingGuests.phone }, person))
          .returning({ id: waitingGuests.id }),
        // The gift voucher stays valid, and its entries stay, as tax law asks for.
        db
          .update(giftVouchers)
          .set({
            ...WITHOUT_PEOPLE,
            anonymisedAt: stamp,
            updatedAt: stamp,
            version: NEXT_VERSION,
          })
          .where(isOf({ email: giftVouchers.buyerEmail }, person))
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
