import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { orderToken } from '#core/auth/order-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { refuse } from '#core/crud/check-input.ts';
import { bookings, itemIndex, orders, requestEvents, transferRequests } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { newReference } from '#core/http/reference.ts';
import type { App } from '#env';
import { orderItemRows } from '#orders/inbox/order-items.reads.ts';
import { actorOf } from '#orders/trip-requests/desk.ts';
import type { DeskOrdering } from './desk-item.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * The items that are named; at least one leaves and one stays, and that which the order's first link opens stays. So does a gift voucher, whose buyer
 * is the order's contact.
 */
async function movedItems(c: Context<App>, order: OrderRow, names: readonly string[]) {
  const { db } = c.var;
  const rows = await orderItemRows(db, sql`(SELECT 1) AS page`, sql`${order.id}`);
  const named = new Set(names.map((name) => name.toUpperCase()));
  const moved = rows.filter(
    ({ subject, id, uuid, reference }) =>
      subject !== 'voucher' &&
      [id, uuid, reference].some((one) => one && named.has(one.toUpperCase())),
  );
  if (moved.length < named.size) throw refuse('items', 'invalid', 'problem.not_of_order');
  if (moved.length === rows.length) throw refuse('items', 'invalid', 'problem.one_item_stays');
  if (moved.some(({ id }) => id === order.id))
    throw refuse('items', 'invalid', 'problem.first_item_stays');
  return moved;
}

/**
 * Some items become an order of their own with its own link and contact; their money, places and links stay with them, and the former order's link
 * opens them no more. Answers the new order's id; undefined when another change came first.
 */
export async function splitOrder(
  c: Context<App>,
  order: OrderRow,
  {
    version,
    items,
    contact,
  }: { version: number; items: readonly string[]; contact: DeskOrdering['contact'] },
): Promise<string | undefined> {
  const { db, user, apiKeyId } = c.var;
  const moved = await movedItems(c, order, items);
  const secret = await signingSecret(db, c.env.QUOTE_SECRET);
  const [id, reference, stamp] = [crypto.randomUUID(), newReference(), new Date().toISOString()];
  const actor = actorOf(c);
  const named = {
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
  };
  const own = {
    ...order,
    ...{ id, reference, manageTokenHash: await hashToken(await orderToken(secret, id)) },
    ...{ idempotencyKey: null, digest: null, notes: null, note: null, version: 1 },
    ...(contact.name !== order.contactName && { customer: null }),
    ...{ ...named, createdAt: stamp, updatedAt: stamp },
  };
  const isAsRead = and(eq(orders.id, order.id), eq(orders.version, version));
  const isMade = exists(db.select({ id: orders.id }).from(orders).where(eq(orders.id, id)));
  const idsOf = (kind: 'booking' | 'transfer') =>
    moved.filter(({ subject }) => subject === kind).map((one) => one.id);
  const [booked, driven] = [idsOf('booking'), idsOf('transfer')];
  const change = <T extends typeof bookings | typeof transferRequests>(
    table: T,
    ids: string[],
  ): SQL => and(inArray(table.id, ids), eq(table.orderId, order.id), isMade) as SQL;
  const statusOf = ({ subject, id: own }: (typeof moved)[number]) => {
    const table = subject === 'booking' ? bookings : transferRequests;
    return sql<string>`(SELECT ${table.status} FROM ${table} WHERE ${table.id} = ${own})`;
  };
  const set = { orderId: id, ...named, updatedAt: stamp };
  const people = JSON.stringify({
    ...{ fullName: contact.name, emailAddress: contact.email, phoneNumber: contact.phone },
    ...{ firstName: null, lastName: null },
  });
  const audit = { userId: user.id, apiKeyId, action: 'edit', entity: 'orders' } as const;
  const detail = { deed: 'split', items: moved.length };
  const arrived = sql`(SELECT count(*) FROM ${itemIndex} WHERE ${itemIndex.orderId} = ${id}) = ${moved.length}`;
  await db.batch(
    batchOf([
      insertIf(db, orders, own, exists(db.select({ id: orders.id }).from(orders).where(isAsRead))),
      db
        .update(bookings)
        .set({
          ...set,
          contact: sql`json_patch(${bookings.contact}, ${people})`,
          version: sql`${bookings.version} + 1`,
        })
        .where(change(bookings, booked)),
      db
        .update(transferRequests)
        .set({ ...set, version: sql`${transferRequests.version} + 1` })
        .where(change(transferRequests, driven)),
      ...moved.map((item) =>
        insertIf(
          db,
          requestEvents,
          {
            requestId: item.id,
            kind: item.subject,
            type: 'note',
            toStatus: statusOf(item),
            actor,
            note: `${order.reference} > ${reference}`,
            createdAt: stamp,
          },
          isMade,
        ),
      ),
      auditEntryIf(db, { ...audit, entityId: order.id, detail }, isMade),
      auditEntryIf(db, { ...audit, entityId: id, detail }, isMade),
      db
        .update(orders)
        .set({ version: version + 1, updatedAt: stamp })
        .where(and(isAsRead, isMade)),
      // All of them have left, or none.
      db
        .update(orders)
        .set({ manageTokenHash: sql`iif(${arrived}, ${orders.manageTokenHash}, NULL)` })
        .where(eq(orders.id, id)),
    ]),
  );
  const [made] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
  return made?.id;
}
