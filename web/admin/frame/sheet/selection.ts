export type Spot = { row: number; column: number };
/** A range of cells: the cell where it began, and the focused one. */
export type Selection = { anchor: Spot; focus: Spot };
export type Size = { rows: number; columns: number };

export const selectOne = (spot: Spot): Selection => ({ anchor: spot, focus: spot });

export const rangeOf = ({ anchor, focus }: Selection) => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

export function isSelected(selection: Selection, { row, column }: Spot): boolean {
  const { top, bottom, left, right } = rangeOf(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Positions in the range, row by row. */
export function spotsOf(selection: Selection): Spot[] {
  const { top, bottom, left, right } = rangeOf(selection);
  return Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, index) => ({
    row: top + Math.floor(index / (right - left + 1)),
    column: left + (index % (right - left + 1)),
  }));
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
const inside = ({ row, column }: Spot, { rows, columns }: Size): Spot => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

const ARROWS: Record<string, Spot> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

type Keys = { key: string; shiftKey: boolean; isJump: boolean };

/** The selection after a navigation key; undefined for any other key. With `isJump` (Ctrl, Cmd) it moves to the edge. */
export function moved(
  { anchor, focus }: Selection,
  { key, shiftKey, isJump }: Keys,
  size: Size,
): Selection | undefined {
  const go = (spot: Spot): Selection => {
    const next = inside(spot, size);
    return shiftKey ? { anchor, focus: next } : selectOne(next);
  };
  const arrow = ARROWS[key];
  const [farRow, farColumn] = [size.rows, size.columns];
  if (arrow) {
    const far = isJump ? Math.max(farRow, farColumn) : 1;
    return go({ row: focus.row + arrow.row * far, column: focus.column + arrow.column * far });
  }
  if (key === 'Home') return go({ row: isJump ? 0 : focus.row, column: 0 });
  if (key === 'End') return go({ row: isJump ? farRow : focus.row, column: farColumn });
  return undefined;
}

/** The next cell in reading order, backwards with `isBack`; undefined past the last. */
export function tabbed(
  { row, column }: Spot,
  isBack: boolean,
  { rows, columns }: Size,
): Spot | undefined {
  const index = row * columns + column + (isBack ? -1 : 1);
  return index < 0 || index >= rows * columns
    ? undefined
    : { row: Math.floor(index / columns), column: index % columns };
}
