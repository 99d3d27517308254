import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXTRA_CODES } from '#contract/transfers/transfers.ts';
import { transferRules } from '../../../test/orders/transfer-rules.ts';
import { type EngineInput, type EngineRequest, quotePrices } from './price-engine.ts';

const AIRPORT = { id: 1, kind: 'airport' as const, zoneId: null };
const places = [
  AIRPORT,
  { id: 2, kind: 'resort' as const, zoneId: 1 },
  { id: 3, kind: 'town' as const, zoneId: 2 },
  { id: 4, kind: 'port' as const, zoneId: 2 },
];
const vehicle = (id: number, code: string, seats: number) => ({
  id,
  code,
  maxPassengers: seats,
  largeBags: seats,
  cabinBags: seats,
  childSeats: 2,
  hasWheelchairAccess: seats > 8,
  leadMinutes: 120,
});
const vehicles = [vehicle(1, 'standard', 4), vehicle(2, 'minivan', 8), vehicle(3, 'minibus', 16)];
const price = (zoneId: number, vehicleId: number, oneWayCents: number) => ({
  zoneId,
  vehicleId,
  oneWayCents,
  returnCents: Math.round(oneWayCents * 1.9),
  validFrom: '2026-01-01',
  validTo: null,
});
const prices = [
  price(1, 1, 3801),
  price(1, 2, 5400),
  price(1, 3, 9000),
  price(2, 1, 2000),
  price(2, 2, 3000),
  price(2, 3, 5500),
];

