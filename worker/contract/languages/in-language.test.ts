import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PictureTexts, Translations } from '../answer-parts.schema.ts';
import { TextList, Texts } from '../fields.schema.ts';
import { nameOfRow, oneLanguage, textPlan } from './in-language.schema.ts';
import { inLanguage } from './in-language.ts';
import type { Language } from './language.ts';
import { inLanguages } from './translation.schema.ts';

const Place = v.object({ id: v.number(), name: v.string(), translations: Translations('name') });
const Trip = v.object({
  name: v.string(),
  description: v.string(),
  highlights: TextList,
  type: nameOfRow(),
  sourceLanguage: v.picklist(['es', 'en', 'de', 'ca']),
  places: v.array(Place),
  pictureTexts: PictureTexts,
  alt: v.nullable(Texts),
  translations: v.optional(
    v.object({
      name: v.optional(Texts),
      description: v.optional(Texts),
      highlights: v.optional(inLanguages(TextList)),
      type: v.optional(Texts),
    }),
    {},
  ),
});
type Trip = v.InferOutput<typeof Trip>;

const trip: Trip = {
  name: 'Paseo',
  description: 'Por la costa',
  highlights: ['uno', 'dos'],
  type: 'Barco',
  sourceLanguage: 'es',
  places: [{ id: 4, name: 'Fornells', translations: { name: { de: 'Fornells am Meer' } } }],
  pictureTexts: { 'a.jpg': { en: 'A cove' }, 'b.jpg': { de: 'Eine Bucht' }, 'c.jpg': {} },
  alt: null,
  translations: {
    name: { es: 'Paseo', de: 'Ausflug', en: 'Walk' },
    description: { es: 'Por la costa', en: 'Along the coast' },
    highlights: { es: ['uno', 'dos'] },
    type: { de: 'Boot', en: 'Boat' },
  },
};
const within = (language: Language, row: Trip = trip) => inLanguage(row, textPlan(Trip), language);

test('an answer in one language has its texts in the plain fields and no translations', () => {
  const german = within('de');
  expect(german).toEqual({
    name: 'Ausflug',
    description: 'Along the coast',
    highlights: ['uno', 'dos'],
    type: 'Boot',
    sourceLanguage: 'es',
    places: [{ id: 4, name: 'Fornells am Meer', textLanguages: {}, languages: ['es', 'de'] }],
    pictureTexts: { 'a.jpg': 'A cove', 'b.jpg': 'Eine Bucht', 'c.jpg': '' },
    alt: null,
    textLanguages: { description: 'en', highlights: 'es', 'pictureTexts.a.jpg': 'en' },
    languages: ['es', 'en'],
  });
  // The types follow.
  const name: string = german.name;
  const alt: string | undefined = german.pictureTexts['a.jpg'];
  expect([name, alt, german.places[0]?.textLanguages]).toEqual(['Ausflug', 'A cove', {}]);
  // @ts-expect-error: texts in other languages are gone.
  expect(german.translations).toBeUndefined();
});

test('a text without the language and without English is that of the plain field, in the row’s language', () => {
  const row: Trip = { ...trip, sourceLanguage: 'ca', translations: {} };
  expect(within('de', row)).toMatchObject({
    name: 'Paseo',
    type: 'Barco',
    // The type's name is not the trip's text: it is written in the site's language.
    textLanguages: { name: 'ca', description: 'ca', highlights: 'ca', type: 'es' },
    languages: ['ca'],
  });
  expect(within('ca', row).textLanguages).toMatchObject({ type: 'es' });
  expect(within('ca', row).textLanguages).not.toHaveProperty('name');
});

test('languages that the row names stay; a blank text is in no other language', () => {
  const row = { ...trip, languages: ['es' as const], description: '', translations: {} };
  expect(within('en', row)).toMatchObject({ languages: ['es'], description: '' });
  expect(within('en', row).textLanguages).not.toHaveProperty('description');
});

test('maps of texts without a plain field become texts', () => {
  const Seo = v.object({ page: v.string(), title: Texts, keywords: inLanguages(TextList) });
  expect(
    inLanguage(
      { page: 'home', title: { es: 'Hola', en: 'Hello' }, keywords: { es: ['mar'] } },
      textPlan(Seo),
      'de',
    ),
  ).toEqual({
    page: 'home',
    title: 'Hello',
    keywords: [],
    textLanguages: { title: 'en' },
    languages: ['es'],
  });
});

test('what has no texts is as it was', () => {
  const Days = v.object({ days: v.array(v.object({ date: v.string() })) });
  const days = { days: [{ date: '2027-01-01' }] };
  expect(textPlan(Days)).toBeUndefined();
  expect(inLanguage(days, textPlan(Days), 'de')).toBe(days);
});

test('the schema of an answer in one language accepts such answers alone', () => {
  expect(v.is(oneLanguage(Trip), within('de'))).toBe(true);
  expect(v.is(oneLanguage(Trip), trip)).toBe(false);
});
