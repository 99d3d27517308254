import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ApiInLanguage } from '#contract/api.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { findPlaces } from '#contract/places/place-names.ts';
import { transferPlaces, tripDestinations, tripUnits } from '#core/db/schema.ts';
import {
  aBanner,
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTestimonial,
  aTrip,
  aTripType,
  db,
} from '../../../test/builders.ts';
import { getJson, send } from '../../../test/client.ts';
import { aBookableOption } from '../../../test/orders/bookable.ts';
import { aTransferTable } from '../../../test/orders/transfer-table.ts';

type Home = Pick<
  ApiInLanguage,
  | '/api/hero-banners/active'
  | '/api/trip-types'
  | '/api/destinations/popular'
  | '/api/trips/popular'
  | '/api/testimonials'
>;
const home = <P extends keyof Home>(path: P, lang: string) =>
  getJson<Home[P]>(`${path}?lang=${lang}`);
const HOME: (keyof Home)[] = [
  '/api/hero-banners/active',
  '/api/trip-types',
  '/api/destinations/popular',
  '/api/trips/popular',
  '/api/testimonials',
];

const type = await aTripType({
  name: 'Barco',
  translations: { name: { es: 'Barco', en: 'Boat', de: 'Boot' } },
});
await aTrip({
  tripTypeId: type.id,
  isPopular: true,
  name: 'Paseo',
  description: 'Por la costa',
  translations: { name: { de: 'Ausflug', en: 'Walk' }, description: { en: 'Along the coast' } },
});
await aDestination({
  name: 'Cala',
  description: 'Arena',
  tags: ['playa', 'pinos'],
  translations: { name: { de: 'Bucht' }, tags: { de: ['Strand', 'Kiefern'] } },
});
await aBanner({ title: 'Hola', subtitle: 'En barco', translations: { title: { de: 'Hallo' } } });
await aTestimonial({
  text: 'Muy bien, {{siteName}}',
  translations: { text: { de: 'Sehr gut, {{siteName}}' } },
});

test('home’s reads answer in one language: its texts, what fell back, and no translations', async () => {
  expect(await home('/api/hero-banners/active', 'de')).toMatchObject([
    {
      title: 'Hallo',
      subtitle: 'En barco',
      textLanguages: { subtitle: 'es', buttonText: 'es' },
      languages: ['es', 'de'],
    },
  ]);
  expect(await home('/api/trip-types', 'de')).toMatchObject([
    { name: 'Boot', textLanguages: {}, languages: ['es', 'en', 'de'] },
  ]);
  expect(await home('/api/destinations/popular', 'de')).toMatchObject([
    {
      name: 'Bucht',
      description: 'Arena',
      tags: ['Strand', 'Kiefern'],
      textLanguages: { description: 'es' },
      languages: ['es'],
    },
  ]);
  expect(await home('/api/trips/popular', 'de')).toMatchObject([
    {
      name: 'Ausflug',
      description: 'Along the coast',
      type: 'Boot',
      textLanguages: { description: 'en', location: 'es', duration: 'es' },
      languages: ['es', 'en'],
    },
  ]);
  const [voice] = await home('/api/testimonials', 'de');
  expect(voice?.text).toMatch(/^Sehr gut, [^{]+$/);
  for (const path of HOME)
    for (const language of LANGUAGES)
      expect(await (await send(`${path}?lang=${language}`)).text()).not.toContain('translations');
});

test('without `lang`, or with an empty one, a read has all languages and the plain name of the type', async () => {
  for (const path of HOME) {
    const plain = await (await send(path)).text();
    expect(plain).toContain('"translations":{');
    expect(plain).not.toMatch(/textLanguages|"type":\{/);
    expect(await (await send(`${path}?lang=`)).text()).toBe(plain);
  }
  expect(await getJson('/api/trips/popular')).toMatchObject([{ type: 'Barco' }]);
});

test('an unknown language is refused by name', async () => {
  for (const path of HOME) {
    const refused = await send(`${path}?lang=fr`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'lang', code: 'invalid' }] });
  }
});

test('the type of a trip has the name that the list of types has, in each language', async () => {
  for (const language of LANGUAGES) {
    const [[trip], [named]] = await Promise.all([
      home('/api/trips/popular', language),
      home('/api/trip-types', language),
    ]);
    expect(trip?.type).toBe(named?.name);
  }
});

