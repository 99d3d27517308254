import { expect, test } from 'vitest';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import { clashesOf } from '../request/request-driver.tsx';

const leg = (change: Partial<DayLeg>) =>
  ({
    reference: 'OTHER234',
    status: 'driver_assigned',
    driver: { id: 7, name: 'Biel', phone: '', vehicle: '', plate: '' },
    startsAt: '2027-06-12T08:00:00.000Z',
    endsAt: '2027-06-12T08:45:00.000Z',
    ...change,
  }) as DayLeg;
const span = (from: string, to: string) => [
  { startsAt: `2027-06-12T${from}:00.000Z`, endsAt: `2027-06-12T${to}:00.000Z` },
];
const clashes = (legs: { startsAt: string; endsAt: string }[], other: DayLeg) =>
  clashesOf(7, legs, [other], 'MINE2345').length;

test('a driver is busy while another journey of theirs lasts, and free right after it', () => {
  expect(clashes(span('08:30', '09:00'), leg({}))).toBe(1);
  expect(clashes(span('07:30', '08:01'), leg({}))).toBe(1);
  expect(clashes(span('08:45', '09:30'), leg({}))).toBe(0);
  expect(clashes(span('07:00', '08:00'), leg({}))).toBe(0);
});

test('two journeys that begin at the same minute clash even when one has no length', () => {
  expect(clashes(span('08:00', '08:00'), leg({ endsAt: '2027-06-12T08:00:00.000Z' }))).toBe(1);
});

test('neither the same request, nor another driver, nor a cancelled journey counts', () => {
  const during = span('08:10', '08:20');
  expect(clashes(during, leg({ reference: 'MINE2345' }))).toBe(0);
  expect(clashes(during, leg({ driver: null }))).toBe(0);
  expect(clashes(during, leg({ status: 'cancelled_customer' }))).toBe(0);
});
