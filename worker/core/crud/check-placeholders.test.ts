import { expect, test } from 'vitest';
import type { ApiError } from '#core/http/problem.ts';
import { checkPlaceholders } from './check-placeholders.ts';

function refused(input: unknown): string[] {
  try {
    checkPlaceholders(input);
    return [];
  } catch (error) {
    return ((error as ApiError).errors ?? []).map(({ path, code }) => `${path} ${code}`);
  }
}

test('known placeholders and plain texts pass', () => {
  expect(
    refused({
      title: { es: '{{siteName}}' },
      km: 3,
      none: null,
      list: ['{{ airportWaiting }}', '{one}'],
    }),
  ).toEqual([]);
});

test('an unknown one is reported at the field that an editor shows', () => {
  const wrong = '{{freeHours}}';
  expect(
    refused({
      intro: wrong,
      title: { de: wrong, es: '' },
      faq: [{ question: wrong, answer: wrong }],
      translations: { intro: { en: wrong }, faq: { ca: [{ question: '', answer: wrong }] } },
    }),
  ).toEqual([
    'intro unknown_placeholder',
    'title.de unknown_placeholder',
    'faq unknown_placeholder',
    'translations.intro.en unknown_placeholder',
    'translations.faq.ca unknown_placeholder',
  ]);
});
