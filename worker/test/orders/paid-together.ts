import { eq, inArray, sql } from 'drizzle-orm';
import { orderToken } from '#core/auth/order-link.ts';
import { bookings, orders, settings, transferRequests } from '#core/db/schema.ts';
import { db } from '../builders.ts';
import { aHold, secretOf, startOf } from './paid-first.ts';
import { confirmed } from './transfer-office.ts';

/** An order of holds of which a deposit of 30.00 euros is paid first, and of a transfer that is confirmed and paid at once. */
export async function anOrder({ holds = 2, transfer = false } = {}) {
  const value = { transfers: { payment: 'all' } };
  await db
    .insert(settings)
    .values({ key: 'payments', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  const held = await Promise.all(Array.from({ length: holds }, (_, n) => aHold(2, 30 + n)));
  const ids = held.map(({ booking }) => booking.id);
  const [orderId = ''] = ids;
  await db.update(bookings).set({ orderId }).where(inArray(bookings.id, ids));
  const driven = transfer ? await confirmed() : undefined;
  if (driven)
    await db.update(transferRequests).set({ orderId }).where(eq(transferRequests.id, driven.id));
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('There is no order.');
  const token = await orderToken(await secretOf(), orderId);
  const link = `/api/orders/${order.reference}/pay?token=${token}`;
  return { order, token, link, held, transfer: driven, start: () => startOf(link) };
}

/** What came in and went back of a payment, by whom it is for. */
export const movements = (session: string) =>
  db.all<{ id: string; kind: string; cents: number; key: string }>(
    sql`SELECT subject_id AS id, kind, cents, key FROM ledger_entries WHERE session_id = ${session} ORDER BY ledger_entries.id`,
  );
