import { expect, test } from 'vitest';
import { acceptedLanguage, storedLanguage } from './language.ts';

test.each([
  ['de', 'de'],
  ['ca-ES', 'ca'],
  ['DE-at,en;q=0.5', 'de'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['fr-FR, it;q=0.9, ca;q=0.1', 'ca'],
  ['de;q=0.8, en;q=0.8', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['es ; q=0.2 , en ; q=0.3', 'en'],
])('a browser that says «%s» gets %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test.each(['', '*', 'fr,it', ';;;', 'de;q=0', 'd', 'deutsch'])(
  '«%s» names none of our languages',
  (header) => {
    expect(acceptedLanguage(header)).toBeUndefined();
  },
);

test('the stored choice is read from the cookie, wherever it stands', () => {
  expect(storedLanguage('i18nextLng=de')).toBe('de');
  expect(storedLanguage('a=b; i18nextLng=ca; c=d')).toBe('ca');
});

test.each([
  '',
  'i18nextLng=fr',
  'i18nextLng=',
  'i18nextLng=deu',
  'xi18nextLng=de',
  'a=i18nextLng=de',
])('«%s» holds no choice', (cookies) => {
  expect(storedLanguage(cookies)).toBeUndefined();
});
