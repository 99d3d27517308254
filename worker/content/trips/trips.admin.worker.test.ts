import { expect, test } from 'vitest';
import type { EditedRow, Revision, RevisionInfo } from '#contract/admin/crud.ts';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { TripPriceGrid } from '#contract/bookings/plans.ts';
import type { Page } from '#contract/paging.ts';
import type { Problem } from '#contract/problem.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import { auditLog } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aDestination, aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const admin = await anAdmin();
const json = jsonOf;
type Row = EditedRow<TripInput>;

const type = await aTripType();
const cove = await aDestination({ name: 'Cala' });
const input = {
  name: 'Vuelta en llaüt',
  slug: 'vuelta-en-llaut',
  description: 'Una mañana en el mar.',
  image: 'cove.jpg',
  tripTypeId: type.id,
  region: 'south',
  location: 'Cala Galdana',
  duration: '4 horas',
  durationClass: 'half-day',
  price: 45,
  rating: null,
  destinationIds: [cove.id],
  status: 'published',
  translations: { name: { de: 'Bootsfahrt' } },
};
const make = async (more: object = {}) =>
  json<Row>(await admin('/trips', 'POST', { ...input, ...more }));

test('a trip that is created stands on the public site, with its destinations', async () => {
  const response = await admin('/trips', 'POST', input);
  expect(response.status).toBe(201);
  const row = await json<Row>(response);
  expect(row).toMatchObject({ ...input, version: 1, deletedAt: null, sourceLanguage: 'es' });
  expect(await getJson(`/api/trips/${row.id}`)).toMatchObject({
    name: 'Vuelta en llaüt',
    destinationIds: [cove.id],
  });
  // A row is accepted in the form in which it was read.
  expect((await admin('/trips', 'POST', { ...row, slug: 'again' })).status).toBe(201);
});

test('wrong fields are named, and nothing is stored', async () => {
  const before = (await json<Page<Row>>(await admin('/trips'))).total;
  const refused = async (more: object) =>
    (await json<Problem>(await admin('/trips', 'POST', { ...input, ...more }))).errors;
  expect(await refused({ name: '', slug: 'A B' })).toMatchObject([
    { path: 'name', code: 'required' },
    { path: 'slug', code: 'invalid' },
  ]);
  expect(await refused({ slug: 'other', tripTypeId: 999 })).toMatchObject([
    { path: 'tripTypeId', code: 'invalid' },
  ]);
  expect(await refused({ slug: 'other', destinationIds: [cove.id, 998] })).toMatchObject([
    { path: 'destinationIds' },
  ]);
  expect(await refused({})).toMatchObject([{ path: 'slug', code: 'taken' }]);
  expect((await json<Page<Row>>(await admin('/trips'))).total).toBe(before);
});

test('a save over an older version is refused with the row as it stands', async () => {
  const row = await make({ slug: 'two-editors' });
  const first = await admin(`/trips/${row.id}`, 'PUT', { ...row, price: 50, destinationIds: [] });
  expect(await json<Row>(first)).toMatchObject({ price: 50, version: 2, destinationIds: [] });
  const second = await admin(`/trips/${row.id}`, 'PUT', { ...row, price: 60 });
  expect(second.status).toBe(409);
  expect(second.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await json<{ current: Row }>(second)).toMatchObject({
    current: { price: 50, version: 2, destinationIds: [] },
  });
});

