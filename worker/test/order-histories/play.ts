import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { WRONG_AT_PROVIDER } from '#money/payments/histories/guests.sql.ts';
import { itemDifferences } from '../orders/item-differences.ts';
import { faultsOf } from './checks.ts';
import { stage } from './site.ts';
import { history, run } from './steps.ts';
import { World } from './world.ts';

// Random histories of orders with several items, over HTTP: made, paid in one session, changed, cancelled, split, called off, paid back, with codes and gift
// vouchers. After each step an order is the sum of its items, their balance that of the ledger, and the places that are taken those of the bookings.

/** Plays that many histories; how often each request was accepted in them. */
export async function playOrders(
  transfers: 'deposit' | 'all',
  { runs, seed }: { runs: number; seed?: number },
): Promise<Map<string, number>> {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const around = await stage(transfers);
  const { db, rewind } = around;
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      rewind();
      const world = new World(around);
      for (const one of steps) {
        await run(world, one);
        expect(await faultsOf(world), one.kind).toEqual([]);
      }
      // Everything comes to its end: holds, sessions, refunds.
      for (const minutes of [130, 260, 26 * 60]) {
        world.wait(minutes);
        await world.cron();
      }
      expect(await faultsOf(world)).toEqual([]);
      expect(await ledgerDifferences(db)).toEqual({});
      expect(await itemDifferences(db)).toEqual([]);
      expect(await db.all(WRONG_AT_PROVIDER)).toEqual([]);
      for (const [what, n] of world.done) done.set(what, (done.get(what) ?? 0) + n);
    }),
    // Ids are random: a shorter history would be another one.
    { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
  vi.useRealTimers();
  return done;
}
