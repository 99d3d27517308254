import { expect, test } from 'vitest';
import type { Dashboard } from '#contract/admin/admin.ts';
import {
  contactMessages,
  images,
  outbox,
  requestEvents,
  transferLegs,
  transferPlaces,
  transferRequests,
  transferZones,
} from '#core/db/schema.ts';
import { aDestination, aSeoRecord, aTrip, aTripType, db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';
import { signIn } from '../../test/sign-in.ts';

const PATH = '/api/admin/dashboard';

const admin = await signIn('admin@example.com', 'admin');

const type = await aTripType();
const trip = await aTrip({
  tripTypeId: type.id,
  name: 'Paseo',
  translations: { name: { de: 'Bootsfahrt' } },
});
const places = await db
  .insert(transferPlaces)
  .values([
    {
      kind: 'airport',
      name: 'Aeropuerto',
      latitude: 39.8,
      longitude: 4.2,
      translations: { name: { de: 'Flughafen' } },
    },
    { kind: 'town', name: 'Ciutadella', latitude: 40, longitude: 3.8 },
  ])
  .returning();
const agreed = {
  language: 'de',
  privacyEdition: '1',
  privacyAcceptedAt: '2026-01-01T00:00:00.000Z',
} as const;
const transfer = (n: number, more: Partial<typeof transferRequests.$inferInsert> = {}) => ({
  id: `transfer-${n}`,
  reference: `TR${n}`,
  manageTokenHash: `hash-${n}`,
  fromPlaceId: places[0]?.id ?? 0,
  toPlaceId: places[1]?.id ?? 0,
  vehicleCode: 'minibus',
  adults: 2,
  childAges: [4],
  luggage: { large: 1, cabin: 0, bulky: 0 },
  totalCents: 8950,
  priceVersion: 1,
  contactName: 'Grace',
  contactEmail: 'grace@example.com',
  createdAt: `2026-02-${String(n).padStart(2, '0')}T10:00:00.000Z`,
  ...agreed,
  ...more,
});
const message = (n: number, status: 'new' | 'spam') =>
  ({
    name: 'Joan',
    message: `Hello ${n}`,
    source: 'site',
    language: 'ca',
    digest: `digest-${n}`,
    status,
  }) as const;
const mail = (n: number, status: 'pending' | 'failed' | 'sent') =>
  ({
    id: `mail-${n}`,
    kind: 'test',
    toAddress: 'a@b.cd',
    subject: `Mail ${n}`,
    html: '',
    body: '',
    language: 'es',
    status,
  }) as const;

for (let n = 1; n <= 22; n += 1)
  await db.insert(transferRequests).values(transfer(n, n === 3 ? { status: 'confirmed' } : {}));
await db.insert(transferRequests).values(transfer(23, { status: 'spam' }));
await db.insert(transferRequests).values(transfer(24, { deletedAt: '2026-03-01T00:00:00.000Z' }));
await db.insert(transferLegs).values([
  {
    requestId: 'transfer-22',
    leg: 'outbound',
    localDate: '2027-07-01',
    localTime: '14:30',
    startsAt: 'x',
    endsAt: 'y',
    flight: 'VY 3726',
  },
  {
    requestId: 'transfer-22',
    leg: 'return',
    localDate: '2027-07-08',
    localTime: '09:00',
    startsAt: 'x',
    endsAt: 'y',
  },
]);
await aTripRequest(trip.id, {
  ...{
    id: 'trip-1',
    reference: 'EX1',
    adults: 3,
    contactName: 'Alan',
    contactEmail: null,
    contactPhone: '+34 600 000 000',
  },
});
await db.insert(contactMessages).values([message(1, 'new'), message(2, 'spam')]);
await db.insert(outbox).values([mail(1, 'pending'), mail(2, 'failed'), mail(3, 'sent')]);

const dashboard = async () => (await (await send(PATH, admin)).json()) as Dashboard;

test('transfer requests: the newest twenty without spam and trash, and how many are in each state', async () => {
  const { transfers } = await dashboard();
  expect(transfers.counts).toEqual({ new: 21, confirmed: 1, spam: 1 });
  expect(transfers.newest.map(({ reference }) => reference)).toEqual(
    Array.from({ length: 20 }, (_, i) => `TR${22 - i}`),
  );
  expect(transfers.newest[0]).toEqual({
    id: 'transfer-22',
    reference: 'TR22',
    status: 'new',
    from: { name: 'Aeropuerto', translations: { name: { de: 'Flughafen' } } },
    to: { name: 'Ciutadella', translations: {} },
    vehicle: { name: 'minibus', translations: {} },
    outbound: { date: '2027-07-01', time: '14:30', flight: 'VY 3726' },
    hasReturn: true,
    adults: 2,
    childAges: [4],
    totalCents: 8950,
    currency: 'EUR',
    note: null,
    language: 'de',
    createdAt: '2026-02-22T10:00:00.000Z',
    contact: { name: 'Grace', email: 'grace@example.com', phone: null },
  });
  expect(transfers.newest[1]).toMatchObject({ outbound: null, hasReturn: false });
});

test('trip requests, messages and mails that have not gone out', async () => {
  const { trips, messages, mails } = await dashboard();
  expect(trips).toMatchObject({
    counts: { new: 1 },
    newest: [
      {
        reference: 'EX1',
        status: 'new',
        units: [{ type: 'ADULT', quantity: 3, ages: [] }],
        date: '2027-06-12',
        trip: { name: 'Paseo', translations: { name: { de: 'Bootsfahrt' } } },
        contact: { name: 'Alan', email: null, phone: '+34 600 000 000' },
      },
    ],
  });
  expect(messages.counts).toEqual({ new: 1, spam: 1 });
  expect(messages.newest.map((one) => one.message)).toEqual(['Hello 1']);
  expect(mails.counts).toEqual({ pending: 1, failed: 1 });
  expect(mails.newest.map(({ subject }) => subject).sort()).toEqual(['Mail 1', 'Mail 2']);
});

test('no token of a link leaves the database', async () => {
  expect(await (await send(PATH, admin)).text()).not.toContain('hash-');
});

test('a change request is open until the firm acts; an internal note is no answer', async () => {
  const event = { requestId: 'transfer-5', kind: 'transfer', toStatus: 'new' } as const;
  await db.insert(requestEvents).values([
    { ...event, type: 'change_request', actor: 'guest', note: 'An hour later' },
    { ...event, type: 'change_request', actor: 'guest', note: 'Two hours later' },
    { ...event, type: 'note', actor: 'user:1', note: 'Ask the driver' },
  ]);
  expect((await dashboard()).wishes).toMatchObject([
    { id: 'transfer-5', reference: 'TR5', guest: 'Grace', words: 'Two hours later' },
  ]);
  await db
    .insert(requestEvents)
    .values({ ...event, type: 'message', actor: 'user:1', note: 'Done' });
  expect((await dashboard()).wishes).toEqual([]);
});

test('requests are counted by week, by zone and by language, without spam and trash', async () => {
  const [zone] = await db
    .insert(transferZones)
    .values({ slug: 'ciutadella', name: 'Ciutadella', minutes: 45, km: 46 })
    .returning();
  const [resort] = await db
    .insert(transferPlaces)
    .values({
      kind: 'resort',
      name: 'Cala Blanca',
      latitude: 40,
      longitude: 3.8,
      zoneId: zone?.id ?? null,
    })
    .returning();
  const ends = {
    toPlaceId: resort?.id ?? 0,
    createdAt: new Date().toISOString(),
    language: 'ca',
  } as const;
  await db
    .insert(transferRequests)
    .values([
      transfer(41, ends),
      transfer(42, { ...ends, status: 'spam' }),
      transfer(43, { ...ends, deletedAt: '2026-03-01T00:00:00.000Z' }),
    ]);
  const { requests } = await dashboard();
  const now = (counts: number[] | undefined) => counts?.at(-1);
  expect(requests.weeks).toHaveLength(12);
  expect(requests.zones.map((one) => [one.zone?.name ?? null, now(one.counts)])).toContainEqual([
    'Ciutadella',
    1,
  ]);
  expect(now(requests.languages.find(({ language }) => language === 'ca')?.counts)).toBe(1);
  expect(now(requests.trips)).toBe(1);
});

test('content health: gaps of translations, pictures without words, texts of a bad length, drafts', async () => {
  const before = (await dashboard()).health;
  await aDestination({
    status: 'draft',
    name: 'Cala Pilar',
    description: 'Una cala al norte',
    tags: ['arena'],
    translations: {
      name: { en: 'Pilar', de: 'Pilar', ca: 'Pilar' },
      description: { en: 'A cove', de: 'Eine Bucht' },
      tags: { en: [], de: ['Sand'], ca: ['sorra'] },
    },
    translationState: {
      name: { de: { state: 'draft', source: 'Cala Pilar' } },
      description: {
        en: { state: 'reviewed', source: 'Una cala' },
        de: { state: 'reviewed', source: 'Una cala al norte' },
      },
      tags: { de: { state: 'reviewed', source: '["arena"]' } },
    },
  });
  await db.insert(images).values({
    path: 'a.jpg',
    sha256: 'a',
    contentType: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    dominantColor: '#fff',
    alt: { es: 'Cala' },
  });
  await aSeoRecord({
    page: 'about',
    title: { es: 'Sobre nosotros y sobre la isla de Menorca' },
    description: {},
  });
  const { health } = await dashboard();
  const grown = (language: 'en' | 'de' | 'ca') =>
    (['missing', 'draft', 'outdated'] as const).map(
      (gap) => health.translations[language][gap] - before.translations[language][gap],
    );
  // The record's title counts as well.
  expect([grown('en'), grown('de'), grown('ca')]).toEqual([
    [2, 0, 1],
    [1, 1, 0],
    [2, 0, 0],
  ]);
  expect(health.picturesWithoutAlt).toBe(1);
  expect(
    health.badLengths.filter(({ page, field }) => page === 'about' && field === 'title'),
  ).toEqual(
    ['en', 'de', 'ca'].map((language) => ({ page: 'about', field: 'title', language, length: 0 })),
  );
  expect(health.drafts).toMatchObject({
    total: 1,
    newest: [{ kind: 'destinations', name: 'Cala Pilar' }],
  });
});
