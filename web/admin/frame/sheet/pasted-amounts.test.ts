import { expect, test } from 'vitest';
import { pastedAmounts } from './pasted-amounts.ts';
import { selectOne } from './selection.ts';

const SIZE = { rows: 3, columns: 4 };
const at = (row: number, column: number) => ({ row, column });

test('pasted cells begin at the selection’s first one; what goes over the edge is counted', () => {
  const pasted = pastedAmounts(
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    { anchor: at(2, 3), focus: at(1, 3) },
    SIZE,
  );
  expect(pasted.cells).toEqual([
    { spot: at(1, 3), cents: 1 },
    { spot: at(2, 3), cents: 3 },
  ]);
  expect(pasted.outside).toBe(4);
});

test('one value fills the whole selection', () => {
  const { cells } = pastedAmounts([[500]], { anchor: at(0, 0), focus: at(1, 1) }, SIZE);
  expect(cells.map(({ cents }) => cents)).toEqual([500, 500, 500, 500]);
});

test('what is no price leaves its cell alone, an empty cell empties it', () => {
  const { cells, wrong } = pastedAmounts([[100, undefined, null]], selectOne(at(0, 0)), SIZE);
  expect(cells).toEqual([
    { spot: at(0, 0), cents: 100 },
    { spot: at(0, 2), cents: null },
  ]);
  expect(wrong).toBe(1);
  expect(pastedAmounts([[undefined]], selectOne(at(0, 0)), SIZE)).toMatchObject({
    cells: [],
    wrong: 1,
  });
});

test('afterwards what was pasted is selected', () => {
  const { selection } = pastedAmounts(
    [
      [1, 2],
      [3, 4],
    ],
    selectOne(at(1, 1)),
    SIZE,
  );
  expect(selection).toEqual({ anchor: at(1, 1), focus: at(2, 2) });
});
