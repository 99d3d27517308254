import { expect, test } from 'vitest';
import { playOrders } from '../../../test/order-histories/play.ts';
import { isThorough } from '../../../test/thorough.ts';

/** More of them by hand: `ORDER_HISTORIES=1000`, and `ORDER_SEED` for those of another run. */
const { ORDER_HISTORIES = isThorough ? 25 : 12 } = process.env;
/** `npm test` plays the same ones each time. */
const { ORDER_SEED = isThorough ? undefined : '54' } = process.env;
const RUNS = Number(ORDER_HISTORIES);

test.each(['all', 'deposit'] as const)(
  'in random histories of orders with several items each order is the sum of its items and of the ledger, and no place is sold twice (of transfers is paid first: %s)',
  {
    timeout: 7_200_000,
  },
  async (transfers) => {
    const done = await playOrders(transfers, {
      runs: RUNS,
      ...(ORDER_SEED !== undefined && { seed: Number(ORDER_SEED) }),
    });
    // Enough of them went the long way.
    for (const what of ['/api/orders/*/cancel', '/api/orders/*/change', 'pay'])
      expect(done.get(what) ?? 0, what).toBeGreaterThan(RUNS / 5);
  },
);
