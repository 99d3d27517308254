import { expect, test } from 'vitest';
import { type EditedLine, lineProblem, sumOf, withAdjustments } from './price-lines.ts';

const line = (code: EditedLine['code'], cents: number | null, quantity = 1): EditedLine => ({
  code,
  cents,
  quantity,
});

test('lines with a discount may be saved as long as the total is not less than nothing', () => {
  expect(lineProblem([line('outbound', 4500), line('adjustment', -500)])).toBeUndefined();
  expect(lineProblem([line('outbound', 4500), line('adjustment', -4500)])).toBeUndefined();
  expect(lineProblem([line('outbound', 4500), line('adjustment', -4501)])).toBe('negative');
});

test('an amount or a number that is missing is said', () => {
  expect(lineProblem([])).toBe('none');
  expect(lineProblem([line('outbound', null)])).toBe('missing');
  expect(lineProblem([line('pet', 800, 0)])).toBe('missing');
});

test('a new price by the table keeps what was agreed on', () => {
  const lines = withAdjustments(
    [line('outbound', 5000)],
    [line('outbound', 4500), line('night', 900), line('adjustment', -500)],
  );
  expect(lines.map(({ code }) => code)).toEqual(['outbound', 'adjustment']);
  expect(sumOf(lines)).toBe(4500);
});
