import { and, asc, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from 'hono';
import type {
  BookingRow,
  GuestRow,
  ImportKind,
  ImportRowState,
  PriceRow,
  TripRow,
} from '#contract/imports/imports.ts';
import type { Database } from '#core/db/client.ts';
import { importRows, imports } from '#core/db/schema.ts';
import type { App } from '#env';
import { undoBooking, writeBooking } from './booking-rows.ts';
import { undoGuest, writeGuest } from './guest-rows.ts';
import type { Made, Outcome, Run, Undone } from './outcome.ts';
import { undoPrices, writePrices } from './price-rows.ts';
import { isTripLine, undoTrip, writeTrip } from './trip-rows.ts';

/** A request works on so many rows, or so long. */
const BATCH_ROWS = 40;
const AT_ONCE = 5;
const BATCH_MS = 8000;
/** Longer than a request works: after it, its worker is gone. */
const LEASE_MS = 30_000;

type ImportRow = typeof importRows.$inferSelect;
type Import = typeof imports.$inferSelect;

const WRITERS: {
  [K in ImportKind]: (run: Run, row: ImportRow) => Promise<Outcome>;
} = {
  bookings: (run, { data }) => writeBooking(run, data as BookingRow),
  guests: (run, { data }) => writeGuest(run, data as GuestRow),
  trips: (run, { line, data, made }) => writeTrip(run, line, data as TripRow, made),
  prices: (run, { data }) => writePrices(run, data as PriceRow),
};
const UNDOERS: Record<ImportKind, (run: Run, line: number, made: Made) => Promise<Undone>> = {
  bookings: undoBooking,
  guests: undoGuest,
  trips: undoTrip,
  prices: undoPrices,
};
/** Trips that a file of bookings names are made first, and undone last. */
const kindOf = (kind: ImportKind, line: number): ImportKind =>
  isTripLine(kind, line) ? 'trips' : kind;

const isRow = ({ importId, line }: Pick<ImportRow, 'importId' | 'line'>, state: ImportRowState) =>
  and(eq(importRows.importId, importId), eq(importRows.line, line), eq(importRows.state, state));

async function writeRow(run: Run, kind: ImportKind, row: ImportRow): Promise<void> {
  const outcome = await WRITERS[kindOf(kind, row.line)](run, row);
  const { state, reason = null, path = null, made } = outcome;
  // What was written is not needed a second time: it names people.
  const set = { state, reason, path, data: null, ...(made && { made }) };
  await run.c.var.db.update(importRows).set(set).where(isRow(row, 'waiting'));
}

async function undoRow(run: Run, kind: ImportKind, row: ImportRow): Promise<void> {
  const { state, reason = null } = await UNDOERS[kindOf(kind, row.line)](
    run,
    row.line,
    row.made ?? {},
  );
  await run.c.var.db.update(importRows).set({ state, reason }).where(isRow(row, 'made'));
}

/** The import for this request alone; undefined while another one works on it, and once nothing is left to do. */
async function leased(db: Database, id: string, now: Date): Promise<Import | undefined> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const [row] = await db
    .update(imports)
    .set({ leasedUntil: until })
    .where(
      and(
        eq(imports.id, id),
        or(eq(imports.state, 'open'), eq(imports.state, 'undoing')),
        or(isNull(imports.leasedUntil), lt(imports.leasedUntil, now.toISOString())),
      ),
    )
    .returning();
  return row;
}

/** Rows that may be written at the same time: bookings and contacts, but for those of one reference, which come one after the other. */
function queuesOf(kind: ImportKind, rows: readonly ImportRow[]): ImportRow[][] {
  const key = ({ line, data }: ImportRow) =>
    kind === 'trips' || kind === 'prices' || isTripLine(kind, line)
      ? kind
      : String(data?.reference || data?.email || line);
  return [...Map.groupBy(rows, key).values()];
}

/** Works on the next rows of an import, or of its undoing. What a request that was cut off has written is found again and not written twice. */
export async function continueImport(c: Context<App>, id: string): Promise<void> {
  const { db } = c.var;
  const begun = Date.now();
  const one = await leased(db, id, new Date(begun));
  if (!one) return;
  const isUndoing = one.state === 'undoing';
  const run = { c, importId: id, options: one.options };
  const work = (row: ImportRow) =>
    (isUndoing ? undoRow : writeRow)({ ...run, now: new Date() }, one.kind, row);
  let isOver = false;
  try {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), eq(importRows.state, isUndoing ? 'made' : 'waiting')))
      .orderBy(isUndoing ? desc(importRows.line) : asc(importRows.line))
      .limit(BATCH_ROWS);
    isOver = rows.length === 0;
    // Trips come before the bookings of them, and go after them.
    const [first] = rows;
    const isFirst = (row: ImportRow) => first && row.line < 0 === first.line < 0;
    const queues = queuesOf(one.kind, rows.filter(isFirst));
    const next = async (): Promise<void> => {
      const queue = queues.shift();
      if (!queue || Date.now() - begun > BATCH_MS) return;
      for (const row of queue) await work(row);
      await next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } finally {
    await db
      .update(imports)
      .set({
        leasedUntil: null,
        ...(isOver && { state: isUndoing ? 'undone' : 'done', endedAt: new Date().toISOString() }),
      })
      .where(and(eq(imports.id, id), eq(imports.state, one.state)));
  }
}
