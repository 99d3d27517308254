import { and, eq, isNull, lt, ne, not, sql } from 'drizzle-orm';
import { forgottenMessages } from '#content/contact/messages.sql.ts';
import { withoutUnusedPhotos } from '#content/reviews/guest-photo.ts';
import { addDays } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import {
  giftVouchers,
  guests,
  orders,
  outbox,
  reviews,
  subscribers,
  waitingGuests,
} from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { WITHOUT_PEOPLE } from '#money/vouchers/balance.sql.ts';
import { type ItemKind, itemKinds } from '#orders/items/item-kind.ts';
import { emptiedMails, isDelivered, withoutNotes } from '#orders/items/traces.ts';
import { withoutOldImports } from './import-rows.ts';

/** Minimum age of a journey, however old its request is. */
const DAYS_AFTER_JOURNEY = 30;

/** The date `months` earlier; the last day of the month when it is too short. */
export function monthsBefore(now: Date, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  // A `Date` turns 31 February into 3 March.
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date.toISOString();
}

/** An order without who ordered. */
export const WITHOUT_ORDERER = {
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  customer: null,
  notes: null,
  note: null,
  digest: null,
} as const;

/** Items of a kind that are old enough. The mails about them and the notes in their history first: they are found by what the items lose. */
function forgottenItems(
  db: Database,
  { table, person, subject, relatedKind }: ItemKind,
  when: { before: string; day: string; stamp: string },
) {
  const isOld = person.isOld(when);
  const ids = sql`(SELECT ${table.id} FROM ${table} WHERE ${isOld})`;
  return [
    withoutNotes(db, subject, ids),
    emptiedMails(db, relatedKind, ids),
    ...person.erased(db, isOld, when.stamp),
  ];
}

/** Orders all of whose items are without their person. */
const forgottenOrders = (db: Database, { before, stamp }: { before: string; stamp: string }) =>
  db
    .update(orders)
    .set({ ...WITHOUT_ORDERER, anonymisedAt: stamp })
    .where(
      and(
        ...[isNull(orders.anonymisedAt), lt(orders.createdAt, before)],
        ...itemKinds().map(({ table }) =>
          not(hasRow(table, and(eq(table.orderId, orders.id), isNull(table.anonymisedAt)))),
        ),
      ),
    );

/**
 * Removes name, address, telephone and texts from requests and messages older than `months`, and from the mails about them; figures stay.
 * Mails about neither and unconfirmed addresses are deleted, as are those who waited for days that are over. With 0 months everything is kept.
 */
export async function anonymiseOld(db: Database, months: number, now: Date): Promise<void> {
  if (months <= 0) return;
  const before = monthsBefore(now, months);
  const stamp = now.toISOString();
  const day = addDays(stamp.slice(0, 10), -DAYS_AFTER_JOURNEY);
  await db.batch(
    batchOf([
      ...itemKinds().flatMap((kind) => forgottenItems(db, kind, { before, day, stamp })),
      forgottenOrders(db, { before, stamp }),
      emptiedMails(db, 'order', sql`(SELECT id FROM orders WHERE anonymised_at = ${stamp})`),
      db.delete(guests).where(lt(guests.createdAt, before)),
      // Published ones stay, under the name that their guests chose for it.
      db.delete(reviews).where(and(ne(reviews.status, 'published'), lt(reviews.createdAt, before))),
      withoutUnusedPhotos(db),
      withoutOldImports(db, before),
      // A day that is over needs no waiting list.
      db.delete(waitingGuests).where(lt(waitingGuests.localDate, day)),
      ...forgottenMessages(db, before, stamp),
      // As long as money is left on it, its recipient may ask for it by name.
      db
        .update(giftVouchers)
        .set({ ...WITHOUT_PEOPLE, anonymisedAt: stamp })
        .where(
          and(
            ...[isNull(giftVouchers.anonymisedAt), lt(giftVouchers.createdAt, before)],
            sql`(${giftVouchers.endsOn} < ${day} OR (SELECT sum(cents) FROM gift_voucher_entries WHERE voucher_id = gift_vouchers.id) <= 0)`,
          ),
        ),
      emptiedMails(
        db,
        'gift_voucher',
        sql`(SELECT CAST(id AS TEXT) FROM gift_vouchers WHERE anonymised_at = ${stamp})`,
      ),
      emptiedMails(
        db,
        'contact_message',
        sql`(SELECT CAST(id AS TEXT) FROM contact_messages WHERE anonymised_at = ${stamp})`,
      ),
      db
        .delete(outbox)
        .where(and(isNull(outbox.relatedKind), lt(outbox.createdAt, before), isDelivered)),
      // Unsubscribed addresses stay known, so that no import resubscribes them.
      db
        .delete(subscribers)
        .where(
          and(
            eq(subscribers.status, 'pending'),
            lt(subscribers.requestedAt, before),
            isNull(subscribers.unsubscribedAt),
          ),
        ),
    ]),
  );
}
