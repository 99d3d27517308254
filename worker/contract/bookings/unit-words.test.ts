import { expect, test } from 'vitest';
import { countedUnit } from './unit-words.ts';

const WORDS: Record<string, string> = {
  'unit.one.child': '{{count}} Kind',
  'unit.many.child': '{{count}} Kinder',
};
const text = (key: string, { count }: { count: number }) =>
  (WORDS[key] ?? '{{count}} ?').replace('{{count}}', String(count));

test('a unit has a singular and a plural; one with a name of its own is multiplied', () => {
  expect(countedUnit('Kinder', 1, text)).toBe('1 Kind');
  expect(countedUnit('kinder', 3, text)).toBe('3 Kinder');
  expect(countedUnit('Kajak', 1, text)).toBe('1 × Kajak');
});
