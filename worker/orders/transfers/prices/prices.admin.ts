import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import { QueryDay } from '#contract/days.schema.ts';
import { menorcaNow } from '#contract/menorca-time.ts';
import {
  PriceChange as PriceChangeSchema,
  PriceRestore,
  PriceSave,
} from '#contract/transfers/admin/price-admin.schema.ts';
import type {
  PriceCell,
  PriceChange,
  PricePreview,
} from '#contract/transfers/admin/price-admin.ts';
import {
  transferPrices,
  transferPriceVersions,
  transferVehicles,
  transferZones,
} from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { leadingId } from '#core/http/ids.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { peoplePrices } from './people-prices.ts';
import { changedTable, differencesBetween, isTable } from './price-changes.ts';
import { priceGaps } from './price-gaps.ts';
import {
  cellsOfVersion,
  pagesShowing,
  priceGrid,
  type StoredGrid,
  versionList,
} from './price-versions.reads.ts';
import { priceData } from './quote.reads.ts';

/** A price table is larger than a form. */
const TABLE_LIMIT_BYTES = 1024 * 1024;

const GridQuery = v.object({ zone: v.optional(v.string(), ''), date: QueryDay });

const storedGrid = (c: Context<App>) => c.var.reader.run(priceGrid(c.var.db));

const gapsOf = ({ grid }: StoredGrid, cells: readonly PriceCell[]) =>
  priceGaps(
    cells,
    grid.zones.map(({ slug }) => slug),
    grid.vehicles.map(({ code }) => code),
    menorcaNow().date,
  );

/** The table after the change; 422 with the invalid cells. */
function planned(
  { grid, allCells }: StoredGrid,
  change: Pick<PriceChange, 'cells' | 'removed'>,
): PriceCell[] {
  const result = changedTable(allCells, change, {
    zones: grid.zones.map(({ slug }) => slug),
    vehicles: grid.vehicles.map(({ code }) => code),
    today: menorcaNow().date,
  });
  if (isTable(result)) return result;
  throw new ApiError(422, 'problem.invalid_prices', { errors: result });
}

/** Another table was saved first: 409 with it. */
const tableConflict = async (c: Context<App>) =>
  conflict(c, (await storedGrid(c)).grid, 'problem.other_table_first');

/**
 * Saves a table as the version after `base`. False when another save created that version first: its id is taken and the whole batch fails.
 */
async function saveVersion(
  c: Context<App>,
  base: number,
  note: string,
  cells: readonly PriceCell[],
  action: AuditAction,
): Promise<boolean> {
  const { db } = c.var;
  const id = base + 1;
  const userId = c.var.user.id;
  const table = jsonRows(cells);
  try {
    await db.batch([
      db.insert(transferPriceVersions).values({ id, note, createdBy: userId }),
      insertRows(
        db,
        transferPrices,
        {
          versionId: id,
          zoneId: transferZones.id,
          vehicleId: transferVehicles.id,
          oneWayCents: table.cell('oneWayCents'),
          returnCents: table.cell('returnCents'),
          validFrom: table.cell('validFrom'),
          validTo: table.cell('validTo'),
        },
        sql`${table.from} JOIN ${transferZones} ON ${eq(transferZones.slug, table.cell('zone'))} JOIN ${transferVehicles} ON ${eq(transferVehicles.code, table.cell('vehicle'))}`,
      ),
      auditEntry(db, {
        userId,
        apiKeyId: c.var.apiKeyId,
        action,
        entity: 'transfer-prices',
        entityId: id,
        detail: { base, cells: cells.length },
      }),
    ]);
    return true;
  } catch (error) {
    if (
      /UNIQUE constraint failed: transfer_price_versions\.id/.test(
        `${error} ${(error as Error).cause}`,
      )
    )
      return false;
    throw error;
  }
}

/** The price table: each save creates a version, so that every version can be viewed and restored. */
export const priceAdminRoutes = router();

