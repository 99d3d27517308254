import { eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Examples, FirstHour } from '#contract/admin/first-hour.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { DEMO_PARTNERS } from '#core/db/former/demo-partners.ts';
import {
  destinations,
  heroBanners,
  orders,
  partners,
  resources,
  revisions,
  settings,
  transferPlaces,
  transferPrices,
  transferPriceVersions,
  transferRequests,
  transferVehicles,
  transferZones,
  tripDestinations,
  tripOptions,
  tripOptionUses,
  trips,
  users,
  waitingGuests,
} from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import {
  aBanner,
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { examplesOf, removeExamples, restoreExamples } from './examples.ts';

const admin = await anAdmin();
let plain: { id: number; slug: string };
let changed: { id: number };
let waited: { id: number };

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
  plain = await aTrip({ isDemo: true });
  changed = await aTrip({ isDemo: true, name: 'Changed by the owner' });
  waited = await aTrip({ isDemo: true, name: 'Waited for' });
  await aTrip({ isDemo: false });
  await aDestination({ isDemo: true });
  await aBlogPost({ isDemo: true });
  const [user] = await db.select({ id: users.id }).from(users);
  await db.insert(revisions).values({
    ...{ entity: 'trips', entityId: changed.id, version: 2, data: {}, userId: user?.id },
  });
  await db.insert(waitingGuests).values({
    ...{ id: 'w', tripId: waited.id, localDate: menorcaToday(new Date()), people: 2 },
    ...{ name: 'Ana', email: 'ana@example.com', language: 'de', tokenHash: 'x' },
    ...{ privacyEdition: '', privacyAcceptedAt: new Date().toISOString() },
  } as never);
});

const examples = () => jsonOf<Examples>(admin('/first-hour/examples'));
const kindOf = ({ kinds }: Examples, kind: string) => kinds.find((one) => one.kind === kind);
const pageOf = async ({ id, slug }: typeof plain) => (await send(`/de/trips/${id}-${slug}`)).status;

test('examples are counted by kind; what the owner changed and what guests wait for is named', async () => {
  const now = await examples();
  expect(kindOf(now, 'trips')).toEqual({
    ...{ kind: 'trips', count: 1, changed: ['Changed by the owner'], booked: ['Waited for'] },
  });
  expect(kindOf(now, 'destinations')?.count).toBe(1);
  expect(kindOf(now, 'posts')?.count).toBe(1);
  expect(now.removed).toBeNull();
});

test('all examples are removed but those, and come back with ids and addresses', async () => {
  expect(await pageOf(plain)).toBe(200);
  const before = await db.select().from(trips).where(eq(trips.id, plain.id));
  const after = await jsonOf<Examples>(admin('/first-hour/examples/remove', 'POST', {}));
  expect(kindOf(after, 'trips')).toMatchObject({ count: 0, changed: ['Changed by the owner'] });
  expect(after.removed?.count).toBe(3);
  expect(await pageOf(plain)).toBe(410);
  const left = await db.$count(trips, sql`${trips.deletedAt} IS NULL`);
  expect(left).toBe(3);
  const back = await jsonOf<Examples>(admin('/first-hour/examples/restore', 'POST', {}));
  expect(back.removed).toBeNull();
  expect(kindOf(back, 'trips')?.count).toBe(1);
  expect(await pageOf(plain)).toBe(200);
  const [row] = await db.select().from(trips).where(eq(trips.id, plain.id));
  const { version: _v, ...now } = row ?? {};
  const { version: _w, ...then } = before[0] ?? {};
  expect(now).toEqual(then);
});

test('what the owner changed goes when it is asked for; what guests wait for never', async () => {
  const after = await jsonOf<Examples>(
    admin('/first-hour/examples/remove', 'POST', { withChanged: true }),
  );
  expect(kindOf(after, 'trips')).toEqual({
    ...{ kind: 'trips', count: 0, changed: [], booked: ['Waited for'] },
  });
  await admin('/first-hour/examples/restore', 'POST', {});
});