const aRequest = (change: Partial<EngineRequest> = {}): EngineRequest => ({
  from: 1,
  to: 2,
  outbound: { date: '2027-06-12', time: '14:30' },
  adults: 2,
  childAges: [],
  luggage: { large: 0, cabin: 0, bulky: 0 },
  extras: [],
  noticeMinutes: 100_000,
  ...change,
});
const anInput = (
  change: Partial<EngineRequest> = {},
  more: Partial<EngineInput> = {},
): EngineInput => ({
  rules: transferRules,
  vehicles,
  prices,
  zones: [
    { id: 1, minutes: 22 },
    { id: 2, minutes: 10 },
  ],
  places,
  request: aRequest(change),
  ...more,
});
const totalOf = (input: EngineInput, code = 'standard') =>
  quotePrices(input).options.find((option) => option.vehicle === code)?.totalCents;

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(
    ([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
  );
const wall = fc.record({
  date: fc.constantFrom('2027-01-01', '2027-03-28', '2027-06-12', '2027-12-25'),
  time,
});
const request: fc.Arbitrary<EngineRequest> = fc.record({
  from: fc.constantFrom(1, 2, 3, 4),
  to: fc.constantFrom(1, 2, 3, 4),
  outbound: wall,
  return: fc.option(wall, { nil: undefined }),
  adults: fc.integer({ min: 1, max: 16 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
  luggage: fc.record({ large: fc.nat(16), cabin: fc.nat(16), bulky: fc.nat(4) }),
  extras: fc.array(fc.record({ code: fc.constantFrom(...EXTRA_CODES), quantity: fc.nat(3) }), {
    maxLength: 3,
  }),
  noticeMinutes: fc.nat(10_000),
});

test('every total is the sum of its lines, a whole number of cents and never negative', () => {
  fc.assert(
    fc.property(request, (one) => {
      for (const { totalCents, lines } of quotePrices(anInput(one)).options) {
        expect(totalCents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
        expect(Number.isInteger(totalCents)).toBe(true);
        for (const { cents, quantity } of lines)
          expect(Math.min(cents, quantity)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('every vehicle is either offered or refused with a reason', () => {
  fc.assert(
    fc.property(request, (one) => {
      const { options, unfit } = quotePrices(anInput(one));
      expect([...options, ...unfit].map(({ vehicle: code }) => code).sort()).toEqual([
        'minibus',
        'minivan',
        'standard',
      ]);
    }),
  );
});

test('one more adult never makes a vehicle, nor the journey, cheaper', () => {
  fc.assert(
    fc.property(request, (one) => {
      const few = quotePrices(anInput(one)).options;
      const more = quotePrices(anInput({ ...one, adults: one.adults + 1 })).options;
      for (const { vehicle: code, totalCents } of more)
        expect(totalCents).toBeGreaterThanOrEqual(
          few.find((option) => option.vehicle === code)?.totalCents ?? Number.POSITIVE_INFINITY,
        );
      if (more[0])
        expect(more[0].totalCents).toBeGreaterThanOrEqual(
          few[0]?.totalCents ?? Number.POSITIVE_INFINITY,
        );
    }),
  );
});

test('the order in which anything is given changes nothing', () => {
  fc.assert(
    fc.property(request, (one) => {
      const input = anInput(one);
      const reversed = {
        ...input,
        vehicles: vehicles.toReversed(),
        prices: prices.toReversed(),
        places: places.toReversed(),
        request: { ...one, childAges: one.childAges.toReversed(), extras: one.extras.toReversed() },
      };
      expect(quotePrices(reversed)).toEqual(quotePrices(input));
    }),
  );
});

test('there and back cost the same, whichever end is the airport', () => {
  expect(totalOf(anInput({ from: 1, to: 2 }))).toBe(3801);
  expect(totalOf(anInput({ from: 2, to: 1 }))).toBe(3801);
});

test('between two zones the dearer one counts, within a zone its own price', () => {
  expect(totalOf(anInput({ from: 3, to: 2 }))).toBe(3801);
  expect(totalOf(anInput({ from: 3, to: 4 }))).toBe(2000);
});

test('both halves of a return add up to the table’s return price', () => {
  expect(totalOf(anInput({ return: { date: '2027-06-19', time: '10:00' } }))).toBe(7222);
});

test('night and holiday surcharges are of the leg they fall on', () => {
  const lines =
    quotePrices(
      anInput({
        outbound: { date: '2027-12-25', time: '23:00' },
        return: { date: '2027-12-28', time: '10:00' },
      }),
    ).options[0]?.lines ?? [];
  expect(lines.find(({ code }) => code === 'night')).toMatchObject({ quantity: 1, cents: 722 });
  expect(lines.find(({ code }) => code === 'holiday')).toMatchObject({ quantity: 1, cents: 722 });
});

test('pick-ups outside the firm’s hours fit no vehicle, on either way', () => {
  const rules = { ...transferRules, hours: { from: '06:00', to: '23:00' } };
  const reasons = (change: Partial<EngineRequest>) =>
    quotePrices(anInput(change, { rules })).unfit.map(({ reason }) => reason);
  expect(reasons({ outbound: { date: '2027-06-12', time: '03:00' } })).toEqual([
    'hours',
    'hours',
    'hours',
  ]);
  expect(reasons({ return: { date: '2027-06-19', time: '23:00' } })).toEqual([
    'hours',
    'hours',
    'hours',
  ]);
  expect(reasons({})).toEqual([]);
});

test('a wheelchair needs a vehicle that takes it', () => {
  const { options, unfit } = quotePrices(
    anInput({ extras: [{ code: 'wheelchair', quantity: 1 }] }),
  );
  expect(options.map(({ vehicle: code }) => code)).toEqual(['minibus']);
  expect(unfit.map(({ reason }) => reason)).toEqual(['wheelchair', 'wheelchair']);
});

test('extras count on each way, extra waiting by the quarter of an hour once', () => {
  const extras = [
    { code: 'pet' as const, quantity: 1 },
    { code: 'extra-stop' as const, quantity: 2 },
    { code: 'extra-waiting' as const, quantity: 3 },
  ];
  const linesOf = (change: Partial<EngineRequest>) =>
    (
      quotePrices(anInput({ extras, luggage: { large: 0, cabin: 0, bulky: 2 }, ...change }))
        .options[0]?.lines ?? []
    ).slice(1);
  expect(linesOf({})).toEqual([
    { code: 'bulky-luggage', quantity: 2, cents: 2000 },
    { code: 'pet', quantity: 1, cents: 800 },
    { code: 'extra-stop', quantity: 2, cents: 2000 },
    { code: 'extra-waiting', quantity: 3, cents: 1800 },
  ]);
  expect(linesOf({ return: { date: '2027-06-19', time: '10:00' } }).slice(1)).toEqual([
    { code: 'bulky-luggage', quantity: 2, cents: 4000 },
    { code: 'pet', quantity: 1, cents: 1600 },
    { code: 'extra-stop', quantity: 2, cents: 4000 },
    { code: 'extra-waiting', quantity: 3, cents: 1800 },
  ]);
});

test('children get the seats their ages need, requested or not', () => {
  const { lines } =
    quotePrices(anInput({ adults: 1, childAges: [1, 3, 4, 11, 12], extras: [] })).options[0] ?? {};
  expect(lines?.filter(({ code }) => code.includes('seat') || code === 'booster')).toEqual([
    { code: 'child-seat', quantity: 2, cents: 0 },
    { code: 'booster', quantity: 2, cents: 0 },
  ]);
});

test('of two prices for one day the younger holds, and none outside its dates', () => {
  const dear = { ...price(1, 1, 5000), validFrom: '2027-06-01', validTo: '2027-08-31' };
  expect(totalOf(anInput({}, { prices: [...prices, dear] }))).toBe(5000);
  expect(
    totalOf(
      anInput({ outbound: { date: '2027-09-01', time: '12:00' } }, { prices: [...prices, dear] }),
    ),
  ).toBe(3801);
  expect(
    quotePrices(anInput({ outbound: { date: '2025-12-31', time: '12:00' } })).unfit.map(
      ({ reason }) => reason,
    ),
  ).toEqual(['no_price', 'no_price', 'no_price']);
});

test('what does not fit says why', () => {
  const reason = (change: Partial<EngineRequest>) =>
    quotePrices(anInput(change)).unfit.find((one) => one.vehicle === 'standard')?.reason;
  expect(reason({ adults: 5 })).toBe('passengers');
  expect(reason({ luggage: { large: 5, cabin: 0, bulky: 0 } })).toBe('luggage');
  expect(reason({ luggage: { large: 0, cabin: 9, bulky: 0 } })).toBe('luggage');
  expect(reason({ adults: 1, childAges: [0, 1, 2] })).toBe('child_seats');
  expect(reason({ noticeMinutes: 30 })).toBe('notice');
});