priceAdminRoutes.get(
  '/',
  describeRoute({ summary: 'The newest price table' }),
  noStepUp('a read'),
  async (c) => c.json((await storedGrid(c)).grid),
);
priceAdminRoutes.post(
  '/preview',
  describeRoute({ summary: 'Preview a change of prices' }),
  noStepUp('prices: versions undo it'),
  body(PriceChangeSchema, TABLE_LIMIT_BYTES),
  async (c) => {
    const change = c.req.valid('json');
    const stored = await storedGrid(c);
    if (stored.grid.version.id !== change.baseVersion) return tableConflict(c);
    const cells = planned(stored, change);
    const differences = differencesBetween(stored.allCells, cells);
    const pages = pagesShowing(stored, [...new Set(differences.map(({ zone }) => zone))]);
    const answer: PricePreview = { differences, pages, gaps: gapsOf(stored, cells) };
    return c.json(answer);
  },
);
priceAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Save changed prices as a new version',
    responses: answers({ 201: 'application/json', 200: 'application/json' }),
  }),
  noStepUp('prices: versions undo it'),
  body(PriceSave, TABLE_LIMIT_BYTES),
  async (c) => {
    const change = c.req.valid('json');
    const stored = await storedGrid(c);
    if (stored.grid.version.id !== change.baseVersion) return tableConflict(c);
    const cells = planned(stored, change);
    if (differencesBetween(stored.allCells, cells).length === 0) return c.json(stored.grid);
    const isSaved = await saveVersion(c, change.baseVersion, change.note, cells, 'update');
    return isSaved ? c.json((await storedGrid(c)).grid, 201) : tableConflict(c);
  },
);
priceAdminRoutes.get(
  '/versions',
  describeRoute({ summary: 'Versions of the price table' }),
  noStepUp('a read'),
  async (c) => c.json(await c.var.reader.run(versionList(c.var.db))),
);
priceAdminRoutes.get(
  '/versions/:id',
  describeRoute({ summary: 'One version' }),
  noStepUp('a read'),
  async (c) => {
    const id = found(leadingId(c.req.param('id')));
    return c.json(found(await c.var.reader.run(cellsOfVersion(c.var.db, id))));
  },
);
priceAdminRoutes.post(
  '/versions/:id/restore',
  describeRoute({
    summary: 'Restore an old version as the newest',
    responses: answers({ 201: 'application/json' }),
  }),
  noStepUp('prices: versions undo it'),
  body(PriceRestore),
  async (c) => {
    const id = found(leadingId(c.req.param('id')));
    const { baseVersion, note } = c.req.valid('json');
    const cells = found(await c.var.reader.run(cellsOfVersion(c.var.db, id)));
    const { grid } = await storedGrid(c);
    if (grid.version.id !== baseVersion) return tableConflict(c);
    const isSaved = await saveVersion(c, baseVersion, note || `↩ ${id}`, cells, 'restore');
    return isSaved ? c.json((await storedGrid(c)).grid, 201) : tableConflict(c);
  },
);
priceAdminRoutes.get(
  '/gaps',
  describeRoute({ summary: 'Days and vehicles without a price' }),
  noStepUp('a read'),
  async (c) => {
    const stored = await storedGrid(c);
    return c.json(gapsOf(stored, stored.grid.cells));
  },
);
priceAdminRoutes.get(
  '/grid',
  describeRoute({ summary: 'Prices by number of people, for a zone and a day' }),
  noStepUp('a read'),
  query(GridQuery),
  async (c) => {
    const { zone: slug, date } = c.req.valid('query');
    const [{ grid }, data] = await Promise.all([
      storedGrid(c),
      c.var.reader.run(priceData(c.env, c.var.db, [])),
    ]);
    const zone = found(slug === '' ? grid.zones[0] : grid.zones.find((one) => one.slug === slug));
    const { rules, vehicles, prices } = data;
    return c.json(
      peoplePrices({ rules: found(rules), vehicles, prices }, zone, date ?? menorcaNow().date),
    );
  },
);
