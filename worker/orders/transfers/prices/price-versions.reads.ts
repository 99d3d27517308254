import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PriceCell, PriceGrid, PriceVersion } from '#contract/transfers/admin/price-admin.ts';
import type { TransferZone } from '#contract/transfers/table.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { PUBLISHED_VERSION } from '#core/db/published/transfer-prices.ts';
import { read } from '#core/db/reader.ts';
import {
  destinations,
  transferPrices,
  transferPriceVersions,
  transferVehicles,
  transferZones,
  users,
} from '#core/db/schema.ts';

const NO_VERSION: PriceVersion = { id: 0, note: '', user: null, createdAt: '', cells: 0 };
type Names = Pick<TransferZone['translations'], 'name'>;

const selectVersions = (db: Database) =>
  db
    .select({
      id: transferPriceVersions.id,
      note: transferPriceVersions.note,
      createdAt: transferPriceVersions.createdAt,
      user: aliased(users.name, 'user'),
      cells:
        sql<number>`(SELECT count(*) FROM transfer_prices WHERE version_id = ${transferPriceVersions.id})`.as(
          'cells',
        ),
    })
    .from(transferPriceVersions)
    .leftJoin(users, eq(users.id, transferPriceVersions.createdBy));

const selectCells = (db: Database, version: SQL | number) =>
  db
    .select({
      zone: aliased(transferZones.slug, 'zone'),
      vehicle: aliased(transferVehicles.code, 'vehicle'),
      oneWayCents: transferPrices.oneWayCents,
      returnCents: transferPrices.returnCents,
      validFrom: transferPrices.validFrom,
      validTo: transferPrices.validTo,
    })
    .from(transferPrices)
    .innerJoin(transferZones, eq(transferZones.id, transferPrices.zoneId))
    .innerJoin(transferVehicles, eq(transferVehicles.id, transferPrices.vehicleId))
    .where(eq(transferPrices.versionId, version))
    .orderBy(
      asc(transferZones.sortOrder),
      asc(transferVehicles.sortOrder),
      asc(transferPrices.validFrom),
    );

/**
 * The whole current table. `cells` of the grid are those of zones and vehicles in use; `allCells` also includes those in the trash, whose
 * prices are preserved.
 */
export const priceGrid = (db: Database) =>
  read(
    [
      selectVersions(db).where(eq(transferPriceVersions.id, PUBLISHED_VERSION)),
      selectCells(db, PUBLISHED_VERSION),
      db
        .select({
          id: transferZones.id,
          slug: transferZones.slug,
          name: transferZones.name,
          hasPage: transferZones.hasPage,
          translations: pickTranslations<Names>(transferZones.translations, ['name']),
        })
        .from(transferZones)
        .where(isNull(transferZones.deletedAt))
        .orderBy(asc(transferZones.sortOrder), asc(transferZones.id)),
      db
        .select({
          id: transferVehicles.id,
          code: transferVehicles.code,
          name: transferVehicles.name,
          maxPassengers: transferVehicles.maxPassengers,
          translations: pickTranslations<Names>(transferVehicles.translations, ['name']),
        })
        .from(transferVehicles)
        .where(isNull(transferVehicles.deletedAt))
        .orderBy(asc(transferVehicles.sortOrder), asc(transferVehicles.id)),
      db
        .select({
          id: destinations.id,
          slug: destinations.slug,
          zone: aliased(transferZones.slug, 'zone'),
        })
        .from(destinations)
        .innerJoin(transferZones, eq(transferZones.id, destinations.transferZoneId))
        .where(
          and(
            eq(destinations.status, 'published'),
            isNull(destinations.deletedAt),
            isNotNull(destinations.transferZoneId),
          ),
        )
        .orderBy(asc(destinations.id)),
    ],
    ([version], allCells: PriceCell[], zones, vehicles, places) => {
      const isUsed = ({ zone, vehicle }: PriceCell) =>
        zones.some(({ slug }) => slug === zone) && vehicles.some(({ code }) => code === vehicle);
      const grid: PriceGrid = {
        currency: 'EUR',
        version: version ?? NO_VERSION,
        zones,
        vehicles,
        cells: allCells.filter(isUsed),
      };
      return { grid, allCells, places };
    },
  );
export type StoredGrid = ReturnType<ReturnType<typeof priceGrid>['shape']>;

/** Newest first. */
export const versionList = (db: Database) =>
  read(
    [selectVersions(db).orderBy(desc(transferPriceVersions.id)).limit(200)],
    (rows): PriceVersion[] => rows,
  );

/** The prices of one version; undefined when there is no such version. */
export const cellsOfVersion = (db: Database, id: number) =>
  read(
    [selectVersions(db).where(eq(transferPriceVersions.id, id)), selectCells(db, id)],
    ([version], cells): PriceCell[] | undefined => (version ? cells : undefined),
  );

/** Public pages, without language, that show the prices of these zones. */
export function pagesShowing({ grid, places }: StoredGrid, zones: readonly string[]): string[] {
  if (zones.length === 0) return [];
  return [
    '/airport-transfers',
    ...grid.zones
      .filter(({ slug, hasPage }) => hasPage && zones.includes(slug))
      .map(({ slug }) => `/airport-transfers/${slug}`),
    '/airport-transfers/private',
    '/airport-transfers/groups',
    '/airport-transfers/vip',
    '/menorca-taxis',
    '/services',
    ...places
      .filter(({ zone }) => zones.includes(zone))
      .map(({ id, slug }) => `/destinations/${id}-${slug}`),
  ];
}
