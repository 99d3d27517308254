import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { LOCALES } from './format.ts';
import { formatDay, formatMonth, monthName } from './format-day.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

test.each(LANGUAGES)('days and months are as the language writes them: %s', (language) => {
  const by = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(LOCALES[language], options).format(at);
  for (const month of MONTHS) {
    const at = new Date(Date.UTC(2026, month - 1, 8, 12));
    expect(formatDay(at.toISOString(), language)).toBe(
      by({ dateStyle: 'long', timeZone: 'Europe/Madrid' }, at),
    );
    expect(formatMonth(at.toISOString().slice(0, 7), language)).toBe(
      by({ month: 'long', year: 'numeric', timeZone: 'UTC' }, at),
    );
    expect(monthName(month, language)).toBe(by({ month: 'long', timeZone: 'UTC' }, at));
  }
});

test('a day is the island’s, not Greenwich’s', () => {
  expect(formatDay('2026-10-07T22:30:00Z', 'en')).toBe('8 October 2026');
});
