import type { Spot } from '#admin/frame/sheet/selection.ts';
import type { PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import type { Amount, PriceDraft, PriceField } from './price-draft.ts';
import { cellKey } from './price-draft.ts';

export type Column = { vehicle: string; field: PriceField };

/** Two columns per vehicle class: one way and return. */
export const columnsOf = ({ vehicles }: PriceGrid): Column[] =>
  vehicles.flatMap(({ code }) => [
    { vehicle: code, field: 'oneWayCents' as const },
    { vehicle: code, field: 'returnCents' as const },
  ]);

/** The cells of one season by row and column. */
export function sheetOf(grid: PriceGrid, draft: PriceDraft, validFrom: string) {
  const columns = columnsOf(grid);
  const nameAt = ({ row, column }: Spot) => {
    const zone = grid.zones[row]?.slug ?? '';
    const { vehicle, field } = columns[column] ?? { vehicle: '', field: 'oneWayCents' as const };
    return { zone, vehicle, field, validFrom };
  };
  const centsAt = (spot: Spot): number | null => {
    const { field, ...name } = nameAt(spot);
    return draft[cellKey(name)]?.[field] ?? null;
  };
  /** Amounts for cells of the sheet; cells outside it are skipped. */
  const amountsAt = (cells: readonly { spot: Spot; cents: number | null }[]): Amount[] =>
    cells
      .filter(({ spot }) => spot.row < grid.zones.length && spot.column < columns.length)
      .map(({ spot, cents }) => ({ ...nameAt(spot), cents }));
  return {
    columns,
    size: { rows: grid.zones.length, columns: columns.length },
    nameAt,
    centsAt,
    amountsAt,
  };
}
export type Sheet = ReturnType<typeof sheetOf>;
