import { expect, test } from 'vitest';
import { excerptOf, folded, namesFirst } from './search-text.ts';

test('accents, case and apostrophes fold away', () => {
  expect(folded('Arenal d’en Castell')).toBe('arenal d en castell');
  expect(folded('MAHÓN')).toBe(folded('mahon'));
});

test('exact names and other spellings come first, then titles that begin so, then other spellings, the rest keeps its order', () => {
  const items = [
    { title: 'Son Bou', aliases: 'Mahon road' },
    { title: 'Cheese of Mahón', aliases: '' },
    { title: 'Harbour', aliases: '' },
    { title: 'Mahón by boat', aliases: '' },
    { title: 'Maó', aliases: 'Mahón\nPort Mahon' },
  ];
  expect(namesFirst(items, 'mahon').map(({ title }) => title)).toEqual([
    'Maó',
    'Mahón by boat',
    'Son Bou',
    'Cheese of Mahón',
    'Harbour',
  ]);
});

test('an excerpt is one line, cut after a whole word', () => {
  expect(excerptOf('A short\n\ntext.')).toBe('A short text.');
  const long = excerptOf(`${'word '.repeat(31)}unfinished and more`);
  expect(long.endsWith('word…')).toBe(true);
});
