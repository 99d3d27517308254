import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ExampleKind } from '#contract/admin/first-hour.ts';
import { DEMO_PARTNERS } from '#core/db/former/demo-partners.ts';
import {
  blogPosts,
  bookings,
  destinations,
  heroBanners,
  partners,
  resources,
  reviews,
  testimonials,
  transferPlaces,
  transferRequests,
  transferVehicles,
  transferZones,
  trips,
} from '#core/db/schema.ts';

type DemoTable = SQLiteTable & {
  id: SQLiteColumn;
  isDemo?: SQLiteColumn;
  deletedAt: SQLiteColumn;
  version: SQLiteColumn;
};
/** Rows of one table that came with a fresh site. Those that the owner made are no examples. */
export type Examples = {
  kind: ExampleKind;
  table: DemoTable;
  /** Bookings have none that matters. */
  name?: SQLiteColumn;
  /** The owner changed them. */
  isChanged: SQL;
  /** Guests' data hang on them, or what is the owner's. */
  isUsed: SQL;
  /** Rows that came with the site, of a table without a column that says so. */
  isDemo?: SQL;
  /** Which of the table; undefined: all. */
  only?: SQL;
};

const NO = sql`false`;
const isEdited = (entity: string, id: SQLiteColumn | SQL) =>
  sql`EXISTS (SELECT 1 FROM revisions r WHERE r.entity = ${entity} AND r.entity_id = ${id} AND r.user_id IS NOT NULL)`;

const isTripUsed = (id: SQLiteColumn | SQL) =>
  sql`(EXISTS (SELECT 1 FROM bookings b WHERE b.trip_id = ${id} AND NOT b.is_demo) OR EXISTS (SELECT 1 FROM waiting_guests w WHERE w.trip_id = ${id}))`;

/** A trip that uses the resource, and of which `condition` holds. */
const isTripsOwn = (condition: SQL) =>
  sql`EXISTS (SELECT 1 FROM trip_option_uses u JOIN trip_options o ON o.id = u.option_id AND o.deleted_at IS NULL
    JOIN trips t ON t.id = o.trip_id AND t.deleted_at IS NULL WHERE u.resource_id = ${resources.id} AND (${condition}))`;

/** A guest has asked for a transfer from or to the place. */
const isPlaceUsed = (id: SQLiteColumn | SQL) =>
  sql`EXISTS (SELECT 1 FROM transfer_requests q WHERE NOT q.is_demo AND (q.from_place_id = ${id} OR q.to_place_id = ${id}))`;
const isZoneUsed = (id: SQLiteColumn | SQL) =>
  sql`(EXISTS (SELECT 1 FROM transfer_places p WHERE p.zone_id = ${id} AND p.deleted_at IS NULL AND (NOT p.is_demo OR ${isPlaceUsed(sql`p.id`)}))
    OR EXISTS (SELECT 1 FROM destinations d WHERE d.transfer_zone_id = ${id} AND d.deleted_at IS NULL AND NOT d.is_demo))`;

/** The owner has set a price of it: prices are saved in versions, of which the first came with the site. */
const isPriced = (column: 'zone_id' | 'vehicle_id', id: SQLiteColumn | SQL) =>
  sql`EXISTS (SELECT 1 FROM transfer_prices x JOIN transfer_price_versions e ON e.id = x.version_id
    WHERE x.${sql.raw(column)} = ${id} AND e.created_by IS NOT NULL)`;
const isZoneChanged = (id: SQLiteColumn | SQL) =>
  sql`(${isEdited('transfer-zones', id)} OR ${isPriced('zone_id', id)}
    OR EXISTS (SELECT 1 FROM transfer_places p WHERE p.zone_id = ${id} AND p.deleted_at IS NULL AND ${isEdited('transfer-places', sql`p.id`)}))`;

