import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isFixedPage } from '#contract/pages/fixed-pages.ts';
import { PlaceInput, VehicleInput, ZoneInput } from '#contract/transfers/transfers.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { switchStates } from '#core/crud/states.ts';
import { resources, transferPlaces, transferVehicles, transferZones } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

const zonePath = (slug: string) => `/airport-transfers/${slug}`;

export const zoneAdminRoutes = crudRoutes({
  entity: 'transfer-zones',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a zone', many: 'price zones' },
  table: transferZones,
  input: ZoneInput,
  toRow: (row) => row,
  // Its page would be hidden by the fixed page.
  check: ({ slug, hasPage }) => {
    if (hasPage && (isFixedPage(zonePath(slug)) || slug === 'booking'))
      throw refuse('slug', 'invalid', 'problem.page_has_address');
  },
  list: {
    name: transferZones.name,
    slug: transferZones.slug,
    minutes: transferZones.minutes,
    km: transferZones.km,
    hasPage: transferZones.hasPage,
    sortOrder: transferZones.sortOrder,
    translations: sql`json_object('name', json(${transferZones.translations} -> '$.name'))`
      .mapWith(transferZones.translations)
      .as('names'),
    translationState: transferZones.translationState,
  },
  searched: [transferZones.name, transferZones.slug, transferZones.translations],
  sorts: {
    order: transferZones.sortOrder,
    name: transferZones.name,
    minutes: transferZones.minutes,
    updated: transferZones.updatedAt,
  },
  states: switchStates(transferZones.hasPage),
  isUsed: (id) =>
    sql`EXISTS (SELECT 1 FROM transfer_places WHERE zone_id = ${id} AND deleted_at IS NULL UNION ALL SELECT 1 FROM destinations WHERE transfer_zone_id = ${id} AND deleted_at IS NULL)`,
  publicPath: ({ slug, hasPage }) => (hasPage ? zonePath(slug) : undefined),
  copy: (zone, n) => ({ ...zone, slug: `${zone.slug}-${n}`, hasPage: false }),
});

/** Prices are from and to the airport: without one no quote is possible. */
const isLastAirport = (id: SQLiteColumn | number, going: readonly number[]) =>
  sql`EXISTS (SELECT 1 FROM transfer_places airport WHERE airport.id = ${id} AND airport.kind = 'airport'
    AND NOT EXISTS (SELECT 1 FROM transfer_places other WHERE other.kind = 'airport' AND other.deleted_at IS NULL
      AND other.id NOT IN (SELECT value FROM json_each(${JSON.stringify(going)}))))`;

export const placeAdminRoutes = crudRoutes({
  entity: 'transfer-places',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a place', many: 'transfer places' },
  table: transferPlaces,
  input: PlaceInput,
  toRow: (row) => row,
  list: {
    name: transferPlaces.name,
    kind: transferPlaces.kind,
    zoneId: transferPlaces.zoneId,
    aliases: transferPlaces.aliases,
    latitude: transferPlaces.latitude,
    longitude: transferPlaces.longitude,
    translations: transferPlaces.translations,
    translationState: transferPlaces.translationState,
  },
  searched: [transferPlaces.name, transferPlaces.aliases, transferPlaces.translations],
  sorts: {
    name: transferPlaces.name,
    kind: transferPlaces.kind,
    updated: transferPlaces.updatedAt,
  },
  filters: {
    zone: (value) => eq(transferPlaces.zoneId, Number(value) || 0),
    kind: (value) => sql`${transferPlaces.kind} = ${value}`,
  },
  references: [
    {
      path: 'zoneId',
      table: transferZones,
      ids: ({ zoneId }) => (zoneId === null ? [] : [zoneId]),
    },
  ],
  isUsed: isLastAirport,
  check: async ({ kind }, db, before) => {
    if (before?.kind !== 'airport' || kind === 'airport') return;
    const isLast = await db.get<{ isLast: number }>(
      sql`SELECT ${isLastAirport(before.id, [before.id])} AS isLast`,
    );
    if (isLast?.isLast) throw refuse('kind', 'invalid', 'problem.only_airport');
  },
  copy: (place, n) => ({ ...place, name: `${place.name} ${n}` }),
});

export const vehicleAdminRoutes = crudRoutes({
  entity: 'transfer-vehicles',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a vehicle', many: 'vehicles' },
  table: transferVehicles,
  input: VehicleInput,
  toRow: (row) => row,
  list: {
    name: transferVehicles.name,
    code: transferVehicles.code,
    image: transferVehicles.image,
    maxPassengers: transferVehicles.maxPassengers,
    largeBags: transferVehicles.largeBags,
    sortOrder: transferVehicles.sortOrder,
    translations: transferVehicles.translations,
    translationState: transferVehicles.translationState,
  },
  searched: [transferVehicles.name, transferVehicles.code, transferVehicles.translations],
  sorts: {
    order: transferVehicles.sortOrder,
    name: transferVehicles.name,
    updated: transferVehicles.updatedAt,
  },
  references: [{ path: 'resourceIds', table: resources, ids: ({ resourceIds }) => resourceIds }],
  copy: (vehicle, n) => ({ ...vehicle, code: `${vehicle.code}-${n}` }),
});
