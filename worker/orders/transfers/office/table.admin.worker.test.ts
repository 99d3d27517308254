import { expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { Problem } from '#contract/problem.ts';
import type { PlaceInput, ZoneInput } from '#contract/transfers/transfers.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';

const admin = await anAdmin();

test.each(['private', 'groups', 'group', 'vip', 'request', 'booking'])(
  'no zone’s page can lie behind that of «%s»',
  async (slug) => {
    const zone = { slug, name: 'Norte', minutes: 30, km: 25 };
    const refused = await admin('/transfers/zones', 'POST', { ...zone, hasPage: true });
    expect(refused.status).toBe(422);
    expect((await jsonOf<Problem>(refused)).errors).toMatchObject([
      { path: 'slug', code: 'invalid' },
    ]);
    const row = await jsonOf<EditedRow<ZoneInput>>(admin('/transfers/zones', 'POST', zone));
    expect(
      (await admin(`/transfers/zones/${row.id}`, 'PUT', { ...row, hasPage: true })).status,
    ).toBe(422);
  },
);

test('the only airport stays; with another one it may go', async () => {
  const place = { zoneId: null, latitude: 39.86, longitude: 4.22 };
  const add = (kind: string, name: string) =>
    jsonOf<EditedRow<PlaceInput>>(admin('/transfers/places', 'POST', { ...place, kind, name }));
  const airport = await add('airport', 'Aeropuerto');
  const town = await add('town', 'Alaior');
  const remove = async ({ id }: { id: number }) =>
    (await admin(`/transfers/places/${id}`, 'DELETE')).status;
  expect([await remove(airport), await remove(town)]).toEqual([409, 204]);
  expect(
    await jsonOf(admin('/transfers/places/bulk', 'POST', { action: 'delete', ids: [airport.id] })),
  ).toEqual({ ids: [] });
  const renamed = await admin(`/transfers/places/${airport.id}`, 'PUT', {
    ...airport,
    kind: 'town',
  });
  expect(renamed.status).toBe(422);
  expect((await jsonOf<Problem>(renamed)).errors).toMatchObject([
    { path: 'kind', code: 'invalid' },
  ]);
  const { id } = await add('airport', 'Aeropuerto nuevo');
  expect(
    await jsonOf(
      admin('/transfers/places/bulk', 'POST', { action: 'delete', ids: [airport.id, id] }),
    ),
  ).toEqual({ ids: [] });
  expect(
    (await admin(`/transfers/places/${airport.id}`, 'PUT', { ...airport, kind: 'town' })).status,
  ).toBe(200);
  expect(await remove(airport)).toBe(204);
});
