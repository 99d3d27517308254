import { and, eq, sql } from 'drizzle-orm';
import type { PriceRow } from '#contract/imports/imports.ts';
import { importRows } from '#core/db/schema.ts';
import { says } from '#core/http/problem-text.ts';
import { priceFaults } from '#orders/trip-options/plan-faults.ts';
import { publish } from '#orders/trip-options/prices.admin.ts';
import { priceGrid, pricesOfVersion } from '#orders/trip-options/prices.reads.ts';
import { type Made, type Outcome, type Run, refused, type Undone } from './outcome.ts';

const gridOf = ({ c }: Run, optionId: number) => c.var.reader.run(priceGrid(c.var.db, optionId));
type Grid = NonNullable<Awaited<ReturnType<typeof gridOf>>>;
type Cell = Grid['prices'][number];

const isSameCell = (one: Cell, other: Cell) =>
  one.unitId === other.unitId &&
  one.seasonFrom === other.seasonFrom &&
  one.seasonTo === other.seasonTo;

/** The cell of a row, or why its option has none. */
function cellOf({ option, units }: Grid, row: PriceRow): Cell | Outcome {
  const { seasonFrom, seasonTo, cents } = row;
  if (option.pricingPer === 'BOOKING') return { unitId: null, seasonFrom, seasonTo, cents };
  const unit = units.find(({ type }) => type === row.unit);
  return unit
    ? { unitId: unit.id, seasonFrom, seasonTo, cents }
    : refused('problem.import_no_unit', 'unit');
}

const isOutcome = (value: Cell | Outcome): value is Outcome => 'state' in value;

/** The table with the cells of rows in place of those of the same unit and season, and what becomes of each row. */
function priced(grid: Grid, rows: readonly PriceRow[]) {
  const units = grid.option.pricingPer === 'BOOKING' ? [null] : grid.units.map(({ id }) => id);
  let table: Cell[] = [...grid.prices];
  const outcomes = rows.map((row): Outcome => {
    const cell = cellOf(grid, row);
    if (isOutcome(cell)) return cell;
    const known = table.find((one) => isSameCell(one, cell));
    if (known?.cents === cell.cents) return { state: 'same', reason: 'problem.import_same_price' };
    const next = [...table.filter((one) => !isSameCell(one, cell)), cell];
    if (priceFaults(next, units).length > 0) return refused('problem.import_seasons', 'seasonFrom');
    table = next;
    return { state: 'made' };
  });
  return { table, outcomes };
}

const noTrip = ({ product }: PriceRow): Outcome =>
  refused(says('problem.import_trip_unknown', { product }), 'product');

export async function checkPrices(run: Run, rows: readonly PriceRow[]): Promise<Outcome[]> {
  const outcomes = new Map<PriceRow, Outcome>();
  for (const [optionId, own] of Map.groupBy(rows, (row) => row.optionId)) {
    const grid = optionId === null ? undefined : await gridOf(run, optionId);
    const found = grid ? priced(grid, own).outcomes : own.map(noTrip);
    for (const [at, row] of own.entries()) outcomes.set(row, found[at] ?? noTrip(row));
  }
  return rows.map((row) => outcomes.get(row) ?? noTrip(row));
}

/** Publishes all waiting rows of the row's option as one version, which notes them in the same batch. */
export async function writePrices(run: Run, row: PriceRow): Promise<Outcome> {
  const { c, importId } = run;
  const { db } = c.var;
  const { optionId } = row;
  const grid = optionId === null ? undefined : await gridOf(run, optionId);
  if (!grid || optionId === null) return noTrip(row);
  const isWaiting = and(
    eq(importRows.importId, importId),
    eq(importRows.state, 'waiting'),
    sql`${importRows.data} ->> '$.optionId' = ${optionId}`,
  );
  const waiting = await db.select().from(importRows).where(isWaiting).orderBy(importRows.line);
  const rows = waiting.map(({ data }) => data as PriceRow);
  const { table, outcomes } = priced(grid, rows);
  const own = outcomes[rows.findIndex(({ line }) => line === row.line)];
  if (own?.state !== 'made') return own ?? noTrip(row);
  const lines = rows.flatMap(({ line }, at) => (outcomes[at]?.state === 'made' ? [line] : []));
  const made: Made = { optionId, base: grid.version.id, name: grid.option.name };
  const isPublished = await publish(c, optionId, grid.version.id, 'CSV', table, (isMine) => [
    db
      .update(importRows)
      .set({ state: 'made', made, data: null })
      .where(
        and(
          isWaiting,
          sql`${importRows.line} IN (SELECT value FROM json_each(${JSON.stringify(lines)}))`,
          isMine,
        ),
      ),
  ]);
  return isPublished ? { state: 'made', made } : refused('problem.import_prices_newer', 'price');
}

/** Publishes the prices from before again, as long as those of the import are the newest. */
export async function undoPrices(run: Run, _line: number, made: Made): Promise<Undone> {
  const { c, importId } = run;
  const { db, reader } = c.var;
  const [optionId, base] = [Number(made.optionId), Number(made.base)];
  const grid = await gridOf(run, optionId);
  if (!grid) return { state: 'undone' };
  const before =
    base === 0 ? [] : ((await reader.run(pricesOfVersion(db, optionId, base)))?.prices ?? []);
  // Its own version is the first after that which it was made from.
  const [own] = await db.all<{ id: number }>(
    sql`SELECT min(id) AS id FROM trip_price_versions WHERE option_id = ${optionId} AND id > ${base}`,
  );
  if (own?.id !== grid.version.id) return { state: 'kept', reason: 'problem.import_prices_newer' };
  const isDone = await publish(c, optionId, grid.version.id, '', before, (isMine) => [
    db
      .update(importRows)
      .set({ state: 'undone' })
      .where(
        and(
          eq(importRows.importId, importId),
          eq(importRows.state, 'made'),
          sql`${importRows.made} ->> '$.optionId' = ${optionId}`,
          isMine,
        ),
      ),
  ]);
  return isDone ? { state: 'undone' } : { state: 'kept', reason: 'problem.import_prices_newer' };
}
