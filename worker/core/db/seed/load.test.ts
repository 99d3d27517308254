import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BlogCategoryInput } from '#contract/content/blog.schema.ts';
import { TripTypeInput } from '#contract/trips/trips.schema.ts';
import { contentSchema, idIn, load, parse } from './load.ts';

const name = { es: 'Paseos', en: 'Walks', de: 'Wege', ca: 'Passejades' };
const TripType = contentSchema(TripTypeInput);

test('a translated field is written once: the plain field gets the Spanish text, and translations get all', () => {
  expect(parse('x.json', TripType, { slug: 'walks', name })).toEqual({
    slug: 'walks',
    name: 'Paseos',
    sortOrder: 0,
    translations: { name },
  });
});

test('a translated field that the API does not require may be missing', () => {
  const Category = contentSchema(BlogCategoryInput);
  expect(parse('x.json', Category, { slug: 'walks', name })).toMatchObject({
    description: '',
    translations: { name },
  });
});

test.each([
  ['no text', { slug: 'walks' }, 'name'],
  [
    'a text that lacks a language',
    { slug: 'walks', name: { es: 'Paseos', en: 'Walks', de: 'Wege' } },
    'name.ca',
  ],
  ['a text in one language', { slug: 'walks', name: 'Paseos' }, 'name'],
  ['a value that the API refuses', { slug: 'No slug', name }, 'slug'],
  [
    'a translation that the API refuses',
    { slug: 'walks', name: { ...name, de: 5 } },
    'translations.name.de',
  ],
  ['a field that the API does not know', { slug: 'walks', name, nmae: name }, 'nmae'],
  ['an entry of another kind', 'walks', 'content'],
])('%s is an error that names file and field', (_, content, field) => {
  expect(() => parse('trip-types.json', TripType, content)).toThrow(
    `worker/core/db/seed/trip-types.json: ${field}: `,
  );
});

test('all errors of a file are reported at once, each with its place in the list', () => {
  const wrong = [{ slug: 'walks', name }, { slug: '', name }, { name }];
  expect(() => parse('x.json', v.array(TripType), wrong)).toThrow(
    /x\.json: 1\.slug: .*\n.*x\.json: 2\.slug: /,
  );
});

test('a name stands for its position, and an unknown one is an error', () => {
  const Zone = contentSchema(
    v.object({ zoneId: v.number() }),
    { zone: idIn(['mao', 'fornells']) },
    ({ zone }) => ({ zoneId: zone }),
  );
  expect(parse('x.json', Zone, { zone: 'fornells' })).toEqual({ zoneId: 2 });
  expect(() => parse('x.json', Zone, { zone: 'mahon' })).toThrow(
    'x.json: zone: «mahon» does not exist.',
  );
});

test('a file that cannot be read is an error that names it', () => {
  expect(() => load('no-such.json', v.unknown())).toThrow(
    'worker/core/db/seed/no-such.json: ENOENT',
  );
  expect(() => load('legal/terms/en.md', v.unknown())).toThrow(
    'worker/core/db/seed/legal/terms/en.md: ',
  );
});
