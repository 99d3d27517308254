import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a file begins with a byte order mark; quotes, commas and line breaks stay inside their cell', () => {
  expect(
    csv([
      ['a', 'b'],
      ['say "hi", now\nor never', 2.5],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"say ""hi"", now\nor never",2.5\r\n');
});

test.each([
  '=1+1',
  '+34600000000',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\uFEFF=1',
  '＝1',
])('%j cannot run as a formula', (text) => {
  expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

test('nothing is an empty cell', () => {
  expect(csv([[null, undefined, '']])).toBe('\uFEFF,,""\r\n');
});

test.each(['es', 'de', 'ca'] as const)(
  'a spreadsheet in %s gets semicolons between columns and decimal commas',
  (language) => {
    expect(csv([['a; b', 2.5, -3]], language)).toBe('\uFEFF"a; b";"2,5";"-3"\r\n');
    expect(csv([['=1', 2]], language)).toContain(`"'=1"`);
  },
);

test('a spreadsheet in English gets commas and decimal points', () => {
  expect(csv([['a', 2.5]], 'en')).toBe('\uFEFF"a",2.5\r\n');
});
