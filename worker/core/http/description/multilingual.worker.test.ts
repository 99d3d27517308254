import { expect, test } from 'vitest';
import type { ApiInLanguage } from '#contract/api.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { aBanner, aDestination, aTestimonial, aTrip, aTripType } from '../../../test/builders.ts';
import { getJson, send } from '../../../test/client.ts';

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
