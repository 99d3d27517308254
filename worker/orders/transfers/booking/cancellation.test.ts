import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transferRules } from '../../../test/orders/transfer-rules.ts';
import { cancellationTerms } from './cancellation.ts';

type Cancellable = Parameters<typeof cancellationTerms>[0];

const NOW = new Date('2027-06-01T08:00:00Z');
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
const oneWay = (hours: number, totalCents = 2001): Cancellable => ({
  status: 'confirmed',
  totalCents,
  lines: [{ code: 'outbound', cents: totalCents }],
  legs: [{ leg: 'outbound', startsAt: inHours(hours) }],
});
const termsOf = (request: Cancellable, tiers = transferRules.cancellation) =>
  cancellationTerms(request, tiers, NOW);

test.each([
  [48, 0],
  [24, 0],
  [23.99, 1001],
  [12, 1001],
  [11.99, 2001],
  [0.01, 2001],
])('%d hours ahead the fee of 2001 cents is %i', (hours, feeCents) => {
  expect(termsOf(oneWay(hours))).toMatchObject({ allowed: true, feeCents });
});

test('the order of the tiers changes nothing; with less notice than any of them everything is due; without tiers nothing', () => {
  expect(termsOf(oneWay(20), transferRules.cancellation.toReversed()).feeCents).toBe(1001);
  expect(termsOf(oneWay(1), [{ hoursBefore: 24, feePercent: 0 }]).feeCents).toBe(2001);
  expect(termsOf(oneWay(1), []).feeCents).toBe(0);
});

test('each way of a return is reckoned by its own pick-up', () => {
  const request: Cancellable = {
    status: 'confirmed',
    totalCents: 4000,
    lines: [
      { code: 'outbound', cents: 1900 },
      { code: 'return', cents: 1900 },
      { code: 'pet', cents: 200 },
    ],
    legs: [
      { leg: 'outbound', startsAt: inHours(5) },
      { leg: 'return', startsAt: inHours(200) },
    ],
  };
  expect(termsOf(request)).toMatchObject({
    feeCents: 2000,
    legs: [
      { leg: 'outbound', feePercent: 100, feeCents: 2000 },
      { leg: 'return', feePercent: 0, feeCents: 0 },
    ],
  });
});

test('it says until when the fee holds', () => {
  expect(termsOf(oneWay(48)).holdsUntil).toBe(inHours(24));
  expect(termsOf(oneWay(20)).holdsUntil).toBe(inHours(8));
  expect(termsOf(oneWay(5)).holdsUntil).toBeNull();
});

test.each(['completed', 'declined', 'cancelled_customer', 'cancelled_operator', 'no_show', 'spam'])(
  '%s cannot be cancelled',
  (status) => {
    expect(termsOf({ ...oneWay(48), status })).toMatchObject({ allowed: false, feeCents: 0 });
  },
);

test('once the first journey has begun cancelling online is over', () => {
  const [leg] = oneWay(-1).legs;
  expect(
    termsOf({
      ...oneWay(48),
      legs: [...(leg ? [leg] : []), { leg: 'return', startsAt: inHours(99) }],
    }).allowed,
  ).toBe(false);
});

test('a fee is never negative nor more than the total, and with more notice never higher', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const hours = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: -500, max: 5000 }),
      hours,
      hours,
      (out, back, more, first, later) => {
        const totalCents = Math.max(0, out + back + more);
        const request = (shift: number): Cancellable => ({
          status: 'new',
          totalCents,
          lines: [
            { code: 'outbound', cents: out },
            { code: 'return', cents: back },
            { code: 'adjustment', cents: more },
          ],
          legs: [
            { leg: 'outbound', startsAt: inHours(first + shift) },
            { leg: 'return', startsAt: inHours(first + later + shift) },
          ],
        });
        const { feeCents } = termsOf(request(0));
        expect(feeCents).toBeGreaterThanOrEqual(0);
        expect(feeCents).toBeLessThanOrEqual(totalCents);
        expect(termsOf(request(10)).feeCents).toBeLessThanOrEqual(feeCents);
      },
    ),
  );
});
