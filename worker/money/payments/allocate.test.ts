import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';

const item = (id: string, dueCents: number, owesCents: number) => ({
  ...{ subject: { kind: 'booking' as const, id }, kind: 'deposit' as const },
  ...{ dueCents, owesCents },
});
const cents = (parts: ReturnType<typeof allocate>) =>
  parts.map((part) => [part.subject.id, part.cents]);

test('each item gets what is due for it now, in their order, and then what else it owes', () => {
  const items = [item('a', 3000, 10_000), item('b', 0, 5000), item('c', 2000, 2000)];
  expect(cents(allocate(items, 5000))).toEqual([
    ['a', 3000],
    ['c', 2000],
  ]);
  expect(cents(allocate(items, 4000))).toEqual([
    ['a', 3000],
    ['c', 1000],
  ]);
  expect(cents(allocate(items, 13_000))).toEqual([
    ['a', 10_000],
    ['b', 1000],
    ['c', 2000],
  ]);
});

test('parts come to the payment, or to all that is owed, and none is more than its item owes', () => {
  const amounts = fc.tuple(fc.nat(9000), fc.nat(9000));
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 20 }), fc.nat(50_000), (given, paid) => {
      const items = given.map(([due, rest], n) => item(`${n}`, due, due + rest));
      const owed = items.reduce((sum, { owesCents }) => sum + owesCents, 0);
      const parts = allocate(items, paid);
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(Math.min(paid, owed));
      for (const { subject, cents: part } of parts) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(items[Number(subject.id)]?.owesCents ?? 0);
      }
    }),
  );
});
