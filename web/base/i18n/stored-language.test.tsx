import { expect, test, vi } from 'vitest';
import { detectLanguage, readStoredLanguage, storeLanguage } from './stored-language.ts';

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test('the choice is stored in local storage under i18nextLng, and in a cookie of the same name for the edge', () => {
  storeLanguage('ca');
  expect(localStorage.getItem('i18nextLng')).toBe('ca');
  expect(document.cookie).toContain('i18nextLng=ca');
  expect(readStoredLanguage()).toBe('ca');
});

test('the stored choice comes before the browser’s languages', () => {
  browserSpeaks('de-AT');
  storeLanguage('ca');
  expect(detectLanguage()).toBe('ca');
});

test('without a choice the first of the browser’s languages that we speak is taken', () => {
  browserSpeaks('fr-FR', 'de-AT', 'en');
  expect(detectLanguage()).toBe('de');
});

test('a stored language that we do not speak is as good as none', () => {
  browserSpeaks('en-GB');
  localStorage.setItem('i18nextLng', 'fr');
  expect(detectLanguage()).toBe('en');
});

test('nothing is detected for a browser that speaks none of our languages', () => {
  browserSpeaks('fr-FR', 'it');
  expect(detectLanguage()).toBeUndefined();
});

test('with local storage switched off the cookie still carries the choice', () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: off, setItem: off, clear: () => {} });
  storeLanguage('de');
  expect(document.cookie).toContain('i18nextLng=de');
  expect(readStoredLanguage()).toBeUndefined();
});
