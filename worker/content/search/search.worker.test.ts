import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { SearchAnswer } from '#contract/content/search.ts';
import {
  blogPosts,
  destinations,
  seoRecords,
  transferPlaces,
  transferZones,
  trips,
} from '#core/db/schema.ts';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aSeoRecord,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const search = async (q: string, lang = 'en') =>
  (await getJson<SearchAnswer>(`/api/search?${new URLSearchParams({ q, lang })}`)).items;
const titles = async (q: string, lang = 'en') => (await search(q, lang)).map(({ title }) => title);
const only = (name: string) => ({ name: { es: name, en: name, de: name, ca: name } });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

beforeAll(async () => {
  await aTripType();
  await aBlogCategory();
});

test('a thing is found in each language under its own name, accents folded, from the first letters', async () => {
  const { id, slug } = await aTrip({
    name: 'Fáro',
    translations: { name: { es: 'Fáro', de: 'Leuchtturm' } },
  });
  expect(await search('leucht', 'de')).toEqual([
    {
      kind: 'trip',
      id,
      title: 'Leuchtturm',
      excerpt: expect.any(String),
      path: `/trips/${id}-${slug}`,
      image: 'cove.jpg',
      price: { amount: 50, currency: 'EUR' },
    },
  ]);
  expect(await titles('faro', 'es')).toEqual(['Fáro']);
  // Neither Catalan nor English: falls back to the plain field.
  expect(await titles('FARO', 'ca')).toEqual(['Fáro']);
  expect(await titles('faro', 'de')).toEqual([]);
});

test('a result has its picture, and no price that is not shown', async () => {
  await aTrip({ name: 'Zodiac', price: 70, showBookingOptions: false, translations: {} });
  const found = await search('zodiac', 'es');
  expect(found).toMatchObject([{ image: 'cove.jpg', price: null }]);
});

test('a missing language falls back to English', async () => {
  await aDestination({ name: 'Playa', translations: { name: { en: 'Pebblebeach' } } });
  expect(await titles('pebble', 'de')).toEqual(['Pebblebeach']);
});

test('a transfer place lends its spellings to the destination of its name, as they are now', async () => {
  await aDestination({ name: 'Maó', translations: only('Maó') });
  await aTrip({ name: 'Mahón by boat', translations: only('Mahón by boat') });
  expect(await titles('Mahon')).toEqual(['Mahón by boat']);
  const [place] = await db
    .insert(transferPlaces)
    .values({
      kind: 'town',
      name: 'Maó',
      aliases: ['Mahón', 'Port Mahon'],
      latitude: 39.9,
      longitude: 4.2,
    })
    .returning();
  expect((await titles('Mahon'))[0]).toBe('Maó');
  expect(await titles('port maho')).toEqual(['Maó']);
  await db
    .update(transferPlaces)
    .set({ aliases: ['Magona'] })
    .where(eq(transferPlaces.id, place?.id ?? 0));
  expect(await titles('magona')).toEqual(['Maó']);
  await db.delete(transferPlaces).where(eq(transferPlaces.id, place?.id ?? 0));
  expect(await titles('magona')).toEqual([]);
});

test('a word in the title counts more than any number of them in the text', async () => {
  await aBlogPost({ title: 'Weather', body: 'tramuntana '.repeat(60), translations: {} });
  await aTrip({
    name: 'Sailing the Tramuntana coast of the north in spring',
    translations: only('Sailing the Tramuntana coast of the north in spring'),
  });
  expect(await titles('tramuntana')).toEqual([
    'Sailing the Tramuntana coast of the north in spring',
    'Weather',
  ]);
});

test('drafts, trash and what is not published yet are not found; a save is found at once', async () => {
  const { id } = await aTrip({ name: 'Quokka', translations: {}, status: 'draft' });
  const change = (set: Partial<typeof trips.$inferInsert>) =>
    db.update(trips).set(set).where(eq(trips.id, id));
  expect(await titles('quokka')).toEqual([]);
  await change({ status: 'published' });
  expect(await titles('quokka')).toEqual(['Quokka']);
  await change({ name: 'Numbat' });
  expect([await titles('quokka'), await titles('numbat')]).toEqual([[], ['Numbat']]);
  await change({ publishAt: tomorrow() });
  expect(await titles('numbat')).toEqual([]);
  await change({ publishAt: null, deletedAt: new Date().toISOString() });
  expect(await titles('numbat')).toEqual([]);
  await change({ deletedAt: null });
  expect(await titles('numbat')).toEqual(['Numbat']);
  await db.delete(trips).where(eq(trips.id, id));
  expect(await titles('numbat')).toEqual([]);
});

test('posts and destinations follow their rows too', async () => {
  const post = await aBlogPost({ title: 'Wombat', translations: {}, publishAt: tomorrow() });
  expect(await titles('tapir')).toEqual([]);
  await db.update(blogPosts).set({ publishAt: null }).where(eq(blogPosts.id, post.id));
  expect((await search('wombat'))[0]).toMatchObject({ kind: 'post', path: `/blog/${post.slug}` });
  const place = await aDestination({ name: 'Bilby', translations: {} });
  await db.update(destinations).set({ status: 'draft' }).where(eq(destinations.id, place.id));
  expect(await titles('bilby')).toEqual([]);
});

