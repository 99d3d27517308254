import { sql } from 'drizzle-orm';

/** Of each booking: the price that it owes, what the test provider and the firm have of its money, and what the ledger says of both. */
export const GUESTS = sql`SELECT b.id,
  iif(b.status = 'CONFIRMED' OR (b.status = 'CANCELLED' AND b.refund = 'NONE'), b.total_cents, 0) AS owed,
  (SELECT coalesce(sum(t.cents), 0) FROM test_payments t JOIN payment_sessions s ON s.id = t.session_id WHERE s.subject_id = b.id AND t.status = 'paid') AS paid,
  (SELECT coalesce(sum(r.value), 0) FROM test_payments t JOIN payment_sessions s ON s.id = t.session_id, json_each(t.refunds) r WHERE s.subject_id = b.id AND t.status = 'paid') AS back,
  (SELECT coalesce(sum(cents), 0) FROM refunds WHERE subject_id = b.id AND status IN ('by_hand', 'failed')) AS byHand,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind = 'payment' AND method = 'cash') AS cash,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind IN ('payment', 'deposit')) AS received,
  (SELECT coalesce(sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind = 'refund') AS refunded,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND key GLOB 'refund-reversed:*') AS reversed,
  (SELECT coalesce(sum(cents), 0) FROM refunds WHERE subject_id = b.id AND id GLOB 'test:*') AS elsewhere
  FROM bookings b WHERE NOT b.is_demo`;
export type Guest = Record<'owed' | 'paid' | 'back' | 'byHand' | 'cash' | 'received' | 'refunded' | 'reversed' | 'elsewhere', number> & {
  id: string;
};

/** What is wrong with a guest's money in the end; nothing when they have the place and owe its price, or have their money. */
export function wrongWith({ owed, paid, back, byHand, cash, received, refunded, reversed, elsewhere }: Guest): string[] {
  const kept = paid + cash - back - byHand;
  return [
    ...(received - reversed === paid + cash ? [] : ['what came in is not in the ledger']),
    ...(refunded - reversed === back ? [] : ['what went back is not in the ledger']),
    ...(kept <= owed ? [] : ['money was kept without a place, or above its price']),
    // What the firm gave back in the provider's dashboard it did of its own will.
    ...(back - elsewhere + byHand === 0 || kept + elsewhere >= owed ? [] : ['a place and its money']),
  ];
}