/** Prices belong to their zone and vehicle, and go and come back with them. */
export const EXAMPLES: readonly Examples[] = [
  {
    ...{ kind: 'trips', table: trips, name: trips.name },
    ...{ isChanged: isEdited('trips', trips.id), isUsed: isTripUsed(trips.id) },
  },
  {
    ...{ kind: 'destinations', table: destinations, name: destinations.name },
    isChanged: isEdited('destinations', destinations.id),
    isUsed: sql`EXISTS (SELECT 1 FROM trip_destinations x JOIN trips t ON t.id = x.trip_id AND t.deleted_at IS NULL
      WHERE x.destination_id = ${destinations.id} AND (NOT t.is_demo OR ${isTripUsed(sql`t.id`)}))`,
  },
  {
    ...{ kind: 'posts', table: blogPosts, name: blogPosts.title },
    ...{ isChanged: isEdited('blog-posts', blogPosts.id), isUsed: NO },
  },
  {
    ...{ kind: 'testimonials', table: testimonials, name: testimonials.name },
    ...{ isChanged: isEdited('testimonials', testimonials.id), isUsed: NO },
  },
  { kind: 'reviews', table: reviews, isChanged: NO, isUsed: NO },
  {
    ...{ kind: 'banners', table: heroBanners, name: heroBanners.title },
    ...{ isChanged: isEdited('hero-banners', heroBanners.id), isUsed: NO },
  },
  {
    ...{ kind: 'resources', table: resources, name: resources.name },
    isChanged: sql`(${isEdited('resources', resources.id)} OR ${isTripsOwn(isEdited('trips', sql`t.id`))})`,
    isUsed: sql`(${isTripsOwn(sql`NOT t.is_demo OR ${isTripUsed(sql`t.id`)}`)}
      OR EXISTS (SELECT 1 FROM transfer_vehicles c, json_each(c.resource_ids) van WHERE van.value = ${resources.id} AND c.deleted_at IS NULL AND NOT c.is_demo)
      OR EXISTS (SELECT 1 FROM drivers d WHERE d.resource_id = ${resources.id} AND d.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM guides g WHERE g.resource_id = ${resources.id} AND g.deleted_at IS NULL))`,
  },
  {
    ...{ kind: 'zones', table: transferZones, name: transferZones.name },
    ...{ isChanged: isZoneChanged(transferZones.id), isUsed: isZoneUsed(transferZones.id) },
  },
  {
    ...{ kind: 'places', table: transferPlaces, name: transferPlaces.name },
    isChanged: sql`(${isEdited('transfer-places', transferPlaces.id)} OR ${isZoneChanged(transferPlaces.zoneId)})`,
    isUsed: sql`(${isPlaceUsed(transferPlaces.id)} OR ${isZoneUsed(transferPlaces.zoneId)})`,
    // Airport and harbours are the island's.
    only: isNotNull(transferPlaces.zoneId),
  },
  {
    ...{ kind: 'vehicles', table: transferVehicles, name: transferVehicles.name },
    isChanged: sql`(${isEdited('transfer-vehicles', transferVehicles.id)} OR ${isPriced('vehicle_id', transferVehicles.id)})`,
    isUsed: sql`EXISTS (SELECT 1 FROM transfer_requests q WHERE NOT q.is_demo AND q.vehicle_code = ${transferVehicles.code})`,
  },
  {
    ...{ kind: 'partners', table: partners, name: partners.name },
    isDemo: inArray(
      partners.slug,
      DEMO_PARTNERS.map(({ slug }) => slug),
    ),
    isChanged: isEdited('partners', partners.id),
    isUsed: sql`(EXISTS (SELECT 1 FROM orders o WHERE o.partner_id = ${partners.id} AND NOT o.is_demo)
      OR EXISTS (SELECT 1 FROM partner_statements s WHERE s.partner_id = ${partners.id})
      OR EXISTS (SELECT 1 FROM discount_codes c WHERE c.partner_id = ${partners.id} AND c.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM api_keys k WHERE k.partner_id = ${partners.id}))`,
  },
  { kind: 'orders', table: bookings, isChanged: NO, isUsed: NO },
  { kind: 'orders', table: transferRequests, isChanged: NO, isUsed: NO },
];

/** Whether a row came with the site. */
export const isExample = ({ table, isDemo }: Examples) => isDemo ?? sql`${table.isDemo}`;

export const isHere = (kind: Examples) =>
  and(isExample(kind), isNull(kind.table.deletedAt), kind.only);