test('a zone is found by its places, but only while it has a page; page and zone of one address are one result', async () => {
  const [zone] = await db
    .insert(transferZones)
    .values({
      slug: 'ponent',
      name: 'Ponent',
      minutes: 40,
      km: 40,
      hasPage: true,
      headline: 'Transfers to the west',
    })
    .returning();
  await db.insert(transferPlaces).values({
    kind: 'resort',
    name: 'Cala en Blanes',
    aliases: ["Cala'n Blanes"],
    zoneId: zone?.id,
    latitude: 40,
    longitude: 3.8,
  });
  await aSeoRecord({
    page: 'airport-transfers-ponent',
    title: { en: 'Ponent transfers | Marès' },
    description: { en: 'Transfers to the west' },
  });
  expect((await search('calan blan')).length + (await search("cala'n blanes")).length).toBe(1);
  expect((await search('ponent')).map(({ path }) => path)).toEqual(['/airport-transfers/ponent']);
  await db.update(transferZones).set({ hasPage: false }).where(eq(transferZones.slug, 'ponent'));
  expect(await titles('transfers west')).toEqual(['Ponent transfers']);
});

test('pages are found under their titles without the site’s name, unless they ask not to be', async () => {
  const { id } = await aSeoRecord({
    page: 'legal-terms',
    title: { en: 'Terms of the kookaburra | Marès' },
  });
  expect((await search('kookaburra'))[0]).toMatchObject({
    kind: 'page',
    title: 'Terms of the kookaburra',
    path: '/legal/terms',
  });
  await db
    .update(seoRecords)
    .set({ robotsDirective: 'noindex,follow' })
    .where(eq(seoRecords.id, id));
  expect(await titles('kookaburra')).toEqual([]);
});

test.each(['', 'a', '"', "' OR 1=1 --", 'title:x*', '^(NEAR', '💥', '\0', 'x'.repeat(5000)])(
  '%j is no error',
  async (q) => {
    const response = await send(`/api/search?${new URLSearchParams({ q, lang: 'xx' })}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ items: [] });
  },
);

test('at most 20 are answered', async () => {
  for (let n = 0; n < 25; n += 1) await aTrip({ name: `Echidna ${n}`, translations: {} });
  expect(await search('echidna')).toHaveLength(20);
});

test('more than the allowance is 429 with Retry-After', async () => {
  const response = await send(
    '/api/search?q=cala',
    {},
    { QUERY_LIMIT: { limit: async () => ({ success: false }) } },
  );
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
});

test('a draft of a translation is not found, and is once it is reviewed', async () => {
  const trip = await aTrip({
    name: 'Paseo',
    translations: {
      name: { es: 'Paseo', en: 'Stroll', de: 'Bummelzug' },
      description: { en: 'Far', de: 'Weit' },
    },
    translationState: { name: { de: { state: 'draft', source: 'Paseo' } } },
  });
  const found = async (text: string) =>
    (await getJson<SearchAnswer>(`/api/search?q=${text}&lang=de`)).items.filter(
      ({ id, kind }) => kind === 'trip' && id === trip.id,
    );
  expect(await found('Bummelzug')).toEqual([]);
  expect((await found('Stroll'))[0]?.title).toBe('Stroll');
  await db.update(trips).set({ translationState: {} }).where(eq(trips.id, trip.id));
  expect((await found('Bummelzug'))[0]?.title).toBe('Bummelzug');
});

test.each([
  ['rainy day', 'en'],
  ['what to do in the rain', 'en'],
  ['rainy day with children next week', 'en'],
  ['Regentag', 'de'],
  ['Regentag mit Kindern nächste Woche', 'de'],
  ['Regentag', 'es'],
  ['día de lluvia', 'es'],
  ['lluvia con niños', 'es'],
  ['pluja', 'ca'],
  ['dia de pluja amb infants', 'ca'],
])('«%s» leads to the trips that are good for it (%s)', async (text, language) => {
  if ((await db.select().from(trips).where(eq(trips.slug, 'quokka-stable'))).length === 0) {
    await aTrip({ slug: 'quokka-stable', name: 'Quokka', suits: ['rain', 'families'] });
    await aTrip({
      slug: 'numbat-museum',
      name: 'Numbat',
      suits: ['rain', 'families'],
      status: 'draft',
    });
    await aTrip({ slug: 'bilby-ride', name: 'Bilby', suits: ['wind'] });
  }
  const { items } = await getJson<SearchAnswer>(
    `/api/search?${new URLSearchParams({ q: text, lang: language })}`,
  );
  expect(items[0]).toMatchObject({ kind: 'page', path: expect.stringContaining('rain=1') });
  expect(items[1]?.path).toMatch(/quokka-stable$/);
  expect(items.map(({ path }) => path).join()).not.toMatch(/numbat|bilby/);
});

test('a week in the text does not empty the result, and nothing is invented where nothing is found', async () => {
  await aTrip({ name: 'Tapir walk', translations: {} });
  expect(await titles('tapir next week')).toEqual(['Tapir walk']);
  expect(await titles('tapir')).toEqual(['Tapir walk']);
  expect(await titles('jabberwock next week')).toEqual([]);
});

test('a reference leads to the page that finds a booking', async () => {
  expect((await search('K7M2QX9P'))[0]?.path).toBe('/order/find');
});
