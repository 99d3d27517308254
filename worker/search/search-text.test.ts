import { expect, test } from 'vitest';
import { excerptOf, folded, namesFirst, searchQuestion } from './search-text.ts';

const matchQuery = (text: string) => searchQuestion(text)?.all;

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

test('exact names and other spellings come first, then names that begin so, the rest keeps its order', () => {
  const items = [
    { title: 'Cheese of Mahón', aliases: '' },
    { title: 'Harbour', aliases: '' },
    { title: 'Mahón by boat', aliases: '' },
    { title: 'Maó', aliases: 'Mahón\nPort Mahon' },
  ];
  expect(namesFirst(items, 'mahon').map(({ title }) => title)).toEqual(['Maó', 'Mahón by boat', 'Cheese of Mahón', 'Harbour']);
});

test('an excerpt is one line, cut after a whole word', () => {
  expect(excerptOf('A short\n\ntext.')).toBe('A short text.');
  const long = excerptOf(`${'word '.repeat(31)}unfinished and more`);
  expect(long.endsWith('word…')).toBe(true);
});
