import { and, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { transferPrices, transferVehicles, transferZones } from '../schema.ts';

/** The newest price table is the published one. */
export const PUBLISHED_VERSION = sql`(SELECT max(id) FROM transfer_price_versions)`;

const younger = alias(transferPrices, 'younger');

const isValidOn = (prices: typeof transferPrices | typeof younger, day: string) =>
  and(lte(prices.validFrom, day), or(isNull(prices.validTo), gte(prices.validTo, day)));

/**
 * Prices for visitors on a day of the island: from the published table, the newer of two for one cell, without zones and vehicles in the
 * trash. All code that shows a price must use this condition, or it would differ from the quote.
 */
export const isPriceOn = (day: string): SQL | undefined =>
  and(
    eq(transferPrices.versionId, PUBLISHED_VERSION),
    isValidOn(transferPrices, day),
    sql`${transferPrices.zoneId} IN (SELECT id FROM ${transferZones} WHERE deleted_at IS NULL)`,
    sql`${transferPrices.vehicleId} IN (SELECT id FROM ${transferVehicles} WHERE deleted_at IS NULL)`,
    sql`NOT EXISTS (SELECT 1 FROM ${transferPrices} AS younger WHERE ${and(
      eq(younger.versionId, transferPrices.versionId),
      eq(younger.zoneId, transferPrices.zoneId),
      eq(younger.vehicleId, transferPrices.vehicleId),
      gt(younger.validFrom, transferPrices.validFrom),
      isValidOn(younger, day),
    )})`,
  );
