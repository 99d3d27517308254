import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { BACKUP_TABLES, type Backup, type BackupAnswer } from '#contract/admin/backup.ts';
import {
  contactMessages,
  images,
  requestEvents,
  revisions,
  settings,
  transferPlaces,
  transferPrices,
  transferPriceVersions,
  transferVehicles,
  transferZones,
} from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { bindings, getJson, ORIGIN, send } from '../../test/client.ts';
import { signIn } from '../../test/sign-in.ts';

const admin = await anAdmin();
const bytes = new TextEncoder().encode('the bytes of a picture');
const sha256 = createHash('sha256').update(bytes).digest('hex');

const type = await aTripType();
const cove = await aDestination({
  name: 'Cala “d’en” Turqueta',
  tags: ['playa', 'arena'],
  translations: { name: { de: 'Bucht' } },
});
const made = await jsonOf<{ id: number }>(
  admin('/trips', 'POST', {
    ...(await aTrip({
      tripTypeId: type.id,
      name: 'Paseo',
      price: 39,
      rating: 4.5,
      itinerary: [{ title: 'Salida', text: 'A las "diez"\n' }],
    })),
    slug: 'copia',
    destinationIds: [cove.id],
  }),
);
await aBlogPost({ categoryId: (await aBlogCategory()).id, body: '# Título\n\n`código` ' });
await db.insert(images).values({
  path: 'a/b c.jpg',
  sha256,
  contentType: 'image/jpeg',
  bytes: bytes.length,
  width: 4,
  height: 3,
  dominantColor: '#123456',
});
await bindings.BUCKET.put('originals/a/b c.jpg', bytes);
await db
  .insert(settings)
  .values([
    { key: 'site', value: { siteName: 'Marès' } },
    { key: 'quote-secret', value: 'hidden' },
  ])
  .onConflictDoNothing();
const [zone] = await db
  .insert(transferZones)
  .values({ slug: 'z', name: 'Z', minutes: 10, km: 5, hasPage: false })
  .returning();
const [car] = await db
  .insert(transferVehicles)
  .values({
    code: 'car',
    name: 'Car',
    maxPassengers: 4,
    largeBags: 2,
    cabinBags: 2,
    childSeats: 1,
    hasWheelchairAccess: false,
    leadMinutes: 60,
  })
  .returning();
await db
  .insert(transferPlaces)
  .values({ kind: 'town', name: 'Maó', zoneId: zone?.id, latitude: 39.9, longitude: 4 });
const [version] = await db.insert(transferPriceVersions).values({ createdBy: 1 }).returning();
await db.insert(transferPrices).values({
  versionId: version?.id ?? 0,
  zoneId: zone?.id ?? 0,
  vehicleId: car?.id ?? 0,
  oneWayCents: 2000,
  returnCents: 3800,
  validFrom: '2026-01-01',
});
await db.insert(contactMessages).values({
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Hi',
  source: 'site',
  language: 'en',
  digest: 'd',
});

const exported = async (search = '?personal=1') => jsonOf<Backup>(admin(`/backup${search}`));
/** Restored rows: without an account. */
const comparable = ({ tables, pictures }: Backup) => ({
  tables: {
    ...tables,
    revisions: tables.revisions?.map((row) => ({ ...row, user_id: null })),
    transfer_price_versions: tables.transfer_price_versions?.map((row) => ({
      ...row,
      created_by: null,
    })),
  },
  pictures,
});

async function wipe() {
  await bindings.DB.batch([
    bindings.DB.prepare('PRAGMA defer_foreign_keys = on'),
    ...[...BACKUP_TABLES].reverse().map((table) => bindings.DB.prepare(`DELETE FROM ${table}`)),
  ]);
  await bindings.BUCKET.delete('originals/a/b c.jpg');
}

test('export, wipe, import: the same rows, the same pages, the same pictures', async () => {
  const before = await exported();
  const pages = async () => [
    await getJson(`/api/trips/${made.id}`),
    await getJson('/api/destinations/tags'),
    (await getJson<{ items: unknown[] }>('/api/search?q=cala&lang=de')).items,
  ];
  const shown = await pages();
  expect(shown[2]).not.toHaveLength(0);
  await wipe();
  expect((await send(`/api/trips/${made.id}`)).status).toBe(404);

  const answer = await jsonOf<BackupAnswer>(admin('/backup', 'PUT', before));
  expect(answer).toEqual({
    rows: Object.values(before.tables).reduce((sum, rows) => sum + rows.length, 0),
    missingPictures: ['a/b c.jpg'],
  });
  const { headers } = await signIn('second@example.com', 'admin');
  const put = (body: Uint8Array) =>
    send(`/api/admin/backup/pictures/${encodeURIComponent('a/b c.jpg')}`, {
      method: 'PUT',
      headers: { ...headers, Origin: ORIGIN },
      body,
    });
  expect((await put(new TextEncoder().encode('others'))).status).toBe(422);
  expect((await put(bytes)).status).toBe(204);

  expect(comparable(await exported())).toEqual(comparable(before));
  expect(await pages()).toEqual(shown);
  const back = await admin(`/backup/pictures/${encodeURIComponent('a/b c.jpg')}`);
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
});

test('where there is content already an import is refused unless it is to replace it', async () => {
  const before = await exported();
  expect((await admin('/backup', 'PUT', before)).status).toBe(409);
  await aTrip({ tripTypeId: type.id, slug: 'new-since' });
  expect((await admin('/backup', 'PUT', { ...before, replace: true })).status).toBe(200);
  expect(comparable(await exported())).toEqual(comparable(before));
});

test('restored rows name no account, even if one has the same id', async () => {
  const before = await exported();
  const event = { requestId: 'r', kind: 'transfer', toStatus: 'new' } as const;
  const actors = ['guest', 'system', 'user:1', 'key:1'];
  await db.insert(requestEvents).values(actors.map((actor) => ({ ...event, actor })));
  await db.update(revisions).set({ userId: 1 });
  await db.update(transferPriceVersions).set({ createdBy: 1 });
  expect((await admin('/backup', 'PUT', { ...(await exported()), replace: true })).status).toBe(
    200,
  );
  expect((await db.select().from(requestEvents)).map(({ actor }) => actor)).toEqual([
    'guest',
    'system',
    'firm',
    'firm',
  ]);
  const makers = [
    ...(await db.select().from(revisions)).map((row) => row.userId),
    ...(await db.select().from(transferPriceVersions)).map((row) => row.createdBy),
  ];
  expect(new Set(makers)).toEqual(new Set([null]));
  await admin('/backup', 'PUT', { ...before, replace: true });
});

test('a backup whose rows contradict one another changes nothing', async () => {
  const before = await exported();
  const broken = { ...before, replace: true, tables: { ...before.tables, trip_types: [] } };
  expect((await admin('/backup', 'PUT', broken)).status).toBe(422);
  expect(comparable(await exported())).toEqual(comparable(before));
  for (const body of [{}, { ...before, version: 99 }, { ...before, tables: { users: [] } }])
    expect((await admin('/backup', 'PUT', body)).status).toBe(422);
});

test('a backup of the content alone holds neither people nor the secret of their links', async () => {
  const { tables } = await exported('');
  expect(tables.contact_messages).toBeUndefined();
  expect(JSON.stringify(tables)).not.toContain('quote-secret');
});

test('only pictures that the library knows are put', async () => {
  expect((await admin('/backup/pictures/../secret', 'PUT', {})).status).toBe(404);
  expect((await admin('/backup/pictures/unknown.jpg', 'PUT', {})).status).toBe(404);
});
