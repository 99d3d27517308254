import { expect, test } from 'vitest';
import type { TranslationUnit } from '#contract/languages/translations.ts';
import { planChanges, withTranslations } from './apply-units.ts';
import { readUnits, toCsv } from './units-file.ts';

const unit = (id: string, source: string, target = ''): TranslationUnit => ({
  id,
  source,
  target,
  sourceLanguage: 'es',
  state: 'missing',
});
const row = {
  id: 5,
  name: 'Paseo',
  highlights: ['Uno', 'Dos'],
  itinerary: [{ title: 'Salida', text: 'A las diez' }],
  translations: { name: { en: 'Walk' }, highlights: { de: ['Eins'] } },
};

test.each(['es', 'en'] as const)(
  'a table for a spreadsheet in %s comes back as it was, formulas made harmless on the way',
  (language) => {
    const units = [
      unit('trips/5/name', 'Paseo, «corto»', '=Spaziergang\n"kurz"'),
      unit('trips/5/location', 'Maó', ''),
      unit('trips/6/name', 'a; b', 'c; d'),
    ];
    const csv = toCsv(units, language);
    expect(csv).toContain(`"'=Spaziergang`);
    expect(csv).toContain(language === 'es' ? 'trips/6/name;' : 'trips/6/name,');
    expect(readUnits(csv)).toEqual([
      { id: 'trips/5/name', target: '=Spaziergang\n"kurz"' },
      { id: 'trips/6/name', target: 'c; d' },
    ]);
  },
);

test('a file that is no table is refused', () => {
  expect(() => readUnits('hello')).toThrow();
});

test('a plan lists changed, unchanged and unknown units', () => {
  const units = [unit('trips/5/name', 'Paseo', 'Gang'), unit('trips/5/location', 'Maó', 'Maó')];
  const delivered = [
    { id: 'trips/5/name', target: 'Spaziergang' },
    { id: 'trips/5/location', target: 'Maó' },
    { id: 'trips/6/name', target: 'x' },
  ];
  expect(planChanges(units, delivered)).toEqual({
    changes: [{ unit: units[0], target: 'Spaziergang' }],
    unknown: ['trips/6/name'],
    same: 1,
  });
});

test('texts land in their fields; lists stay as long as their source, and other languages as they are', () => {
  const changes = [
    { unit: unit('trips/5/name', 'Paseo'), target: 'Spaziergang' },
    { unit: unit('trips/5/highlights.1', 'Dos'), target: 'Zwei' },
    { unit: unit('trips/5/itinerary.0.title', 'Salida'), target: 'Abfahrt' },
  ];
  expect(withTranslations(row, changes, 'de', 'draft')).toEqual({
    ...row,
    translations: {
      name: { en: 'Walk', de: 'Spaziergang' },
      highlights: { de: ['Eins', 'Zwei'] },
      itinerary: { de: [{ title: 'Abfahrt', text: 'A las diez' }] },
    },
    translationState: {
      name: { de: { state: 'draft', source: 'Paseo' } },
      highlights: { de: { state: 'draft', source: '["Uno","Dos"]' } },
      itinerary: { de: { state: 'draft', source: '[{"title":"Salida","text":"A las diez"}]' } },
    },
  });
});

test('a search record has its texts by language', () => {
  const seo = { id: 1, title: { es: 'Menorca' } };
  expect(
    withTranslations(
      seo,
      [{ unit: unit('seo/1/title', 'Menorca'), target: 'Menorca auf Deutsch' }],
      'de',
      'reviewed',
    ),
  ).toEqual({
    id: 1,
    title: { es: 'Menorca', de: 'Menorca auf Deutsch' },
  });
});