test('a place of the owner’s trip stays', async () => {
  const { id } = await aDestination({ isDemo: true, name: 'Fornells' });
  const own = await aTrip({ isDemo: false });
  await db.insert(tripDestinations).values({ tripId: own.id, destinationId: id, sortOrder: 0 });
  expect(kindOf(await examples(), 'destinations')).toMatchObject({
    ...{ count: 1, booked: ['Fornells'] },
  });
  await db.delete(tripDestinations);
  await db.delete(trips).where(eq(trips.id, own.id));
  await db.delete(destinations).where(eq(destinations.id, id));
});

const person = (name: string, isDemo: boolean) => ({ title: { es: name }, text: {}, isDemo });
const savePeople = async (items: object[]) => {
  const { version } = await jsonOf<{ version: number }>(admin('/settings/sections/about'));
  const sections = [
    { name: 'story', isHidden: true, items: null },
    { name: 'people', isHidden: false, items },
  ];
  return (await admin('/settings/sections/about', 'PUT', { sections, version })).status;
};
const names = async () => {
  const { lists } = await getJson<{ lists: { people?: { title: { es: string } }[] } }>(
    '/api/sections/about',
  );
  return lists.people?.map(({ title }) => title.es);
};

test('example people leave the page about the company and come back after those of the owner', async () => {
  await savePeople([person('Aina', true), person('Joan', false)]);
  expect(kindOf(await examples(), 'people')?.count).toBe(1);
  await admin('/first-hour/examples/remove', 'POST', {});
  expect(await names()).toEqual(['Joan']);
  expect(kindOf(await examples(), 'people')?.count).toBe(0);
  await admin('/first-hour/examples/restore', 'POST', {});
  expect(await names()).toEqual(['Joan', 'Aina']);
  const { sections } = await jsonOf<{ sections: object[] }>(admin('/settings/sections/about'));
  expect(sections[0]).toEqual({ name: 'story', isHidden: true, items: null });
});

/** The page is saved after everything was read, before anything is written. */
const savedMeanwhile = (items: object[]) =>
  new Proxy(db, {
    get: (target, key) =>
      key === 'batch'
        ? async (statements: Parameters<typeof db.batch>[0]) => {
            expect(await savePeople(items)).toBe(200);
            return target.batch(statements);
          }
        : Reflect.get(target, key),
  });

test('what is saved about the company while the examples leave or come back is kept', async () => {
  const now = new Date();
  const [user] = await db.select({ id: users.id }).from(users);
  const userId = user?.id ?? 0;
  await savePeople([person('Aina', true)]);
  await removeExamples(savedMeanwhile([person('Pau', false), person('Biel', true)]), {
    ...{ withChanged: false, now, userId },
  });
  expect(await names()).toEqual(['Pau']);
  await restoreExamples(savedMeanwhile([person('Pau', false), person('Mar', false)]), {
    ...{ now, userId },
  });
  expect(await names()).toEqual(['Pau', 'Mar', 'Biel']);
});

test('examples that are removed twice at once come back with one undo', async () => {
  const now = new Date();
  const [user] = await db.select({ id: users.id }).from(users);
  const removal = { withChanged: false, now, userId: user?.id ?? 0 };
  await savePeople([person('Aina', true)]);
  await Promise.all([removeExamples(db, removal), removeExamples(db, removal)]);
  expect(await names()).toEqual([]);
  await restoreExamples(db, { now, userId: removal.userId });
  expect(await names()).toEqual(['Aina']);
});

