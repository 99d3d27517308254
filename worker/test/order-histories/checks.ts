import { sql } from 'drizzle-orm';
import type { World } from './world.ts';

const LEDGER = (kind: string, also = '') =>
  `(SELECT coalesce(sum(cents), 0) FROM ledger_entries e WHERE e.subject_kind = '${kind}' AND e.subject_id = s.id ${also})`;
const OPEN_REFUNDS = (kind: string) =>
  `(SELECT coalesce(sum(cents), 0) FROM refunds r WHERE r.subject_kind = '${kind}' AND r.subject_id = s.id AND r.status <> 'done')`;
/** What the row itself owes, written out apart from the product's own statement. */
const OWED = {
  booking: `CASE s.status WHEN 'CONFIRMED' THEN s.total_cents WHEN 'REDEEMED' THEN s.total_cents WHEN 'PENDING' THEN iif(coalesce(s.offer, 'accepted') = 'accepted', s.total_cents, 0)
    WHEN 'CANCELLED' THEN CASE s.refund WHEN 'NONE' THEN s.total_cents WHEN 'PARTIAL' THEN s.fee_cents ELSE 0 END ELSE 0 END`,
  transfer: `CASE WHEN s.status IN ('confirmed', 'driver_assigned', 'completed', 'no_show') THEN s.total_cents WHEN s.status IN ('cancelled_customer', 'cancelled_operator') THEN coalesce(s.fee_cents, 0) ELSE 0 END`,
};
const itemsOf = (kind: 'booking' | 'transfer', table: string, isHeld: string) =>
  `SELECT '${kind}' AS kind, s.id, s.reference, s.order_id AS orderId, s.total_cents AS totalCents, ${isHeld} AS isHeld, s.status, ${OWED[kind]} AS owed, ${LEDGER(kind)} AS balance,
    ${LEDGER(kind, "AND e.kind IN ('deposit', 'payment', 'refund')")} AS moved, ${OPEN_REFUNDS(kind)} AS refunding FROM ${table} s`;
const ITEMS = (now: string) =>
  sql.raw(
    `${itemsOf('booking', 'bookings', `status = 'ON_HOLD' AND expires_at > '${now}'`)} UNION ALL ${itemsOf('transfer', 'transfer_requests', '0')}`,
  );
type Item = {
  kind: 'booking' | 'transfer';
  id: string;
  reference: string;
  orderId: string | null;
  totalCents: number;
  isHeld: 0 | 1;
  status: string;
  owed: number;
  balance: number;
  moved: number;
  refunding: number;
};
/** Items without an order, or in that of another family, and orders without items. */
const ORPHANS = sql.raw(
  `SELECT id FROM bookings WHERE order_id IS NULL OR order_id NOT IN (SELECT id FROM orders) UNION ALL SELECT id FROM transfer_requests WHERE order_id IS NULL OR order_id NOT IN (SELECT id FROM orders)
    UNION ALL SELECT s.id FROM bookings s JOIN orders ON orders.id = s.order_id WHERE s.contact_email IS NOT orders.contact_email
    UNION ALL SELECT id FROM orders WHERE NOT EXISTS (SELECT 1 FROM bookings WHERE order_id = orders.id) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE order_id = orders.id)`,
);
/** Departures of which other places are taken than their bookings have, or more than there are; `now` in ISO. */
const PLACES = (now: string) =>
  sql`SELECT d.id, d.taken, d.capacity,
    (SELECT coalesce(sum(places), 0) FROM bookings b WHERE b.departure_id = d.id AND b.status IN ('CONFIRMED', 'PENDING', 'REDEEMED')) AS booked,
    (SELECT coalesce(sum(places), 0) FROM bookings b WHERE b.departure_id = d.id AND b.status = 'ON_HOLD' AND b.expires_at > ${now}) AS held,
    (SELECT coalesce(sum(n), 0) FROM (SELECT count(*) AS n FROM booking_units u JOIN bookings b ON b.id = u.booking_id WHERE b.departure_id = d.id AND b.status IN ('CONFIRMED', 'PENDING', 'REDEEMED'))) AS tickets
    FROM departures d`;
type Places = Record<'id' | 'taken' | 'capacity' | 'booked' | 'held' | 'tickets', number>;

/** What is wrong after a step: with places, with items and orders, or with an order's sums. */
export async function faultsOf(world: World): Promise<string[]> {
  const { db } = world.stage;
  const now = new Date(world.now).toISOString();
  const faults: string[] = [];
  const orphans = await db.all<{ id: string }>(ORPHANS);
  if (orphans.length > 0) faults.push(`${orphans.length} without the other: orders and items`);
  for (const { id, taken, capacity, booked, held, tickets } of await db.all<Places>(PLACES(now)))
    if (taken !== booked || booked !== tickets || booked + held > capacity)
      faults.push(`departure ${id}: ${taken} taken, ${booked} + ${held} of ${capacity}`);
  const items = await db.all<Item>(ITEMS(now));
  for (const { reference, status, totalCents, owed, balance, moved, refunding } of items) {
    if (balance !== owed + moved)
      faults.push(`${reference} owes ${owed}, moved ${moved}: ${balance}`);
    // What is paid for a hold stays with it as long as it runs.
    const over = -balance - refunding - (status === 'ON_HOLD' ? totalCents : 0);
    if (over > 0) faults.push(`${reference} is overpaid by ${over}`);
  }
  for (const link of world.orders) {
    const order = await world.order(link);
    const own = items.filter(({ reference }) =>
      order.items.some((one) => one.reference === reference),
    );
    const [orderId] = own.map((one) => one.orderId);
    const all = items.filter((one) => one.orderId === orderId);
    const sum = (of: (one: Item) => number) => all.reduce((total, one) => total + of(one), 0);
    // A hold owes nothing in the ledger; its guest has its price to pay.
    const open = (one: Item) =>
      one.isHeld ? one.totalCents + one.balance : Math.max(0, one.balance);
    if (order.items.length !== all.length) faults.push(`${link.reference} shows other items`);
    if (order.totalCents !== sum(({ totalCents }) => totalCents))
      faults.push(`${link.reference} totals ${order.totalCents}`);
    if (order.balanceCents !== sum(open))
      faults.push(`${link.reference} shows ${order.balanceCents} for ${sum(open)}`);
    if (order.dueCents > Math.max(0, order.balanceCents))
      faults.push(`${link.reference} asks for ${order.dueCents} of ${order.balanceCents}`);
  }
  return faults;
}
