import { expect, test } from 'vitest';
import { afterVoucher } from './priced-item.ts';

const due = (now: number, onDay: number, later = 0) => ({
  due: { now, later, onDay },
  isPayable: later === 0,
});

test('a gift voucher pays all of what is due now first, then the others; what awaits the firm is not paid', () => {
  expect(afterVoucher([due(0, 5000), due(1500, 3500), due(0, 0, 9000)], 6000)).toEqual({
    dues: [
      { now: 0, later: 0, onDay: 4000 },
      { now: 0, later: 0, onDay: 0 },
      { now: 0, later: 9000, onDay: 0 },
    ],
    paidCents: 6000,
  });
});

test('one that is worth less than a deposit leaves the rest of it due now, and a large one keeps its rest', () => {
  expect(afterVoucher([due(1500, 3500)], 1000)).toEqual({
    dues: [{ now: 500, later: 0, onDay: 3500 }],
    paidCents: 1000,
  });
  expect(afterVoucher([due(1500, 3500)], 9000).paidCents).toBe(5000);
});
