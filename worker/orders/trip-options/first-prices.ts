import { type SQL, sql } from 'drizzle-orm';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import type { Database } from '#core/db/client.ts';
import { tripPrices, tripPriceVersions } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { newestVersion } from './prices.reads.ts';

const ALL_YEAR = { seasonFrom: '01-01', seasonTo: '12-31' };

/**
 * The first price table of an option, saved with it if there is none. Its units are written before, in the order of their positions: the
 * prices find them by it.
 */
export function writeFirstPrices(
  db: Database,
  optionId: number,
  { pricingPer, units, firstPrices }: TripPlanInput,
  condition: SQL,
) {
  const count = pricingPer === 'BOOKING' ? 1 : units.length;
  const prices = firstPrices
    .slice(0, count)
    .flatMap((cents, position) => (cents === null ? [] : [{ cents, position }]));
  if (prices.length === 0) return [];
  const createdAt = new Date().toISOString();
  const isNone = sql`${newestVersion(optionId)} = 0`;
  const isMine = sql`EXISTS (SELECT 1 FROM trip_price_versions mine WHERE mine.id = ${newestVersion(optionId)} AND mine.option_id = ${optionId}
    AND mine.created_at = ${createdAt})`;
  return [
    insertIf(
      db,
      tripPriceVersions,
      { optionId, note: '', createdBy: null, createdAt },
      sql`${condition} AND ${isNone}`,
    ),
    ...prices.map(({ cents, position }) =>
      insertIf(
        db,
        tripPrices,
        {
          ...ALL_YEAR,
          versionId: newestVersion(optionId),
          optionId,
          unitId:
            pricingPer === 'BOOKING'
              ? null
              : sql`(SELECT unit.id FROM trip_units unit WHERE unit.option_id = ${optionId} AND unit.deleted_at IS NULL AND unit.sort_order = ${position})`,
          cents,
        } as never,
        sql`${condition} AND ${isMine}`,
      ),
    ),
  ];
}
