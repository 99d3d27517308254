import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { formatShortDate } from './short-date.ts';

test.each(LANGUAGES)('a short date stays in one line: %s', (language) => {
  const text = formatShortDate('2027-04-15', language);
  expect(text).not.toContain(' ');
  expect(text).toMatch(/15/);
});
