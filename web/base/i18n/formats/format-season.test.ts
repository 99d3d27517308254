import { expect, test } from 'vitest';
import { formatSeason } from './format-season.ts';

test('a season is its first and its last day, also over the new year', () => {
  const summer = { from: '05-01', to: '10-15' };
  expect(formatSeason(summer, 'en')).toBe('1 May – 15 October');
  expect(formatSeason(summer, 'es')).toBe('1 de mayo – 15 de octubre');
  expect(formatSeason(summer, 'de')).toBe('1. Mai – 15. Oktober');
  expect(formatSeason(summer, 'ca')).toBe('1 de maig – 15 d’octubre');
  expect(formatSeason({ from: '10-16', to: '04-30' }, 'en')).toBe('16 October – 30 April');
});
