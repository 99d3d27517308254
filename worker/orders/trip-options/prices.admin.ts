import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { TripPriceTable } from '#contract/bookings/plans.schema.ts';
import type { TripPriceCell, TripPriceGrid } from '#contract/bookings/plans.ts';
import { tripPrices, tripPriceVersions } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { priceFaults } from './plan-faults.ts';
import { newestVersion, priceGrid, pricesOfVersion, versionList } from './prices.reads.ts';

const TABLE_LIMIT_BYTES = 256 * 1024;

const optionIdOf = (c: Context<App>): number => found(idIn(c.req.param('id')));
const gridOf = async (c: Context<App>): Promise<TripPriceGrid> =>
  found(await c.var.reader.run(priceGrid(c.var.db, optionIdOf(c))));
const textOf = (cells: readonly TripPriceCell[]) =>
  cells
    .map(
      ({ unitId, seasonFrom, seasonTo, cents }) => `${unitId} ${seasonFrom} ${seasonTo} ${cents}`,
    )
    .sort()
    .join();

/** Saves a table over the version that it was made from, with its audit entry. False when another table was published first. */
export async function publish(
  c: Context<App>,
  optionId: number,
  base: number,
  note: string,
  prices: readonly TripPriceCell[],
  alongside: (isMine: SQL) => BatchItem<'sqlite'>[] = () => [],
): Promise<boolean> {
  const { db, user, apiKeyId } = c.var;
  const createdAt = new Date().toISOString();
  // The version of this batch: the newest one, made now, and without prices until the next statement.
  const isMine = sql`${newestVersion(optionId)} > ${base} AND EXISTS (SELECT 1 FROM trip_price_versions mine
    WHERE mine.id = ${newestVersion(optionId)} AND mine.created_at = ${createdAt} AND NOT EXISTS (SELECT 1 FROM trip_prices WHERE version_id = mine.id))`;
  const entry = {
    userId: user?.id,
    apiKeyId,
    action: 'update' as const,
    entity: 'trip-prices' as const,
    entityId: optionId,
  };
  const table = jsonRows(prices);
  const results = await db.batch(
    batchOf([
      insertIf(
        db,
        tripPriceVersions,
        { optionId, note, createdBy: user?.id, createdAt },
        eq(newestVersion(optionId), base),
      ).returning({
        id: tripPriceVersions.id,
      }),
      auditEntryIf(db, { ...entry, detail: { base, cells: prices.length } }, isMine),
      ...alongside(isMine),
      insertRows(
        db,
        tripPrices,
        {
          versionId: newestVersion(optionId),
          optionId,
          unitId: table.cell('unitId'),
          seasonFrom: table.cell('seasonFrom'),
          seasonTo: table.cell('seasonTo'),
          cents: table.cell('cents'),
        },
        sql`${table.from} WHERE ${isMine}`,
      ),
    ]),
  );
  return (results[0] as unknown[]).length > 0;
}

/** Prices of an option by unit and season. Every save is a version of its own, so that each can be looked at and published again. */
export const optionPriceRoutes = router();

optionPriceRoutes.get(
  '/:id/prices',
  describeRoute({ summary: 'The prices of an option in force' }),
  noStepUp('a read'),
  async (c) => c.json(await gridOf(c)),
);
optionPriceRoutes.post(
  '/:id/prices',
  describeRoute({
    summary: 'Publish prices as a new version',
    description: 'The whole table. 409 with the current one when another was published first.',
    responses: answers({ 201: 'application/json', 200: 'application/json' }),
  }),
  noStepUp('prices: versions undo it'),
  body(TripPriceTable, TABLE_LIMIT_BYTES),
  async (c) => {
    const { baseVersion, prices, note } = c.req.valid('json');
    const grid = await gridOf(c);
    if (grid.version.id !== baseVersion) return conflict(c, grid, 'problem.other_prices_first');
    const rows = grid.option.pricingPer === 'BOOKING' ? [null] : grid.units.map(({ id }) => id);
    const errors = priceFaults(prices, rows);
    if (errors.length > 0) throw new ApiError(422, 'problem.invalid_prices', { errors });
    if (baseVersion > 0 && textOf(prices) === textOf(grid.prices)) return c.json(grid);
    const isSaved = await publish(c, grid.option.id, baseVersion, note, prices);
    const saved = await gridOf(c);
    return isSaved ? c.json(saved, 201) : conflict(c, saved, 'problem.other_prices_first');
  },
);
optionPriceRoutes.get(
  '/:id/prices/versions',
  describeRoute({ summary: 'Versions of the prices of an option' }),
  noStepUp('a read'),
  async (c) => c.json(await c.var.reader.run(versionList(c.var.db, optionIdOf(c)))),
);
optionPriceRoutes.get(
  '/:id/prices/versions/:version',
  describeRoute({ summary: 'One version of the prices' }),
  noStepUp('a read'),
  async (c) =>
    c.json(
      found(
        await c.var.reader.run(
          pricesOfVersion(c.var.db, optionIdOf(c), found(idIn(c.req.param('version')))),
        ),
      ),
    ),
);
