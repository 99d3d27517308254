import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Slug } from '#contract/fields.schema.ts';
import { slugOf } from './slug.ts';

test.each([
  ['Cala d’en Turqueta', 'cala-d-en-turqueta'],
  ['  Größe & Öl!  ', 'grosse-ol'],
  ['L’Illa del Rei', 'l-illa-del-rei'],
  ['日本', ''],
])('%j is %j in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('any name gives a slug that the API takes, or none; a slug is its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = slugOf(name);
      expect(slug === '' || v.is(Slug, slug)).toBe(true);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