test('boats, banners and the transfer table go too; what is used by the owner’s own or asked for by guests stays and is named', async () => {
  await aBanner({ isDemo: true });
  await aBanner({ isDemo: false });
  const [idle, used] = await db
    .insert(resources)
    .values([
      { name: 'Demo boat', kind: 'boat', isDemo: true },
      { name: 'Boat of an own trip', kind: 'boat', isDemo: true },
      { name: 'Own boat', kind: 'boat' },
    ])
    .returning();
  const own = await aTrip({ isDemo: false });
  await db
    .insert(tripOptions)
    .values({ id: 1, tripId: own.id, name: 'A', durationMinutes: 60 } as never);
  await db
    .insert(tripOptionUses)
    .values({ optionId: 1, resourceId: used?.id ?? 0, per: 'departure' });
  const aZone = (slug: string, isDemo = true) => ({ slug, name: slug, minutes: 9, km: 9, isDemo });
  await db.insert(transferZones).values([
    { id: 1, ...aZone('plain') },
    { id: 2, ...aZone('priced') },
    { id: 3, ...aZone('asked') },
    { id: 4, ...aZone('own', false) },
  ]);
  const aPlace = (name: string, zoneId: number | null) => ({
    ...{ name, zoneId, kind: zoneId ? ('town' as const) : ('airport' as const) },
    ...{ latitude: 40, longitude: 4, isDemo: true },
  });
  await db.insert(transferPlaces).values([
    { id: 1, ...aPlace('Airport', null) },
    { id: 2, ...aPlace('Plain town', 1) },
    { id: 3, ...aPlace('Asked town', 3) },
  ]);
  const vehicle = { maxPassengers: 4, largeBags: 1, cabinBags: 1, childSeats: 1, leadMinutes: 0 };
  await db.insert(transferVehicles).values([
    { id: 1, code: 'plain', name: 'Plain car', isDemo: true, ...vehicle },
    { id: 2, code: 'asked', name: 'Asked car', isDemo: true, ...vehicle },
  ]);
  const [user] = await db.select({ id: users.id }).from(users);
  await db.insert(transferPriceVersions).values([{ id: 1 }, { id: 2, createdBy: user?.id }]);
  const price = { oneWayCents: 1, returnCents: 2, validFrom: '2026-01-01' };
  await db.insert(transferPrices).values([
    { versionId: 1, zoneId: 1, vehicleId: 1, ...price },
    { versionId: 2, zoneId: 2, vehicleId: 2, ...price },
  ]);
  await db.insert(transferRequests).values({
    ...{ id: 'q', reference: 'T-Q', manageTokenHash: 'x', fromPlaceId: 1, toPlaceId: 3 },
    ...{ vehicleCode: 'asked', adults: 2, luggage: { large: 0, cabin: 0, bulky: 0 } },
    ...{ totalCents: 1, priceVersion: 1, language: 'de', privacyEdition: '' },
    privacyAcceptedAt: new Date().toISOString(),
  } as never);
  const now = await examples();
  expect(kindOf(now, 'banners')?.count).toBe(1);
  expect(kindOf(now, 'resources')).toMatchObject({ count: 1, booked: ['Boat of an own trip'] });
  expect(kindOf(now, 'zones')).toMatchObject({ count: 1, changed: ['priced'], booked: ['asked'] });
  expect(kindOf(now, 'places')).toMatchObject({ count: 1, booked: ['Asked town'] });
  expect(kindOf(now, 'vehicles')).toMatchObject({ count: 1, booked: ['Asked car'] });
  const shownBy = async (path: string) => (await send(path)).text();
  expect(await shownBy('/api/transfers/zones')).toContain('plain');
  await admin('/first-hour/examples/remove', 'POST', {});
  expect(await shownBy('/api/transfers/zones')).not.toContain('plain');
  const here = async (table: typeof resources | typeof transferZones | typeof heroBanners) =>
    (await db.select().from(table)).filter(({ deletedAt }) => deletedAt === null).length;
  expect([await here(resources), await here(transferZones), await here(heroBanners)]).toEqual([
    ...[2, 3, 1],
  ]);
  await admin('/first-hour/examples/restore', 'POST', {});
  expect([await here(resources), await here(transferZones), await here(heroBanners)]).toEqual([
    ...[3, 4, 2],
  ]);
  const [back] = await db
    .select()
    .from(resources)
    .where(eq(resources.id, idle?.id ?? 0));
  expect(back?.deletedAt).toBeNull();
});

