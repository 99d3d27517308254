import { expect, test } from 'vitest';
import type { CalledOff, CalledOffGuest } from '#contract/bookings/calling-off/calling-off.ts';
import { byCallOff, progressOf } from './progress.ts';

const aGuest = (more: Partial<CalledOffGuest>) =>
  ({ isMailed: false, toldAt: null, ...more }) as CalledOffGuest;
const aDeparture = (more: Partial<CalledOff>) =>
  ({ calledOffAt: '2027-06-12T06:00:00.000Z', waiting: [], answered: [], ...more }) as CalledOff;

test('who was mailed, who was called and who has answered is informed; the others are to be called', () => {
  const answer = { id: 'a', reference: 'A', contactName: null, places: 1, date: '', time: '' };
  expect(
    progressOf([
      aDeparture({
        waiting: [aGuest({ isMailed: true }), aGuest({ toldAt: '2027-06-12' }), aGuest({})],
        answered: [{ ...answer, choice: 'date' }],
      }),
      aDeparture({ waiting: [aGuest({})], answered: [{ ...answer, choice: 'refund' }] }),
    ]),
  ).toEqual({ informed: 4, toCall: 2, moved: 1, refunded: 1 });
});

test('departures stand with those that were called off in one go, the last ones first', () => {
  const [one, two] = [aDeparture({ date: '2027-06-12' }), aDeparture({ date: '2027-06-13' })];
  const later = aDeparture({ calledOffAt: '2027-06-14T06:00:00.000Z' });
  expect(byCallOff([one, two, later])).toEqual([[later], [one, two]]);
});
