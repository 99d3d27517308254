import { expect, test } from 'vitest';
import { copyText, parsePaste } from './paste.ts';

test('cells between tabs, lines of any system, comma or point, with currency', () => {
  expect(parsePaste('20\t38\r\n24,50 €\t€46.00\r\n')).toEqual([
    [2000, 3800],
    [2450, 4600],
  ]);
  expect(parsePaste('20;38\n24,5;46')).toEqual([
    [2000, 3800],
    [2450, 4600],
  ]);
});

test('one cell is one cell, an empty one is empty', () => {
  expect(parsePaste('45')).toEqual([[4500]]);
  expect(parsePaste('20\t\t38')).toEqual([[2000, null, 3800]]);
  expect(parsePaste('20\n\n38')).toEqual([[2000], [null], [3800]]);
});

test('what is no price is marked, and negative is none', () => {
  expect(parsePaste('20\tn/a\t-5')).toEqual([[2000, undefined, undefined]]);
});

test('a heading row and a column of names are left out', () => {
  expect(parsePaste('\tOne way\tReturn\nMaó\t20\t38\nFornells\t46\t87')).toEqual([
    [2000, 3800],
    [4600, 8700],
  ]);
  expect(parsePaste('Maó\t20\nFornells\t46')).toEqual([[2000], [4600]]);
});

test('quoted cells are read, too', () => {
  expect(parsePaste('"1.234,50"\t"20"')).toEqual([[123_450, 2000]]);
});

test('what is copied can be pasted again', () => {
  const rows = [
    [2000, null],
    [2450, 123_456],
  ];
  expect(copyText(rows, ',')).toBe('20,00\t\n24,50\t1234,56');
  expect(parsePaste(copyText(rows, ','))).toEqual(rows);
  expect(parsePaste(copyText(rows, '.'))).toEqual(rows);
});
