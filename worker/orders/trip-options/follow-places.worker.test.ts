import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { PickupPoint } from '#contract/bookings/needs/pickups.ts';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { transferPlaces, tripOptions } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { anOption, asGuests } from '../../test/orders/guest-bookings.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(async () => {
  await aTransferTable();
});
asGuests();
const admin = await anAdmin();
const point = (id: string, placeId: number | null): PickupPoint => ({
  ...{ id, placeId, name: 'Sin nombre', directions: 'Parada', latitude: null, longitude: null },
  ...{ minutesBefore: 30, translations: { directions: { en: 'Bus stop' } } },
});
type Row = TripPlanInput & { version: number };
async function saved(optionId: number, pickups: PickupPoint[]) {
  const path = `/trips/options/${optionId}`;
  const row = await jsonOf<Row>(admin(path));
  return admin(path, 'PUT', { ...row, pickups });
}
const stored = async (optionId: number) =>
  (await db.select().from(tripOptions).where(eq(tripOptions.id, optionId)))[0];

test('a pick-up point that stands for a place has its name and coordinates, whatever is sent, and its own words on where exactly', async () => {
  const { optionId } = await anOption();
  const response = await saved(optionId, [point('own', null), point('port', 3)]);
  expect(response.status, await response.clone().text()).toBe(200);
  expect((await stored(optionId))?.pickups).toMatchObject([
    { placeId: null, name: 'Sin nombre', latitude: null },
    {
      ...{ placeId: 3, name: 'Puerto de Maó', latitude: 39.89, longitude: 4.27 },
      ...{ directions: 'Parada', translations: { directions: { en: 'Bus stop' } } },
    },
  ]);
  const refused = await saved(optionId, [point('none', 99)]);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'pickups.0.placeId', code: 'invalid' }],
  });
});

test('it follows the place when that changes; other points and options stay', async () => {
  const [one, other] = [await anOption(), await anOption()];
  await saved(one.optionId, [point('own', null), point('mao', 2)]);
  await saved(other.optionId, [point('own', null)]);
  const before = await stored(other.optionId);
  await db
    .update(transferPlaces)
    .set({ name: 'Mahón', latitude: 39.9, translations: { name: { en: 'Mahon', de: 'Mahón' } } })
    .where(eq(transferPlaces.id, 2));
  expect((await stored(one.optionId))?.pickups).toMatchObject([
    { id: 'own', name: 'Sin nombre', latitude: null },
    {
      ...{ id: 'mao', name: 'Mahón', latitude: 39.9, longitude: 4.26, minutesBefore: 30 },
      translations: { name: { en: 'Mahon', de: 'Mahón' }, directions: { en: 'Bus stop' } },
    },
  ]);
  expect(await stored(other.optionId)).toEqual(before);
});