test('trips: a list, a search, chosen ones and one alone, with its places, its type and similar trips', async () => {
  const place = await aDestination({ name: 'Puerto', translations: { name: { de: 'Hafen' } } });
  const [one, other] = [
    await aTrip({
      tripTypeId: type.id,
      name: 'Vuelta',
      translations: { name: { de: 'Rundfahrt' } },
    }),
    await aTrip({ tripTypeId: type.id, name: 'Fiesta', translations: { name: { de: 'Feier' } } }),
  ];
  await db.insert(tripDestinations).values({ tripId: one.id, destinationId: place.id });
  const card = { name: 'Rundfahrt', type: 'Boot', textLanguages: { description: 'es' } };
  const { items } = await getJson<ApiInLanguage['/api/trips']>('/api/trips?lang=de&q=Rundfahrt');
  expect(items).toMatchObject([card]);
  expect(
    await getJson<ApiInLanguage['/api/trips/chosen']>(`/api/trips/chosen?ids=${one.id}&lang=de`),
  ).toMatchObject([card]);
  const detail = await getJson<ApiInLanguage['/api/trips/:id']>(`/api/trips/${one.id}?lang=de`);
  expect(detail).toMatchObject({ ...card, languages: ['es'] });
  expect(detail.destinations).toMatchObject([{ name: 'Hafen', textLanguages: {} }]);
  expect(detail.similar.map(({ name, type: named }) => [name, named])).toContainEqual([
    'Feier',
    'Boot',
  ]);
  const there = await getJson<ApiInLanguage['/api/destinations/:id']>(
    `/api/destinations/${place.id}?lang=de`,
  );
  expect(there).toMatchObject({ name: 'Hafen', trips: [{ name: 'Rundfahrt', type: 'Boot' }] });
  expect(other.name).toBe('Fiesta');
});

test('the filter by type finds the trips of a name in any language, as an answer in it shows it', async () => {
  for (const name of ['Barco', 'Boat', 'Boot', 'boo'])
    for (const lang of ['', 'de', 'ca']) {
      const { items } = await getJson<ApiInLanguage['/api/trips']>(
        `/api/trips?type=${name}&lang=${lang}`,
      );
      expect(items.length, `${name} ${lang}`).toBeGreaterThan(0);
      expect(new Set(items.map(({ tripTypeId }) => tripTypeId))).toEqual(new Set([type.id]));
    }
});

test('a tag has a name in the language, and is still what the list is filtered by', async () => {
  const tags = await getJson<ApiInLanguage['/api/destinations/tags']>(
    '/api/destinations/tags?lang=de',
  );
  const [tag] = tags.filter(({ name }) => name === 'Kiefern');
  expect(tag).toMatchObject({ tag: 'pinos', count: 1, textLanguages: {}, languages: ['es', 'de'] });
  const { items } = await getJson<ApiInLanguage['/api/destinations']>(
    `/api/destinations?tag=${tag?.tag}&lang=de`,
  );
  expect(items).toMatchObject([{ name: 'Bucht', tags: ['Strand', 'Kiefern'] }]);
});

test('posts have their category in the language, and the languages of title and body', async () => {
  const category = await aBlogCategory({
    name: 'Playas',
    translations: { name: { de: 'Strände' } },
  });
  const { slug } = await aBlogPost({
    categoryId: category.id,
    title: 'Uno',
    body: 'Texto',
    translations: { title: { de: 'Eins', en: 'One' }, body: { en: 'Text' } },
  });
  const { items } = await getJson<ApiInLanguage['/api/blog/posts']>(
    `/api/blog/posts?category=${category.slug}&lang=de`,
  );
  const card = { title: 'Eins', category: { name: 'Strände' }, languages: ['es', 'en'] };
  expect(items).toMatchObject([card]);
  expect(await getJson(`/api/blog/posts/${slug}?lang=de`)).toMatchObject({
    ...card,
    content: { en: [{ children: ['Text'] }] },
    textLanguages: { content: 'en', excerpt: 'es' },
  });
});

test('options and units that can be booked have names in the language', async () => {
  const { id } = await aTrip({ tripTypeId: type.id });
  const { optionId } = await aBookableOption({
    tripId: id,
    option: { name: 'Mañana', translations: { name: { de: 'Vormittag' } } },
  });
  await db
    .update(tripUnits)
    .set({ translations: { name: { de: 'Erwachsene', en: 'Adults' } } })
    .where(eq(tripUnits.optionId, optionId));
  const { options } = await getJson<ApiInLanguage['/api/trips/:id/availability']>(
    `/api/trips/${id}/availability?lang=de`,
  );
  expect(options).toMatchObject([
    { name: 'Vormittag', units: [{ name: 'Erwachsene', textLanguages: {} }, {}, {}, {}] },
  ]);
  expect(options[0]?.departures.length).toBeGreaterThan(0);
});

test('a place that is found by its name in another language is found in an answer in one, too', async () => {
  await aTransferTable();
  await db
    .update(transferPlaces)
    .set({
      name: 'Amarre',
      aliases: ['El Noray'],
      translations: { name: { de: 'Anleger', en: 'Jetty' } },
    })
    .where(eq(transferPlaces.id, 1));
  for (const name of ['amarre', 'anleger', 'jetty', 'noray']) {
    const places = await getJson<ApiInLanguage['/api/transfers/places']>(
      `/api/transfers/places?q=${name}&lang=de`,
    );
    expect(places, name).toMatchObject([{ id: 1, name: 'Anleger' }]);
    // As the browser searches the whole list.
    const all = await getJson<typeof places>('/api/transfers/places?lang=de');
    expect(findPlaces(all, name).map(({ id }) => id)).toEqual([1]);
  }
});
