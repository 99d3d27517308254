import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { defaultOptions } from '#core/db/published/default-options.ts';
import { tripOptions } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { visit } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';

const PATH = '/trips/options';
const DAY = addDays(menorcaToday(new Date()), 40);
let admin: Admin;

beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
});

/** A trip on request, with an own option that is not on sale. */
async function aTripOnRequest() {
  const { id: tripId } = await aTrip({ status: 'published' });
  await db.batch(batchOf(defaultOptions(db, tripId)));
  const { optionId } = await aBookableOption({ tripId, option: { isActive: false } });
  const [first] = await db
    .select({ id: tripOptions.id })
    .from(tripOptions)
    .where(eq(tripOptions.tripId, tripId))
    .orderBy(asc(tripOptions.id));
  return { tripId, optionId, onRequest: first?.id ?? 0 };
}
const set = async (id: number, isActive: boolean) => {
  const row = await jsonOf<EditedRow<TripPlanInput>>(admin(`${PATH}/${id}`));
  expect((await admin(`${PATH}/${id}`, 'PUT', { ...row, isActive })).status).toBe(200);
};
const onSale = async (tripId: number) => {
  const response = await visit(`/api/trips/${tripId}/availability?from=${DAY}&to=${DAY}`);
  return ((await response.json()) as { options: { id: number }[] }).options.map(({ id }) => id);
};

test('on request goes off sale with the first own option on sale, and comes back with the last one off sale', async () => {
  const { tripId, optionId, onRequest } = await aTripOnRequest();
  const second = (await aBookableOption({ tripId, option: { isActive: false } })).optionId;
  expect(await onSale(tripId)).toEqual([onRequest]);
  await set(optionId, true);
  expect(await onSale(tripId)).toEqual([optionId]);
  await set(second, true);
  await set(optionId, false);
  expect(await onSale(tripId)).toEqual([second]);
  expect((await admin(`${PATH}/${second}`, 'DELETE')).status).toBe(204);
  expect(await onSale(tripId)).toEqual([onRequest]);
  expect((await admin(`${PATH}/${second}/restore`, 'POST')).status).toBe(200);
  expect(await onSale(tripId)).toEqual([second]);
});

test('an own option that is made on sale takes on request off sale at once', async () => {
  const { tripId, onRequest } = await aTripOnRequest();
  const made = await admin(PATH, 'POST', {
    tripId,
    name: 'Velero',
    durationMinutes: 120,
    isActive: true,
    units: [{ type: 'ADULT', name: 'Adultos' }],
    schedules: [{ times: ['19:00'] }],
  });
  expect(made.status).toBe(201);
  expect(await onSale(tripId)).not.toContain(onRequest);
});

test('what the firm decides about on request by hand holds', async () => {
  const { tripId, optionId, onRequest } = await aTripOnRequest();
  await set(optionId, true);
  await set(onRequest, true);
  expect(await onSale(tripId)).toEqual([onRequest, optionId]);
  await set(optionId, false);
  await set(optionId, true);
  expect(await onSale(tripId)).toEqual([onRequest, optionId]);
  await set(onRequest, false);
  await set(optionId, false);
  expect(await onSale(tripId)).toEqual([]);
});

test('the editor of on request, opened before it went off sale, does not put it back unseen', async () => {
  const { optionId, onRequest } = await aTripOnRequest();
  const before = await jsonOf<EditedRow<TripPlanInput>>(admin(`${PATH}/${onRequest}`));
  await set(optionId, true);
  expect((await admin(`${PATH}/${onRequest}`, 'PUT', before)).status).toBe(409);
});

test('on request with start times is the firm’s own option', async () => {
  const { tripId, optionId, onRequest } = await aTripOnRequest();
  const row = await jsonOf<EditedRow<TripPlanInput>>(admin(`${PATH}/${onRequest}`));
  const schedules = row.schedules.map((one) => ({
    ...one,
    times: ['09:00'],
    opensAt: null,
    closesAt: null,
  }));
  const change = { ...row, availabilityType: 'START_TIME', schedules };
  expect((await admin(`${PATH}/${onRequest}`, 'PUT', change)).status).toBe(200);
  await set(optionId, true);
  expect(await onSale(tripId)).toEqual([onRequest, optionId]);
});
