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

test.each(['=1+1', '+34600000000', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\uFEFF=1', '＝1'])(
  '%j cannot run as a formula',
  (text) => {
    expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test('nothing is an empty cell', () => {
  expect(csv([[null, undefined, '']])).toBe('\uFEFF"","",""\r\n');
});