test('of concurrent saves one wins, the others are conflicts', async () => {
  const row = await make({ slug: 'race' });
  const answers = await Promise.all(
    [1, 2, 3, 4].map((price) => admin(`/trips/${row.id}`, 'PUT', { ...row, price })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await json<RevisionInfo[]>(await admin(`/trips/${row.id}/revisions`))).toHaveLength(2);
});

test('a trip that was there before its first save, as demo content is, can be put back as it was', async () => {
  const { id, name } = await aTrip({ updatedAt: '2026-01-02T03:04:05.000Z' });
  const row = await json<Row>(await admin(`/trips/${id}`));
  await admin(`/trips/${id}`, 'PUT', { ...row, name: 'Otro nombre' });
  await admin(`/trips/${id}`, 'PUT', { ...row, name: 'Y otro', version: 2 });
  const list = await json<RevisionInfo[]>(await admin(`/trips/${id}/revisions`));
  expect(list.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(list[2]).toMatchObject({ createdAt: '2026-01-02T03:04:05.000Z', user: null });
  expect(
    await json<Row>(await admin(`/trips/${id}/revisions/1/restore`, 'POST', { version: 3 })),
  ).toMatchObject({ name });
});

test('each save is a revision, and an older one can be put back', async () => {
  const row = await make({ slug: 'history' });
  await admin(`/trips/${row.id}`, 'PUT', { ...row, name: 'Otro nombre', destinationIds: [] });
  const list = await json<RevisionInfo[]>(await admin(`/trips/${row.id}/revisions`));
  expect(list).toMatchObject([{ version: 2, user: 'Ada' }, { version: 1 }]);
  const first = await json<Revision<TripInput>>(await admin(`/trips/${row.id}/revisions/1`));
  expect(first.data).toMatchObject({ name: 'Vuelta en llaüt', destinationIds: [cove.id] });
  expect((await admin(`/trips/${row.id}/revisions/1/restore`, 'POST', { version: 1 })).status).toBe(
    409,
  );
  const restored = await json<Row>(
    await admin(`/trips/${row.id}/revisions/1/restore`, 'POST', { version: 2 }),
  );
  expect(restored).toMatchObject({
    name: 'Vuelta en llaüt',
    version: 3,
    destinationIds: [cove.id],
  });
});

test('the trash: gone from the site and the list, found there, and back', async () => {
  const row = await make({ slug: 'to-the-trash' });
  expect((await admin(`/trips/${row.id}`, 'DELETE')).status).toBe(204);
  expect((await send(`/api/trips/${row.id}`)).status).toBeGreaterThanOrEqual(400);
  const inTrash = await json<Page<Row>>(await admin('/trips?status=trash'));
  expect(inTrash.items.map(({ id }) => id)).toContain(row.id);
  expect((await admin(`/trips/${row.id}`, 'PUT', { ...row, version: 2 })).status).toBe(409);
  expect(await json<Row>(await admin(`/trips/${row.id}/restore`, 'POST'))).toMatchObject({
    deletedAt: null,
  });
  expect((await send(`/api/trips/${row.id}`)).status).toBe(200);
});

test('a type that a trip needs cannot go to the trash', async () => {
  expect((await admin(`/trip-types/${type.id}`, 'DELETE')).status).toBe(409);
  const unused = await aTripType();
  expect((await admin(`/trip-types/${unused.id}`, 'DELETE')).status).toBe(204);
});

test('many at once: published, unpublished, deleted, restored', async () => {
  const rows = [await make({ slug: 'bulk-1' }), await make({ slug: 'bulk-2' })];
  const ids = rows.map(({ id }) => id);
  const bulk = async (action: string) =>
    json<{ ids: number[] }>(await admin('/trips/bulk', 'POST', { action, ids: [...ids, 99_999] }));
  expect((await bulk('unpublish')).ids.sort()).toEqual(ids);
  expect((await send(`/api/trips/${ids[0]}`)).status).toBeGreaterThanOrEqual(400);
  await bulk('publish');
  expect((await send(`/api/trips/${ids[0]}`)).status).toBe(200);
  expect((await bulk('delete')).ids).toHaveLength(2);
  expect((await bulk('delete')).ids).toHaveLength(0);
  expect((await bulk('restore')).ids).toHaveLength(2);
});

test('a copy is a draft under a slug of its own', async () => {
  const row = await make({ slug: 'original' });
  const copies = [
    await admin(`/trips/${row.id}/duplicate`, 'POST'),
    await admin(`/trips/${row.id}/duplicate`, 'POST'),
  ];
  expect(await Promise.all(copies.map((copy) => json<Row>(copy)))).toMatchObject([
    { slug: 'original-2', status: 'draft', destinationIds: [cove.id] },
    { slug: 'original-3', status: 'draft' },
  ]);
});

test('the list is searched without accents, filtered, sorted and paged', async () => {
  await aTrip({
    tripTypeId: type.id,
    name: 'Ángulo',
    slug: 'angulo',
    price: 9999,
    status: 'draft',
  });
  const list = async (search: string) => json<Page<Row>>(await admin(`/trips?${search}`));
  expect((await list('q=angul')).items.map(({ name }) => name)).toEqual(['Ángulo']);
  expect((await list('status=draft&q=angulo')).total).toBe(1);
  expect((await list('status=published&q=angulo')).total).toBe(0);
  expect((await list('sort=-price')).items[0]?.name).toBe('Ángulo');
  expect(await list('pageSize=1&page=2')).toMatchObject({ page: 2, pageSize: 1, items: [{}] });
});

test('what is done is noted', async () => {
  const rows = (await db.select().from(auditLog)).filter(
    ({ entity }) => entity === 'trips' || entity === 'trip-types',
  );
  expect([...new Set(rows.map(({ action }) => action))].sort()).toEqual(
    ['create', 'delete', 'publish', 'restore', 'restore-revision', 'unpublish', 'update'].sort(),
  );
  expect(rows.every(({ userId }) => userId !== null)).toBe(true);
});

test('the address under its old name leads to the new one, any other words still show the trip', async () => {
  const row = await make({ slug: 'old-name' });
  await admin(`/trips/${row.id}`, 'PUT', { ...row, slug: 'newer-name' });
  await admin(`/trips/${row.id}`, 'PUT', { ...row, slug: 'newest-name', version: 2 });
  for (const slug of ['old-name', 'newer-name']) {
    const response = await send(`/de/trips/${row.id}-${slug}`);
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      `/de/trips/${row.id}-newest-name`,
    ]);
  }
  const { status } = await send(`/de/trips/${row.id}-other-words`);
  expect(status).toBe(200);
});

test('the price of the option on request follows the one that is typed, until prices are published for it', async () => {
  const row = await make({ slug: 'follows', price: 45, showBookingOptions: true });
  const saved = await json<Row>(await admin(`/trips/${row.id}`, 'PUT', { ...row, price: 50 }));
  expect(saved.price).toBe(50);
  const { options } = await getJson<TripAvailability>(`/api/trips/${row.id}/availability?people=2`);
  expect(options[0]?.departures.at(-1)).toMatchObject({ cents: 10_000 });
  expect(await getJson(`/api/trips/${row.id}`)).toMatchObject({ price: 50, pricePer: null });
  const path = `/trips/options/${options[0]?.id}/prices`;
  const { version, prices } = await json<TripPriceGrid>(await admin(path));
  const dearer = prices.map((one) => ({ ...one, cents: 6000 }));
  expect(
    (await admin(path, 'POST', { baseVersion: version.id, note: '', prices: dearer })).status,
  ).toBe(201);
  await admin(`/trips/${row.id}`, 'PUT', { ...saved, price: 70 });
  expect(await getJson(`/api/trips/${row.id}`)).toMatchObject({ price: 60, pricePer: 'person' });
});
