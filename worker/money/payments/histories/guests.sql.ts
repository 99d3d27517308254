import { sql } from 'drizzle-orm';
import { isMoved } from '#money/ledger/moved.ts';
import { overpaid } from '#money/ledger/overpaid.sql.ts';

const MOVED = isMoved(sql`key`);
const OF_EACH = sql`SELECT b.id,
  coalesce((SELECT subject_id FROM ledger_entries WHERE key GLOB 'moved:' || b.id || ':*:out'), b.id) AS first,
  iif(b.status = 'CONFIRMED' OR (b.status = 'CANCELLED' AND b.refund = 'NONE'), b.total_cents, 0) AS owed,
  (SELECT coalesce(sum(p.cents), 0) FROM test_payments t JOIN payment_parts p ON p.session_id = t.session_id WHERE p.subject_id = b.id AND t.status = 'paid') AS paid,
  (SELECT coalesce(sum(r.value), 0) FROM refunds f JOIN test_payments t ON t.session_id = f.session_id AND t.status = 'paid', json_each(t.refunds) r WHERE f.subject_id = b.id AND r.key = f.id)
    + (SELECT coalesce(sum(cents), 0) FROM refunds WHERE subject_id = b.id AND id GLOB 'test:*') AS back,
  (SELECT coalesce(sum(cents), 0) FROM refunds WHERE subject_id = b.id AND status IN ('by_hand', 'failed')) AS byHand,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind = 'payment' AND method = 'cash' AND NOT ${MOVED}) AS cash,
  (SELECT coalesce(sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind = 'refund' AND method = 'transfer' AND NOT ${MOVED}) AS ticked,
  (SELECT coalesce(-sum(cents), 0) FROM gift_voucher_entries WHERE subject_id = b.id AND kind = 'use' AND NOT ${MOVED}) AS voucher,
  (SELECT coalesce(sum(cents), 0) FROM gift_voucher_entries WHERE subject_id = b.id AND kind = 'return' AND NOT ${MOVED}) AS returned,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind IN ('payment', 'deposit') AND NOT ${MOVED}) AS received,
  (SELECT coalesce(sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind = 'refund' AND NOT ${MOVED}) AS refunded,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND key GLOB 'refund-reversed:*') AS reversed,
  (SELECT coalesce(sum(cents), 0) FROM refunds WHERE subject_id = b.id AND id GLOB 'test:*') AS outside,
  max(0, ${overpaid('booking', sql`b.id`)}) AS forgotten
  FROM bookings b WHERE NOT b.is_demo AND b.reseller_key_id IS NULL`;

const FIGURES = [
  'owed',
  'paid',
  'back',
  'byHand',
  'cash',
  'ticked',
  'voucher',
  'returned',
  'received',
  'refunded',
  'reversed',
  'outside',
  'forgotten',
] as const;
/**
 * Of each booking, together with those to which a split moved money of it: the price that it owes, what the test provider and the firm have of its
 * money, and what the ledger says of both. `forgotten`: paid too much, and on no refund.
 */
export const GUESTS = sql`SELECT first AS id, group_concat(id, ' ') AS ids, ${sql.raw(FIGURES.map((name) => `sum(${name}) AS ${name}`).join(', '))} FROM (${OF_EACH}) GROUP BY first`;
/** Payments of which another amount came in, or went back by the provider, than the ledger says. */
export const WRONG_AT_PROVIDER = sql`SELECT session_id FROM (SELECT t.session_id, iif(t.status = 'paid', t.cents, 0) AS paid,
    (SELECT coalesce(sum(value), 0) FROM json_each(t.refunds)) AS back,
    (SELECT coalesce(-sum(cents), 0) FROM ledger_entries e WHERE e.session_id = t.session_id AND e.key GLOB 'session:*') AS received,
    (SELECT coalesce(sum(cents), 0) FROM ledger_entries e WHERE e.session_id = t.session_id AND e.key GLOB 'refund:*' AND e.method IS NOT 'transfer'
      AND NOT EXISTS (SELECT 1 FROM ledger_entries other WHERE other.key = 'refund-reversed:' || substr(e.key, 8))) AS refunded
  FROM test_payments t) WHERE paid <> received OR back <> refunded`;
/** `ids`: of the first booking and of those to which money of it moved. */
export type Guest = Record<(typeof FIGURES)[number], number> & { id: string; ids: string };

/**
 * What is wrong with a guest's money in the end; nothing when they have the place and owe its price, or have their money. `isDearer`: the booking came to
 * cost more after money of it had gone back, so that some of it may be owed again.
 */
export function wrongWith(guest: Guest, isDearer = false): string[] {
  const { owed, received, refunded, reversed, outside, forgotten } = guest;
  const came = guest.paid + guest.cash + guest.voucher;
  const went = guest.back + guest.returned + guest.ticked;
  const kept = came - went - guest.byHand;
  return [
    ...(received - reversed === came ? [] : ['what came in is not in the ledger']),
    ...(refunded - reversed === went ? [] : ['what went back is not in the ledger']),
    ...(forgotten === 0 ? [] : ['what is too much is not on its way back']),
    ...(kept <= owed ? [] : ['money was kept without a place, or above its price']),
    // What the firm gave back in the provider's dashboard it did of its own will.
    ...(isDearer || went - outside + guest.byHand === 0 || kept + outside >= owed
      ? []
      : ['a place and its money']),
  ];
}
