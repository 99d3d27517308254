import { expect, test } from 'vitest';
import { chargedCents } from './order-list.ts';

const item = { totalCents: 24_030, balanceCents: 0, paidCents: 0 };

test('an item that was cancelled counts in its order with what is charged for it, another one with its price', () => {
  expect(chargedCents({ ...item, status: 'confirmed' })).toBe(24_030);
  expect(chargedCents({ ...item, status: 'no_show' })).toBe(24_030);
  expect(chargedCents({ ...item, status: 'cancelled_customer' })).toBe(0);
  expect(
    chargedCents({ ...item, status: 'cancelled_customer', balanceCents: 1000, paidCents: 2000 }),
  ).toBe(3000);
});
