import { expect, test } from 'vitest';
import { searchQuestion } from './full-text.ts';

const matchQuery = (text: string) => searchQuestion(text)?.all;

test('every word must occur, as a beginning', () => {
  expect(matchQuery('cala mac')).toBe('"cala"* "mac"*');
});

test('a single letter inside is a word of its own, the last one a beginning', () => {
  expect(matchQuery('Arenal d’en')).toBe('"Arenal"* "d" "en"*');
  expect(matchQuery('cala m')).toBe('"cala"* "m"*');
});

test.each(['', ' ', 'a', '"', 'a"', '* - (', "'; --", '…'])(
  '%j is too little to look for',
  (text) => {
    expect(matchQuery(text)).toBeUndefined();
  },
);

test('nothing typed is syntax', () => {
  expect(matchQuery('title:"x" OR NEAR(a b) -c* ^d')).toBe(
    '"title"* "x" "OR"* "NEAR"* "a" "b" "c" "d"*',
  );
});

test('letters written with combining accents are the same words', () => {
  expect(matchQuery('Mao\u0301')).toBe('"Maó"*');
});

test('of a very long word the first letters are looked for', () => {
  expect(matchQuery('Flughafentransfer Maó')).toBe('"Flughafentra"* "Maó"*');
});
