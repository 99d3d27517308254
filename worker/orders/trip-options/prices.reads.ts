import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { TripPriceGrid, TripPriceVersion } from '#contract/bookings/plans.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { tripOptions, tripPrices, tripPriceVersions, tripUnits, users } from '#core/db/schema.ts';

const NO_VERSION: TripPriceVersion = { id: 0, note: '', user: null, createdAt: '', cells: 0 };
const MAX_VERSIONS = 200;

/** Id of the newest price table of an option; 0 when there is none. */
export const newestVersion = (optionId: number) =>
  sql<number>`coalesce((SELECT max(newest.id) FROM trip_price_versions newest WHERE newest.option_id = ${optionId}), 0)`;

const CELL = {
  unitId: tripPrices.unitId,
  seasonFrom: tripPrices.seasonFrom,
  seasonTo: tripPrices.seasonTo,
  cents: tripPrices.cents,
};

const selectVersions = (db: Database) =>
  db
    .select({
      id: tripPriceVersions.id,
      note: tripPriceVersions.note,
      createdAt: tripPriceVersions.createdAt,
      user: aliased(users.name, 'user'),
      cells:
        sql<number>`(SELECT count(*) FROM trip_prices WHERE version_id = ${tripPriceVersions.id})`.as(
          'cells',
        ),
    })
    .from(tripPriceVersions)
    .leftJoin(users, eq(users.id, tripPriceVersions.createdBy));

const unitsOf = (db: Database, optionId: number) =>
  db
    .select({
      id: tripUnits.id,
      type: tripUnits.type,
      name: tripUnits.name,
      translations: tripUnits.translations,
    })
    .from(tripUnits)
    .where(and(eq(tripUnits.optionId, optionId), isNull(tripUnits.deletedAt)))
    .orderBy(asc(tripUnits.sortOrder), asc(tripUnits.id));

/** The prices in force of an option, with its rows: units, or with one price for the whole booking none. */
export const priceGrid = (db: Database, optionId: number) =>
  read(
    [
      db
        .select({
          id: tripOptions.id,
          tripId: tripOptions.tripId,
          name: tripOptions.name,
          pricingPer: tripOptions.pricingPer,
          translations: tripOptions.translations,
        })
        .from(tripOptions)
        .where(and(eq(tripOptions.id, optionId), isNull(tripOptions.deletedAt))),
      selectVersions(db).where(
        and(
          eq(tripPriceVersions.optionId, optionId),
          eq(tripPriceVersions.id, newestVersion(optionId)),
        ),
      ),
      unitsOf(db, optionId),
      db
        .select(CELL)
        .from(tripPrices)
        .where(
          and(eq(tripPrices.optionId, optionId), eq(tripPrices.versionId, newestVersion(optionId))),
        )
        .orderBy(asc(tripPrices.id)),
    ],
    ([option], [version], units, prices): TripPriceGrid | undefined =>
      option && { currency: 'EUR', option, version: version ?? NO_VERSION, units, prices },
  );

export const versionList = (db: Database, optionId: number) =>
  read(
    [
      selectVersions(db)
        .where(eq(tripPriceVersions.optionId, optionId))
        .orderBy(desc(tripPriceVersions.id))
        .limit(MAX_VERSIONS),
    ],
    (rows): TripPriceVersion[] => rows,
  );

/** The prices of a version; undefined when the option has no such version. */
export const pricesOfVersion = (db: Database, optionId: number, version: number) =>
  read(
    [
      selectVersions(db).where(
        and(eq(tripPriceVersions.id, version), eq(tripPriceVersions.optionId, optionId)),
      ),
      db
        .select(CELL)
        .from(tripPrices)
        .where(eq(tripPrices.versionId, version))
        .orderBy(asc(tripPrices.id)),
    ],
    ([found], prices) => found && { version: found, prices },
  );
