import { expect, test } from 'vitest';
import { localize, localizeList, localizeWithLanguage } from '#contract/translation.ts';
import { aTrip } from '../test/builders.ts';
import { inOneLanguage } from './one-language.ts';

const inFour = (text: string) => ({ es: `${text} es`, en: `${text} en`, de: `${text} de`, ca: `${text} ca` });
const trip = aTrip({ translations: { name: inFour('Name'), description: inFour('Text') } });

test('an answer keeps the page’s language and reads the same in it', () => {
  const kept = inOneLanguage([trip], 'de')[0];
  expect(JSON.stringify(kept)).not.toMatch(/ (?:es|en|ca)"/);
  for (const field of ['name', 'description', 'location'] as const)
    expect(localize(kept ?? trip, field, 'de')).toBe(localize(trip, field, 'de'));
});

test('a name stays what addresses and filters take it for', () => {
  expect(inOneLanguage(trip, 'de').name).toBe('Llaüt at sunset');
});

test('what is missing in the language stays in English, and can be told from the language’s own', () => {
  const kept = inOneLanguage({ ...trip, translations: { description: { en: 'Text en', ca: 'Text ca', de: ' ' } } }, 'de');
  expect(kept.translations).toEqual({ description: { en: 'Text en' } });
});

test('without the language and without English the plain field stays', () => {
  const kept = inOneLanguage({ ...trip, translations: { description: { ca: 'Text ca' } } }, 'de');
  expect([kept.description, kept.translations]).toEqual(['Along the coast.', {}]);
});

test('a plain field that stays says whose language it is, when the translations tell', () => {
  const kept = inOneLanguage({ ...trip, translations: { description: { ca: 'Text ca', es: 'Along the coast.' } } }, 'de');
  expect(localizeWithLanguage(kept, 'description', 'de')).toEqual({ value: 'Along the coast.', language: 'es' });
});

test('lists of texts follow the same rule, and tags stay as the address has them', () => {
  const place = { tags: ['playa'], tips: ['sombra'], translations: { tags: { de: ['Strand'] }, tips: { de: ['Schatten'] } } };
  const kept = inOneLanguage(place, 'de');
  expect(kept.tags).toEqual(['playa']);
  expect(localizeList(kept, 'tags', 'de')).toEqual(['Strand']);
  expect(kept.tips).toEqual(['Schatten']);
});

test('texts that stand by language alone, as in an SEO record, keep the language or English', () => {
  expect(inOneLanguage({ title: inFour('Home'), keywords: { en: ['menorca'] }, schema: null }, 'de')).toEqual({
    title: { de: 'Home de' },
    keywords: { en: ['menorca'] },
    schema: null,
  });
});

test('a text that is only there in another language stays', () => {
  expect(inOneLanguage({ content: { ca: [{ type: 'paragraph' }] } }, 'de')).toEqual({ content: { ca: [{ type: 'paragraph' }] } });
});

test('what has no languages stays as it is', () => {
  const hours = { hours: [{ day: 1, opens: '09:00' }], languages: ['es', 'en'], empty: {}, price: 12 };
  expect(inOneLanguage(hours, 'ca')).toEqual(hours);
});
