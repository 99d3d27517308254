import { beforeAll, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import { aBlogCategory, aTripType } from '../../test/builders.ts';
import { ORIGIN, send } from '../../test/client.ts';
import { expectWithin, SAVE } from '../../test/d1/round-trips.ts';
import { type Trace, traced } from '../../test/d1/traced-d1.ts';
import { anOption, asGuests } from '../../test/orders/guest-bookings.ts';
import { admin as office, openTransferOffice } from '../../test/orders/transfer-office.ts';

beforeAll(openTransferOffice);
asGuests();

const save = (method: string, path: string, body?: object) =>
  traced(`/api/admin${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { ...office.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
  });
const rowOf = async ({ response }: Trace) =>
  (await response.clone().json()) as EditedRow<Record<string, unknown>>;
const read = async (path: string) =>
  (await (await send(`/api/admin${path}`, office)).json()) as Record<string, unknown>;

test.each<[path: string, input: object]>([
  ['/trip-types', { name: 'Paseos', slug: 'paseos' }],
  ['/hero-banners', { image: 'a.jpg', title: 'Hola' }],
  ['/codes', { code: 'VERANO10', name: 'Verano', percent: 10 }],
  ['/guides', { name: 'Biel', phone: '+34600123456', languages: ['ca'] }],
  ['/testimonials', { text: 'Todo bien.', rating: 5, name: 'Ada', country: 'Reino Unido' }],
  ['/blog/categories', { slug: 'rutas', name: 'Rutas' }],
  ['/seo', { page: 'home', title: { es: 'Menorca' }, description: { es: 'Excursiones' } }],
  ['/partners', { name: 'Hotel Sol', slug: 'hotel-sol' }],
  ['/redirects', { fromPath: '/antes', toPath: '/trips' }],
  ['/transfers/zones', { slug: 'norte', name: 'Norte', minutes: 30, km: 25 }],
  [
    '/transfers/places',
    { kind: 'town', name: 'Alaior', zoneId: 1, latitude: 39.9, longitude: 4.1 },
  ],
  [
    '/transfers/drivers',
    { name: 'Biel', phone: '600 111 222', vehicle: 'Škoda', plate: '1234LMN' },
  ],
])('%s: created, saved, put into the trash and restored', async (path, input) => {
  const created = await save('POST', path, input);
  expectWithin(created, SAVE, 201);
  const row = await rowOf(created);
  expectWithin(await save('PUT', `${path}/${row.id}`, row), SAVE, 200);
  expectWithin(await save('DELETE', `${path}/${row.id}`), SAVE, 204);
  expectWithin(await save('POST', `${path}/${row.id}/restore`), SAVE, 200);
});

test('a trip, a destination and a post with all that they refer to: created, saved, copied', async () => {
  const [type, category] = [await aTripType(), await aBlogCategory()];
  const shared = { description: 'Arena y pinos', image: 'a.jpg', rating: null };
  const place = await save('POST', '/destinations', {
    ...shared,
    ...{ name: 'Cala', slug: 'cala', region: 'south', kind: 'cove', latitude: 39.9, longitude: 4 },
    transferZoneId: 1,
  });
  expectWithin(place, SAVE, 201);
  const trip = await save('POST', '/trips', {
    ...shared,
    ...{ name: 'Paseo', slug: 'paseo', tripTypeId: type.id, region: 'north', price: null },
    ...{ location: 'Fornells', duration: '2 h', durationClass: 'half-day' },
    destinationIds: [(await rowOf(place)).id],
  });
  expectWithin(trip, SAVE, 201);
  const post = await save('POST', '/blog/posts', {
    ...{ slug: 'una-entrada', title: 'Una entrada', excerpt: '', body: '# Hola', cover: 'a.jpg' },
    ...{ categoryId: category.id, author: 'Ada' },
  });
  expectWithin(post, SAVE, 201);
  for (const [path, made, change] of [
    ['/destinations', place, { slug: 'cala-nueva', transferZoneId: null }],
    ['/trips', trip, { slug: 'otro', destinationIds: [] }],
    ['/blog/posts', post, { slug: 'otra' }],
  ] as const) {
    const { id } = await rowOf(made);
    const row = await read(`${path}/${id}`);
    expectWithin(await save('PUT', `${path}/${id}`, { ...row, ...change }), SAVE, 200);
    expectWithin(await save('PUT', `${path}/${id}`, { ...row, ...change }), SAVE, 409);
    expectWithin(await save('POST', `${path}/${id}/duplicate`), SAVE, 201);
    expectWithin(
      await save('POST', `${path}/${id}/revisions/1/restore`, { version: 2 }),
      SAVE,
      200,
    );
    expectWithin(await save('POST', `${path}/bulk`, { action: 'publish', ids: [id] }), SAVE, 200);
  }
});

test('an option of a trip: created, and saved with its prices', async () => {
  const { tripId } = await anOption();
  const created = await save('POST', '/trips/options', {
    ...{ tripId, name: 'Mañana', durationMinutes: 120 },
    units: [{ type: 'ADULT', name: 'Adultos' }],
  });
  expectWithin(created, SAVE, 201);
  const row = await rowOf(created);
  expectWithin(await save('PUT', `/trips/options/${row.id}`, { ...row, capacity: 12 }), SAVE, 200);
});

test('users, API keys and gift vouchers', async () => {
  const user = { email: 'b@example.com', name: 'B', role: 'user', password: 'a long enough pass' };
  expectWithin(await save('POST', '/users', user), SAVE, 201);
  expectWithin(await save('POST', '/api-keys', { name: 'K', scopes: ['octo'] }), SAVE, 201);
  const voucher = {
    ...{ cents: 5000, method: 'cash', recipient: 'Ada', buyerEmail: 'ada@example.com' },
    notify: true,
  };
  expectWithin(await save('POST', '/vouchers', voucher), SAVE, 201);
});
