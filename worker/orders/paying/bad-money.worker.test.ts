import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { anAdmin } from '../../test/admin.ts';
import { aTripType } from '../../test/builders.ts';
import { aPaidDeposit, moneyRows } from '../../test/orders/paid-first.ts';

const admin = await anAdmin();
beforeAll(async () => {
  await aTripType({ id: 1 });
});

/** Still owed in the test. */
const OPEN_CENTS = 7000;
const cents = fc.oneof(
  fc.integer({ max: 0 }),
  fc.integer({ min: OPEN_CENTS + 1 }),
  fc.double({ min: 0.01, max: OPEN_CENTS }).filter((n) => !Number.isInteger(n)),
  fc.constantFrom<unknown>(
    1e12,
    1e21,
    Number.MAX_SAFE_INTEGER,
    '1000',
    '1e3',
    null,
    [],
    {},
    [1000],
    true,
    undefined,
  ),
  fc.string(),
);
const good = { method: 'cash', cents: 1000, currency: 'EUR' };
const payment = fc.oneof(
  fc.record({ method: fc.constant<unknown>('cash'), cents, currency: fc.constant<unknown>('EUR') }),
  fc.string().map((currency) => ({ ...good, currency: currency === 'EUR' ? 'USD' : currency })),
  fc
    .constantFrom('card ', 'voucher', 'reseller', 'paypal', 'constructor', '', null, 7)
    .map((method) => ({ ...good, method })),
  fc.string({ maxLength: 7 }).map((key) => ({ ...good, key })),
  fc.constantFrom<unknown>(null, [], 'cash', 1000, [good]),
);

test('a payment by hand with an impossible amount, currency or method is refused with a code, and nothing is written', async () => {
  const { booking } = await aPaidDeposit();
  const before = await moneyRows();
  await fc.assert(
    fc.asyncProperty(payment, async (body) => {
      const answer = await admin(`/bookings/${booking.uuid}/payments`, 'POST', body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      const { errors, code } = (await answer.json()) as Problem;
      expect(code ?? errors?.[0]?.code).toBeTruthy();
    }),
    { numRuns: 150 },
  );
  expect(await moneyRows()).toEqual(before);
});
