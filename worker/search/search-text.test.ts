import { expect, test } from 'vitest';
import { exactFirst, excerptOf, folded, matchQuery } from './search-text.ts';

test('every word must occur, as a beginning', () => {
  expect(matchQuery('cala mac')).toBe('"cala"* "mac"*');
});

test('a single letter inside is a word of its own, the last one a beginning', () => {
  expect(matchQuery('Arenal d’en')).toBe('"Arenal"* "d" "en"*');
  expect(matchQuery('cala m')).toBe('"cala"* "m"*');
});

test.each(['', ' ', 'a', '"', 'a"', '* - (', "'; --", '…'])('%j is too little to look for', (text) => {
  expect(matchQuery(text)).toBeUndefined();
});

test('nothing typed is syntax', () => {
  expect(matchQuery('title:"x" OR NEAR(a b) -c* ^d')).toBe('"title"* "x" "OR"* "NEAR"* "a" "b" "c" "d"*');
});

test('letters written with combining accents are the same words', () => {
  expect(matchQuery('Mao\u0301')).toBe('"Maó"*');
});

test('accents, case and apostrophes fold away', () => {
  expect(folded('Arenal d’en Castell')).toBe('arenal d en castell');
  expect(folded('MAHÓN')).toBe(folded('mahon'));
});

test('an exact name or other spelling comes first, the rest keeps its order', () => {
  const items = [
    { title: 'Mahón cheese', aliases: '' },
    { title: 'Harbour', aliases: '' },
    { title: 'Maó', aliases: 'Mahón\nPort Mahon' },
  ];
  expect(exactFirst(items, 'mahon').map(({ title }) => title)).toEqual(['Maó', 'Mahón cheese', 'Harbour']);
});

test('an excerpt is one line, cut after a whole word', () => {
  expect(excerptOf('A short\n\ntext.')).toBe('A short text.');
  const long = excerptOf(`${'word '.repeat(31)}unfinished and more`);
  expect(long.endsWith('word…')).toBe(true);
});
