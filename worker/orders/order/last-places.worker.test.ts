import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { OrderAnswer } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/problem.ts';
import { bookings, departures, transferRequests } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import {
  anOption,
  asGuests,
  CONTACT,
  DAY,
  NEXT,
  type Option,
  postJson,
  startOn,
} from '../../test/orders/guest-bookings.ts';
import { aQuote, aTransferTable } from '../../test/orders/transfer-table.ts';
import { isThorough } from '../../test/thorough.ts';

const ROUNDS = isThorough ? 50 : 12;

beforeAll(async () => {
  await aTransferTable();
});
asGuests();

const trip = async (option: Option, quantity: number, day = DAY) => ({
  ...{ kind: 'trip', optionId: option.optionId, departureId: await startOn(option, day) },
  units: [{ unitId: option.adult, quantity }],
});

/** Items, by their order. */
const itemsByOrder = async (table: typeof bookings | typeof transferRequests) =>
  new Map(
    (
      await db
        .select({ order: table.orderId, n: sql<number>`count(*)` })
        .from(table)
        .groupBy(table.orderId)
    ).map(({ order, n }) => [order, n]),
  );

test('of guests who order the last places with a transfer at the same moment one has all items, and the others none', {
  timeout: 300_000,
}, async () => {
  let turn = 0;
  const guest = async (sail: Option, walk: Option, quoteToken: string) => {
    turn += 1;
    const n = turn;
    const transfer = { kind: 'transfer', quoteToken, vehicle: 'standard' };
    const places = [await trip(sail, 2), await trip(walk, 1, NEXT)];
    // Each names its items in another order, so that neither place decides alone.
    if (n % 2 === 0) places.reverse();
    const items = n % 3 === 0 ? [transfer, ...places] : [...places, transfer];
    return postJson(
      '/api/orders',
      {
        ...{ items, contact: { ...CONTACT, email: `guest${n}@example.com` }, language: 'de' },
        ...{ privacyAccepted: true, termsAccepted: true },
      },
      { 'CF-Connecting-IP': `203.0.113.${n % 250}`, 'Idempotency-Key': `fight ${n}` },
    );
  };
  const { quoteToken } = await aQuote();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [sail, walk] = [
      await anOption({ option: { capacity: 2 } }),
      await anOption({ option: { capacity: 1 } }),
    ];
    const answers = await Promise.all([
      guest(sail, walk, quoteToken),
      guest(sail, walk, quoteToken),
      ...(round % 2 === 0 ? [guest(sail, walk, quoteToken)] : []),
    ]);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const { items } = (await (made[0] as Response).json()) as OrderAnswer;
    expect(items.map(({ kind }) => kind).sort()).toEqual(['transfer', 'trip', 'trip']);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      const { code, item } = (await answer.json()) as Problem;
      expect([answer.status, code, typeof item]).toEqual([409, 'sold_out', 'number']);
    }
    for (const [option, capacity] of [
      [sail, 2],
      [walk, 1],
    ] as const) {
      const sold = await db
        .select({ taken: departures.taken })
        .from(departures)
        .where(eq(departures.optionId, option.optionId));
      expect(sold).toEqual([{ taken: capacity }]);
    }
  }
  const [trips, transfers] = [await itemsByOrder(bookings), await itemsByOrder(transferRequests)];
  expect([trips.size, transfers.size]).toEqual([ROUNDS, ROUNDS]);
  for (const [order, n] of trips) expect([n, transfers.get(order)]).toEqual([2, 1]);
});
