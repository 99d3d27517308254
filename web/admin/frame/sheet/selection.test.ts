import { expect, test } from 'vitest';
import { isSelected, moved, selectOne, spotsOf, tabbed } from './selection.ts';

const SIZE = { rows: 3, columns: 4 };
const at = (row: number, column: number) => ({ row, column });
const press = (
  key: string,
  from = selectOne(at(1, 1)),
  keys: { shiftKey?: boolean; isJump?: boolean } = {},
) => moved(from, { key, shiftKey: false, isJump: false, ...keys }, SIZE);

test('arrows move by one and stop at the edge', () => {
  expect(press('ArrowDown')?.focus).toEqual(at(2, 1));
  expect(press('ArrowDown', selectOne(at(2, 1)))?.focus).toEqual(at(2, 1));
  expect(press('ArrowLeft', selectOne(at(0, 0)))?.focus).toEqual(at(0, 0));
  expect(press('ArrowRight', undefined, { isJump: true })?.focus).toEqual(at(1, 3));
  expect(press('a')).toBeUndefined();
});

test('Home and End go along the row, with Ctrl to the corners', () => {
  expect(press('Home')?.focus).toEqual(at(1, 0));
  expect(press('End')?.focus).toEqual(at(1, 3));
  expect(press('End', undefined, { isJump: true })?.focus).toEqual(at(2, 3));
});

test('with Shift the range grows from where it was begun', () => {
  const range = press('ArrowRight', selectOne(at(1, 1)), { shiftKey: true });
  expect(range).toEqual({ anchor: at(1, 1), focus: at(1, 2) });
  if (range)
    expect(spotsOf({ ...range, focus: at(0, 2) })).toEqual([
      at(0, 1),
      at(0, 2),
      at(1, 1),
      at(1, 2),
    ]);
  if (range) expect(isSelected(range, at(1, 2)) && !isSelected(range, at(2, 2))).toBe(true);
});

test('Tab reads on through the rows and leaves after the last cell', () => {
  expect(tabbed(at(0, 3), false, SIZE)).toEqual(at(1, 0));
  expect(tabbed(at(1, 0), true, SIZE)).toEqual(at(0, 3));
  expect(tabbed(at(2, 3), false, SIZE)).toBeUndefined();
  expect(tabbed(at(0, 0), true, SIZE)).toBeUndefined();
});
