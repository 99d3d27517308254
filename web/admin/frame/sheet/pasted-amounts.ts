import type { PastedCell } from './paste.ts';
import { rangeOf, type Selection, type Size, type Spot, spotsOf } from './selection.ts';

export type Pasted = {
  cells: { spot: Spot; cents: number | null }[];
  /** Number of skipped cells without a valid price. */
  wrong: number;
  /** Number of cells beyond the edge. */
  outside: number;
  /** The pasted range. */
  selection: Selection;
};

/** Targets of pasted cells: from the first cell of the selection; a single value fills the selection. */
export function pastedAmounts(
  rows: readonly (readonly PastedCell[])[],
  selection: Selection,
  size: Size,
): Pasted {
  const { top, left } = rangeOf(selection);
  const [only] = rows.length === 1 && rows[0]?.length === 1 ? rows[0] : [];
  if (rows.length === 1 && rows[0]?.length === 1) {
    const cells =
      only === undefined ? [] : spotsOf(selection).map((spot) => ({ spot, cents: only }));
    return { cells, wrong: only === undefined ? 1 : 0, outside: 0, selection };
  }
  const all = rows.flatMap((row, down) =>
    row.map((cents, across) => ({ spot: { row: top + down, column: left + across }, cents })),
  );
  const inside = all.filter(({ spot }) => spot.row < size.rows && spot.column < size.columns);
  const cells = inside.flatMap(({ spot, cents }) => (cents === undefined ? [] : [{ spot, cents }]));
  const last = inside.reduce(
    (far, { spot }) => ({
      row: Math.max(far.row, spot.row),
      column: Math.max(far.column, spot.column),
    }),
    {
      row: top,
      column: left,
    },
  );
  return {
    cells,
    wrong: inside.length - cells.length,
    outside: all.length - inside.length,
    selection: { anchor: { row: top, column: left }, focus: last },
  };
}
