import { and, count, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { describeRoute } from 'hono-openapi';
import {
  entriesOf,
  ofAllMails,
  ofMessages,
  withoutEntries,
} from '#content/contact/messages.sql.ts';
import { withoutUnusedPhotos } from '#content/reviews/guest-photo.ts';
import { PersonInput, PersonSearch } from '#contract/mail/inbox.schema.ts';
import type { ErasedAnswer, FoundPerson, PersonData, PersonKey } from '#contract/mail/inbox.ts';
import { receiptNumber } from '#contract/money/receipts.ts';
import { showSaved } from '#core/cache/invalidate.ts';
import { Reader, read } from '#core/db/reader.ts';
import {
  contactMessages,
  giftVouchers,
  guests,
  orders,
  outbox,
  receipts,
  requestEvents,
  reviews,
  saleMessages,
  subscribers,
  users,
  waitingGuests,
} from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { body } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import { WITHOUT_PEOPLE } from '#money/vouchers/balance.sql.ts';
import { itemKinds } from '#orders/items/item-kind.ts';
import { idsOf, isOf, ofOrders } from '#orders/items/person.sql.ts';
import { withoutNotes } from '#orders/items/traces.ts';
import { ofSales, withoutSaleTexts } from '#orders/sales/sale-texts.sql.ts';
import { WITHOUT_ORDERER } from './anonymise.ts';
import { findPeople } from './find-people.reads.ts';
import { withoutImportRows } from './import-rows.ts';

/** Reviews of the person's orders. */
const ofReviews = (person: PersonKey) =>
  sql`${reviews.orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${ofOrders(person)})`;

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
    const kinds = itemKinds();
    const theirs = kinds.map((kind) => kind.person.isOf(person));
    const idsOfAll = sql.join(
      kinds.map((kind, n) => sql`SELECT * FROM ${idsOf(kind, theirs[n] ?? sql`false`)}`),
      sql` UNION ALL `,
    );
    const reader = new Reader(db);
    const of = <T>(statement: BatchItem<'sqlite'> & PromiseLike<T>): Promise<T> =>
      reader.run(read([statement], (rows) => rows as T));
    const [
      items,
      messages,
      entries,
      subscriptions,
      mails,
      events,
      accounts,
      waiting,
      bought,
      documents,
      ordered,
      sold,
      contacts,
      reviewed,
    ] = await Promise.all([
      Promise.all(
        kinds.map((kind, n) => reader.run(kind.person.exported(db, theirs[n] ?? sql`false`))),
      ),
      of(db.select().from(contactMessages).where(ofMessages(person))),
      of(entriesOf(db, ofMessages(person))),
      of(
        db
          .select()
          .from(subscribers)
          .where(isOf({ email: subscribers.email }, person)),
      ),
      of(
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
          .where(ofAllMails(person)),
      ),
      of(db.select().from(requestEvents).where(sql`${requestEvents.requestId} IN (${idsOfAll})`)),
      of(
        db
          .select({ name: users.name, role: users.role, createdAt: users.createdAt })
          .from(users)
          .where(isOf({ email: users.email }, person)),
      ),
      of(
        db
          .select()
          .from(waitingGuests)
          .where(isOf({ email: waitingGuests.email, phone: waitingGuests.phone }, person)),
      ),
      of(
        db
          .select()
          .from(giftVouchers)
          .where(isOf({ email: giftVouchers.buyerEmail }, person)),
      ),
      of(db.select().from(receipts).where(sql`${receipts.subjectId} IN (${idsOfAll})`)),
      of(db.select().from(orders).where(ofOrders(person))),
      of(db.select().from(saleMessages).where(ofSales(person))),
      of(
        db
          .select()
          .from(guests)
          .where(isOf({ email: guests.email, phone: guests.phone }, person)),
      ),
      of(db.select().from(reviews).where(ofReviews(person))),
      reader.run(
        read(
          [
            auditEntry(db, {
              userId: c.var.user.id,
              apiKeyId: c.var.apiKeyId,
              action: 'export',
              entity: 'person',
            }),
          ],
          () => undefined,
        ),
      ),
    ]);
    const rowsOf = Object.fromEntries(kinds.map(({ kind }, n) => [kind, items[n]?.rows ?? []]));
    const { trip = [], transfer = [], ...others } = rowsOf;
    return c.json<PersonData>({
      ...{ email: null, phone: null, reference: null },
      ...person,
      transfers: transfer.map(({ journeys: _journeys, ...row }) => row),
      bookings: trip,
      items: others,
      orders: ordered.map(
        ({ manageTokenHash: _hash, idempotencyKey: _key, digest: _digest, note: _note, ...row }) =>
          row,
      ),
      contacts,
      waiting: waiting.map(({ tokenHash: _token, ...row }) => row),
      // The code alone gives access to the money.
      giftVouchers: bought.map(({ code: _code, ...row }) => row),
      receipts: documents.map(({ key: _key, actor: _actor, issuer, ...row }) => ({
        ...row,
        number: receiptNumber(row, issuer.prefix),
        createdAt: row.issuedAt,
      })),
      reviews: reviewed,
      messages: messages.map(({ digest: _digest, ...row }) => ({
        ...row,
        thread: entries.filter(({ messageId }) => messageId === row.id),
      })),
      sales: sold.map(({ digest: _digest, ...row }) => row),
      subscriptions: subscriptions.map(
        ({ confirmTokenHash: _confirm, unsubscribeTokenHash: _unsubscribe, ...row }) => row,
      ),
      mails,
      journeys: transfer.flatMap(({ journeys }) => journeys as Record<string, unknown>[]),
      events,
      account: accounts[0] ?? null,
      upcoming: kinds
        .flatMap(({ subject: kind }, n) =>
          (items[n]?.upcoming ?? []).map((one) => ({ kind, ...one })),
        )
        .sort((one, other) => one.date.localeCompare(other.date)),
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
    const kinds = itemKinds();
    const stamp = new Date().toISOString();
    // Items that have no contact of their own first, then those by whose contact triggers empty the order; the order last.
    const erasing = kinds.map((kind) => {
      const isTheirs = kind.person.isOf(person);
      const ids = idsOf(kind, isTheirs);
      return {
        counted: db.select({ n: count() }).from(kind.table).where(isTheirs),
        notes: withoutNotes(db, kind.subject, ids),
        statements: kind.person.erased(db, isTheirs, stamp),
      };
    });
    const counting = [
      ...erasing.map(({ counted }) => counted),
      db.delete(outbox).where(ofAllMails(person)).returning({ id: outbox.id }),
      db.delete(contactMessages).where(ofMessages(person)).returning({ id: contactMessages.id }),
      db
        .delete(subscribers)
        .where(isOf({ email: subscribers.email }, person))
        .returning({ id: subscribers.id }),
      db
        .delete(waitingGuests)
        .where(isOf({ email: waitingGuests.email, phone: waitingGuests.phone }, person))
        .returning({ id: waitingGuests.id }),
      // The gift voucher stays valid, and its entries stay, as tax law asks for.
      db
        .update(giftVouchers)
        .set({ ...WITHOUT_PEOPLE, anonymisedAt: stamp, updatedAt: stamp, version: NEXT_VERSION })
        .where(isOf({ email: giftVouchers.buyerEmail }, person))
        .returning({ id: giftVouchers.id }),
      // Published ones, too: the consent ends with the erasure.
      db.delete(reviews).where(ofReviews(person)).returning({ id: reviews.id }),
    ];
    const [, ...results]: unknown[] = await db.batch(
      batchOf([
        withoutEntries(db, ofMessages(person)),
        ...counting,
        withoutUnusedPhotos(db),
        db.delete(guests).where(isOf({ email: guests.email, phone: guests.phone }, person)),
        withoutImportRows(db, person),
        withoutSaleTexts(db, ofSales(person), stamp),
        ...erasing.map(({ notes }) => notes),
        ...erasing.toReversed().flatMap(({ statements }) => statements),
        db
          .update(orders)
          .set({ ...WITHOUT_ORDERER, anonymisedAt: stamp, version: NEXT_VERSION })
          .where(and(ofOrders(person), isNull(orders.anonymisedAt))),
        auditEntry(db, {
          userId: c.var.user.id,
          apiKeyId: c.var.apiKeyId,
          action: 'erase',
          entity: 'person',
        }),
      ]),
    );
    const erased = Object.fromEntries(
      kinds.map(({ kind }, n) => [kind, (results[n] as { n: number }[])[0]?.n ?? 0]),
    );
    const { trip: ofTrips = 0, transfer: ofTransfers = 0, ...items } = erased;
    const [
      mails = [],
      messages = [],
      subscriptions = [],
      waiting = [],
      bought = [],
      reviewed = [],
    ] = results.slice(kinds.length, counting.length) as unknown[][];
    if (reviewed.length > 0) await showSaved(c, ['reviews', 'trips', 'destinations']);
    return c.json<ErasedAnswer>({
      transfers: ofTransfers,
      bookings: ofTrips,
      items,
      waiting: waiting.length,
      giftVouchers: bought.length,
      reviews: reviewed.length,
      messages: messages.length,
      subscriptions: subscriptions.length,
      mails: mails.length,
    });
  },
);
