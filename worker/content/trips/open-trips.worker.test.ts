import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Page } from '#contract/paging.ts';
import type { TripFacets } from '#contract/trips/trip-facets.ts';
import type { NearDays, TripCard } from '#contract/trips/trips.ts';
import { aTrip, aTripType } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';
import { aBookableOption, setException, tryToBook } from '../../test/orders/bookable.ts';

const DAY = addDays(menorcaToday(new Date()), 40);
const NEXT = addDays(DAY, 1);
const ids = async (query: string) =>
  (await getJson<Page<TripCard>>(`/api/trips?${query}`)).items.map(({ id }) => id).sort();

test('a day, or a span of days, leaves the trips that have places for the people then', async () => {
  await aTripType({ id: 1 });
  const [free, full, closed] = await Promise.all(
    [1, 2, 3].map(() => aBookableOption({ option: { capacity: 2 } })),
  );
  if (!free || !full || !closed) throw new Error('no options');
  const none = await aTrip();
  await tryToBook(full.optionId, DAY, [full.adult, full.adult], new Date());
  await setException({ optionId: closed.optionId, localDate: DAY, kind: 'closed' });
  const all = [free, full, closed].map(({ tripId }) => tripId).sort();
  expect(await ids('')).toEqual([...all, none.id].sort());
  expect(await ids(`date=${DAY}`)).toEqual([free.tripId]);
  expect(await ids(`date=${NEXT}`)).toEqual(all);
  expect(await ids(`date=${DAY}&people=3`)).toEqual([]);
  expect(await ids(`from=${DAY}&to=${NEXT}&people=2`)).toEqual(all);
  expect(await ids('date=2027-02-30')).toEqual([...all, none.id].sort());
  expect((await getJson<Page<TripCard>>(`/api/trips?date=${NEXT}&pageSize=2&page=2`)).total).toBe(
    3,
  );
  const { counts } = await getJson<TripFacets>(`/api/trips/facets?date=${DAY}`);
  expect(counts.destination?.any).toBe(1);
});

test('a day without trips offers the nearest ones that have them, with the other filters', async () => {
  const day = addDays(DAY, 60);
  const season = { schedule: { validFrom: addDays(day, 2), validTo: addDays(day, 3) } };
  const north = await aTrip({ region: 'north' });
  await aBookableOption({ tripId: north.id, ...season });
  const ofNorth = async (date: string) =>
    (await getJson<NearDays>(`/api/trips/days?destination=north&date=${date}`)).days;
  const days = [2, 3].map((later) => ({ date: addDays(day, later), trips: 1 }));
  expect(await ofNorth(day)).toEqual(days);
  expect(await ofNorth(addDays(day, 2))).toEqual(days.slice(1));
  expect(await ofNorth('2020-01-01')).toEqual([]);
  expect((await getJson<NearDays>('/api/trips/days')).days).toEqual([]);
});
