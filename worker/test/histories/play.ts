import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { ApiError } from '#core/http/problem.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import {
  GUESTS,
  type Guest,
  WRONG_AT_PROVIDER,
  wrongWith,
} from '#money/payments/histories/guests.sql.ts';
import { ProviderRefused } from '#money/payments/providers/provider.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { itemDifferences } from '../orders/item-differences.ts';
import { isThorough } from '../thorough.ts';
import { Checks } from './checks.ts';
import { state, unsettled, wrongWithReseller } from './reseller-steps.ts';
import { history, run } from './steps.ts';
import { stage, World } from './world.ts';

// Random histories of guests who book, pay in two tabs and by gift voucher, come late, change while they pay, split and cancel, and of a firm that agrees on
// prices, declines, calls off, raises its limits and voids gift vouchers, while the provider fails, repeats itself and forgets. In the end the money that came in is what the ledger says; each guest who paid has either a place or the money.

/** `npm run test:all` plays them all, `npm test` a tenth. */
export const RUNS = isThorough ? 1000 : 100;

/** `npm test` plays the same ones each time, so that it fails for a change alone; `npm run test:all` looks for others. */
const SEED = isThorough ? undefined : 52;

const isExpected = (error: unknown) =>
  error instanceof BookingRefused || error instanceof ApiError || error instanceof ProviderRefused;

/** Two months: the trips are over then, and each month has begun. */
const UNTIL_ALL_IS_STATED = 60 * 24 * 60;

const SEVERAL = sql`SELECT count(*) AS n FROM payment_sessions s WHERE settled_at IS NOT NULL AND (SELECT count(*) FROM payment_parts WHERE session_id = s.id) > 1`;
const REFUNDED = sql`SELECT count(*) AS n FROM refunds WHERE status = 'done'`;

/** Plays that many histories and checks each; how many refunds were made in them, and how many payments were for several items. */
export async function play(
  payment: 'deposit' | 'all',
  numRuns: number,
): Promise<{ refunded: number; several: number }> {
  // What fails is logged, and it fails often.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const around = await stage(payment);
  const { db, rewind } = around;
  let refunded = 0;
  let several = 0;
  await fc.assert(
    fc.asyncProperty(history, async ({ first, faults, steps }) => {
      rewind();
      const world = new World(around, faults);
      const checks = new Checks();
      for (const one of [...first, ...steps]) {
        await run(world, one).catch((error: unknown) => {
          if (!isExpected(error)) throw error;
        });
        await checks.afterStep(world, one);
      }
      // The provider is well again; some hours later everything has come to its end.
      world.isMended = true;
      await run(world, { kind: 'wait', which: 260 });
      await world.cron();
      await run(world, { kind: 'wait', which: 260 });
      await world.cron();
      await run(world, { kind: 'wait', which: UNTIL_ALL_IS_STATED });
      await state(world);
      expect([...(await wrongWithReseller(world)), ...(await unsettled(world))]).toEqual([]);
      for (const guest of await db.all<Guest>(GUESTS)) {
        const isDearer = guest.ids.split(' ').some((id) => world.dearer.has(id));
        expect(wrongWith(guest, isDearer)).toEqual([]);
      }
      await checks.atTheEnd(world);
      expect(await ledgerDifferences(db)).toEqual({});
      expect(await db.all(WRONG_AT_PROVIDER)).toEqual([]);
      several += (await db.get<{ n: number }>(SEVERAL))?.n ?? 0;
      expect(await itemDifferences(db)).toEqual([]);
      refunded += (await db.get<{ n: number }>(REFUNDED))?.n ?? 0;
    }),
    { numRuns, ...(SEED !== undefined && { seed: SEED }) },
  );
  return { refunded, several };
}
