import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Page } from '#contract/paging.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import {
  departures,
  tripOptions,
  tripPrices,
  tripPriceVersions,
  trips,
  tripUnits,
} from '#core/db/schema.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';
import { aBookableOption, setException, tryToBook } from '../../test/orders/bookable.ts';

const TOMORROW = addDays(menorcaToday(new Date()), 1);
const NEXT = addDays(TOMORROW, 1);

const cardOf = async (tripId: number, query = '') => {
  const { items } = await getJson<Page<TripCard>>(
    `/api/trips?pageSize=100&unique=${crypto.randomUUID()}${query}`,
  );
  return items.find(({ id }) => id === tripId);
};

beforeAll(() => aTripType({ id: 1 }));

test('a card has the first start with places, not one that is closed or sold out', async () => {
  const { tripId, optionId, adult } = await aBookableOption({
    option: { capacity: 2, cutoffMinutes: 1440 },
  });
  await setException({ optionId, localDate: TOMORROW, kind: 'closed' });
  expect((await cardOf(tripId))?.next).toMatchObject({ optionId, date: NEXT, time: '10:00' });
  await tryToBook(optionId, NEXT, [adult, adult], new Date());
  expect((await cardOf(tripId))?.next).toMatchObject({ date: addDays(NEXT, 1), time: '10:00' });
  expect((await cardOf(tripId, `&date=${addDays(NEXT, 5)}`))?.next).toMatchObject({
    date: addDays(NEXT, 5),
    time: '10:00',
  });
});

test('of two options the earlier start counts', async () => {
  const { tripId } = await aBookableOption({ schedule: { times: ['16:00'] } });
  const { optionId } = await aBookableOption({ tripId, schedule: { times: ['09:30'] } });
  await aBookableOption({ tripId, schedule: { times: ['12:00'] } });
  expect(['09:30', '12:00', '16:00']).toContain((await cardOf(tripId))?.next?.time);
  expect((await cardOf(tripId, `&date=${NEXT}`))?.next).toMatchObject({
    optionId,
    date: NEXT,
    time: '09:30',
  });
});

test('a start whose cut-off passes while an answer is stored is not the next one', async () => {
  const { tripId } = await aBookableOption({ schedule: { times: ['10:00'] } });
  const at = async (instant: string) => {
    vi.setSystemTime(new Date(instant));
    const card = await cardOf(tripId);
    vi.useRealTimers();
    return card?.next?.date;
  };
  // In Menorca it is two hours later.
  expect([await at('2027-06-12T07:45:00Z'), await at('2027-06-12T07:55:00Z')]).toEqual([
    '2027-06-12',
    '2027-06-13',
  ]);
});

test('without departures in the coming weeks, on request, or not booked on its page, a trip has no next one', async () => {
  const { tripId: later } = await aBookableOption({
    schedule: { validFrom: addDays(TOMORROW, 60) },
  });
  const { tripId: asked } = await aBookableOption({
    option: { availabilityType: 'OPENING_HOURS', instantConfirmation: false },
  });
  const hidden = await aTrip({ showBookingOptions: false });
  await aBookableOption({ tripId: hidden.id });
  for (const id of [later, asked, hidden.id]) expect((await cardOf(id))?.next).toBeNull();
  expect((await cardOf(later))?.isInstant).toBe(true);
  expect((await cardOf(asked))?.isInstant).toBe(false);
  expect(await cardOf(hidden.id)).toMatchObject({ price: null, pricePer: null });
  expect(await cardOf(hidden.id, `&date=${NEXT}`)).toBeUndefined();
});

test('options with prices set the price of their trip: the lowest one of an adult in any season, whatever is typed', async () => {
  const trip = await aTrip({ price: 99 });
  expect(await cardOf(trip.id)).toMatchObject({ price: 99, pricePer: null });
  const { optionId, adult } = await aBookableOption({ tripId: trip.id });
  expect(await cardOf(trip.id)).toMatchObject({ price: 50, pricePer: 'person' });
  await db.update(trips).set({ price: 12 }).where(eq(trips.id, trip.id));
  expect(await cardOf(trip.id)).toMatchObject({ price: 50 });
  const [version] = await db.insert(tripPriceVersions).values({ optionId }).returning();
  const season = { seasonFrom: '11-01', seasonTo: '03-31' };
  const versionId = version?.id ?? 0;
  await db.insert(tripPrices).values([
    { versionId, optionId, unitId: adult, cents: 6000 },
    { versionId, optionId, unitId: adult, cents: 4550, ...season },
  ]);
  expect(await cardOf(trip.id)).toMatchObject({ price: 45.5, pricePer: 'person' });
  expect((await getJson<TripCard>(`/api/trips/${trip.id}`)).price).toBe(45.5);
});

test('a private hire has the price of the whole booking, until an option has one for each person', async () => {
  const { tripId, optionId } = await aBookableOption({ option: { pricingPer: 'BOOKING' } });
  const [version] = await db.insert(tripPriceVersions).values({ optionId }).returning();
  await db
    .insert(tripPrices)
    .values({ versionId: version?.id ?? 0, optionId, unitId: null, cents: 40_000 });
  expect(await cardOf(tripId)).toMatchObject({ price: 400, pricePer: 'group' });
  const { optionId: other } = await aBookableOption({ tripId });
  expect(await cardOf(tripId)).toMatchObject({ price: 50, pricePer: 'person' });
  await db.update(tripOptions).set({ isActive: false }).where(eq(tripOptions.id, other));
  expect(await cardOf(tripId)).toMatchObject({ price: 400, pricePer: 'group' });
});

test('a unit that goes changes the price', async () => {
  const { tripId, adult } = await aBookableOption();
  await db
    .update(tripUnits)
    .set({ deletedAt: new Date().toISOString() })
    .where(eq(tripUnits.id, adult));
  expect(await cardOf(tripId)).toMatchObject({ price: 25, pricePer: 'person' });
});

test('a departure that was closed for too few people is no next one, on a card as in a list of its day, until the firm lets it run; others say what they need', async () => {
  const { tripId, optionId, adult } = await aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    option: { minPeople: 2, decideMinutes: 60 },
  });
  await setException({ optionId, localDate: addDays(TOMORROW, -1), kind: 'closed' });
  await setException({
    ...{ optionId, localDate: TOMORROW, kind: 'changed' },
    ...{ minPeople: 4, decideMinutes: 4 * 1440 },
  });
  const nextOf = async (query = '') => (await cardOf(tripId, query))?.next;
  expect(await nextOf()).toMatchObject({
    date: NEXT,
    minimum: { people: 2, missing: 2, runs: false },
  });
  expect(await cardOf(tripId, `&date=${TOMORROW}`)).toBeUndefined();
  const before = new Date(Date.now() - 3 * 86_400_000);
  const hold = await tryToBook(optionId, NEXT, [adult, adult], before);
  await confirm(db, hold, true, { actor: 'test', now: before });
  expect(await nextOf()).toMatchObject({ date: NEXT, minimum: { missing: 0, runs: true } });
  const early = await tryToBook(optionId, TOMORROW, [adult], before, { isLate: true });
  await confirm(db, early, true, { actor: 'test', now: before });
  expect(await nextOf()).toMatchObject({ date: NEXT });
  await db
    .update(departures)
    .set({ decision: 'runs' })
    .where(and(eq(departures.optionId, optionId), eq(departures.localDate, TOMORROW)));
  expect(await nextOf()).toMatchObject({ date: TOMORROW, minimum: { people: 4, runs: true } });
  expect((await nextOf(`&date=${TOMORROW}`))?.minimum).toMatchObject({ runs: true });
});