test('partners of the demo go too, but those with an order or a change of the owner', async () => {
  const [idle, sent, edited] = DEMO_PARTNERS.map(({ slug, name }) => ({ slug, name }));
  await aPartner();
  const { id: idleId } = await aPartner(idle);
  const { id: partnerId } = await aPartner(sent);
  const { id: entityId } = await aPartner(edited);
  const order = { language: 'de', source: 'hotel', partnerId, manageTokenHash: 'h' } as const;
  await db.insert(orders).values([
    { ...order, id: 'own', reference: 'OWN' },
    { ...order, id: 'demo', reference: 'DEMO', partnerId: idleId, isDemo: true },
  ] as never);
  const [user] = await db.select({ id: users.id }).from(users);
  await db
    .insert(revisions)
    .values({ entity: 'partners', entityId, version: 2, data: {}, userId: user?.id });
  expect(kindOf(await examples(), 'partners')).toEqual({
    ...{ kind: 'partners', count: 1, changed: [edited?.name], booked: [sent?.name] },
  });
  const here = () => db.$count(partners, isNull(partners.deletedAt));
  await admin('/first-hour/examples/remove', 'POST', {});
  expect(await here()).toBe(3);
  await admin('/first-hour/examples/restore', 'POST', {});
  expect(await here()).toBe(4);
});

test('what was put into the trash by hand is not brought back with the examples', async () => {
  const other = await aTrip({ isDemo: true, deletedAt: '2026-01-01T00:00:00.000Z' });
  await admin('/first-hour/examples/remove', 'POST', {});
  await admin('/first-hour/examples/restore', 'POST', {});
  const [row] = await db.select().from(trips).where(eq(trips.id, other.id));
  expect(row?.deletedAt).toBe('2026-01-01T00:00:00.000Z');
});

test('after thirty days the undo has ended', async () => {
  await admin('/first-hour/examples/remove', 'POST', {});
  const later = new Date(Date.now() + 31 * 86_400_000);
  expect((await examplesOf(db, later)).removed).toBeNull();
  await restoreExamples(db, { now: later, userId: 1 });
  expect(await pageOf(plain)).toBe(410);
  await admin('/first-hour/examples/restore', 'POST', {});
  expect(await pageOf(plain)).toBe(200);
});

test('steps are done by what the site is, left out by hand, and the list is put away', async () => {
  const first = await jsonOf<FirstHour>(admin('/first-hour'));
  const stateOf = (hour: FirstHour, step: string) => hour.steps.find((one) => one.step === step);
  expect(stateOf(first, 'name')).toMatchObject({ isDone: false });
  expect(stateOf(first, 'trip')).toMatchObject({ isDone: true });
  await db
    .update(settings)
    .set({ value: { siteName: 'Costa Nord' } })
    .where(eq(settings.key, 'site'));
  const next = await jsonOf<FirstHour>(
    admin('/first-hour', 'PUT', { skipped: ['payment'], isPutAway: true }),
  );
  expect(stateOf(next, 'name')).toMatchObject({ isDone: true });
  const contact = { email: 'info@costa.test', phone: '+34971123456', whatsapp: '' };
  const address = { street: 'Carrer Major 12', postalCode: '07748', city: 'Fornells' };
  const withMore = async (more: object) => {
    await db
      .update(settings)
      .set({ value: { siteName: 'Costa Nord', ...contact, ...more } })
      .where(eq(settings.key, 'site'));
    const hour = await jsonOf<FirstHour>(admin('/first-hour'));
    return ['contact', 'legal'].map((step) => stateOf(hour, step)?.isDone);
  };
  expect(await withMore({})).toEqual([false, false]);
  expect(await withMore(address)).toEqual([true, false]);
  expect(await withMore({ legalName: 'Costa, S.L.', taxId: 'B07123456' })).toEqual([false, true]);
  expect(stateOf(next, 'payment')).toMatchObject({ isDone: false, isSkipped: true });
  expect(next.isPutAway).toBe(true);
});
