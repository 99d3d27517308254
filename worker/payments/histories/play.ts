import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { BookingRefused } from '#bookings/refused.ts';
import { ApiError } from '#http/problem.ts';
import { ledgerDifferences } from '#ledger/check-ledger.ts';
import { ProviderRefused } from '../provider.ts';
import { FIRST, history, run } from './deeds.ts';
import { CAPACITY, stage, World } from './world.ts';

// Random histories of guests who book, pay in two tabs, come late, change and cancel, while the provider fails, repeats itself and forgets. In the
// end the money that came in is what the ledger says; nobody who paid is without both a place and the money, and nobody has both.

const isExpected = (error: unknown) => error instanceof BookingRefused || error instanceof ApiError || error instanceof ProviderRefused;

/** Of each booking: the price that it owes, what the provider and the firm have of its money, and what the ledger says of both. */
const GUESTS = sql`SELECT b.id,
  iif(b.status = 'CONFIRMED' OR (b.status = 'CANCELLED' AND b.refund = 'NONE'), b.total_cents, 0) AS owed,
  (SELECT coalesce(sum(t.cents), 0) FROM test_payments t JOIN payment_sessions s ON s.id = t.session_id WHERE s.subject_id = b.id AND t.status = 'paid') AS paid,
  (SELECT coalesce(sum(r.value), 0) FROM test_payments t JOIN payment_sessions s ON s.id = t.session_id, json_each(t.refunds) r WHERE s.subject_id = b.id AND t.status = 'paid') AS back,
  (SELECT coalesce(sum(cents), 0) FROM refunds WHERE subject_id = b.id AND status IN ('by_hand', 'failed')) AS byHand,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind = 'payment' AND method = 'cash') AS cash,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind IN ('payment', 'deposit')) AS received,
  (SELECT coalesce(sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind = 'refund') AS refunded
  FROM bookings b`;
type Guest = Record<'owed' | 'paid' | 'back' | 'byHand' | 'cash' | 'received' | 'refunded', number>;

/** What each guest has in the end: the price of their place, or their money. */
function checkGuest({ owed, paid, back, byHand, cash, received, refunded }: Guest): void {
  // Money in equals ledger.
  expect(received).toBe(paid + cash);
  expect(refunded).toBe(back);
  const kept = paid + cash - back - byHand;
  // Without a place the money is back, and with one no more than its price was kept.
  expect(kept).toBeLessThanOrEqual(owed);
  // With a place nothing was paid back that is still owed.
  if (back + byHand > 0) expect(kept).toBe(owed);
}

const TAKEN = sql`SELECT coalesce(sum(places), 0) AS places FROM bookings WHERE status IN ('CONFIRMED', 'PENDING', 'REDEEMED')`;
const REFUNDED = sql`SELECT count(*) AS n FROM refunds WHERE status = 'done'`;

/** Plays that many histories and checks each; how many refunds were made in them. */
export async function play(payment: 'deposit' | 'all', numRuns: number): Promise<number> {
  // What fails is logged, and it fails often.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const around = await stage(payment);
  const { db, rewind } = around;
  let refunded = 0;
  await fc.assert(
    fc.asyncProperty(history, async ({ faults, deeds }) => {
      rewind();
      const world = new World(around, faults);
      for (const one of [...FIRST, ...deeds])
        await run(world, one).catch((error: unknown) => {
          if (!isExpected(error)) throw error;
        });
      // The provider is well again; some hours later everything has come to its end.
      world.isMended = true;
      await run(world, { kind: 'wait', which: 260 });
      await world.cron();
      await run(world, { kind: 'wait', which: 260 });
      await world.cron();
      for (const guest of await db.all<Guest>(GUESTS)) checkGuest(guest);
      expect((await db.get<{ places: number }>(TAKEN))?.places).toBeLessThanOrEqual(CAPACITY);
      expect(await ledgerDifferences(db)).toEqual({});
      refunded += (await db.get<{ n: number }>(REFUNDED))?.n ?? 0;
    }),
    { numRuns },
  );
  return refunded;
}
