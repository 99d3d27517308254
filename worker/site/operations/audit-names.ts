import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AuditEntity } from '#contract/admin/audit-words.ts';
import {
  apiKeys,
  auditLog,
  blogCategories,
  blogPosts,
  bookings,
  destinations,
  discountCodes,
  drivers,
  giftVouchers,
  guides,
  heroBanners,
  images,
  letters,
  ownPages,
  partners,
  redirects,
  resources,
  saleTemplates,
  seoRecords,
  testimonials,
  transferPlaces,
  transferRequests,
  transferVehicles,
  transferZones,
  tripOptions,
  trips,
  tripTypes,
  users,
} from '#core/db/schema.ts';

type Named = { table: SQLiteTable & { id: SQLiteColumn }; name: SQLiteColumn };

/** Names of the rows of each kind, if they have one. */
const NAMED: Partial<Record<AuditEntity, Named>> = {
  trips: { table: trips, name: trips.name },
  'trip-types': { table: tripTypes, name: tripTypes.name },
  'trip-requests': { table: bookings, name: bookings.reference },
  'trip-options': { table: tripOptions, name: tripOptions.name },
  'trip-exceptions': { table: tripOptions, name: tripOptions.name },
  'trip-prices': { table: tripOptions, name: tripOptions.name },
  destinations: { table: destinations, name: destinations.name },
  testimonials: { table: testimonials, name: testimonials.name },
  'hero-banners': { table: heroBanners, name: heroBanners.title },
  'blog-posts': { table: blogPosts, name: blogPosts.title },
  letters: { table: letters, name: letters.title },
  pages: { table: ownPages, name: ownPages.title },
  'blog-categories': { table: blogCategories, name: blogCategories.name },
  bookings: { table: bookings, name: bookings.reference },
  partners: { table: partners, name: partners.name },
  images: { table: images, name: images.name },
  seo: { table: seoRecords, name: seoRecords.page },
  guides: { table: guides, name: guides.name },
  resources: { table: resources, name: resources.name },
  'sale-templates': { table: saleTemplates, name: saleTemplates.name },
  vouchers: { table: giftVouchers, name: giftVouchers.recipient },
  codes: { table: discountCodes, name: discountCodes.code },

  users: { table: users, name: users.name },
  'api-keys': { table: apiKeys, name: apiKeys.name },
  'transfer-requests': { table: transferRequests, name: transferRequests.reference },
  'transfer-zones': { table: transferZones, name: transferZones.name },
  'transfer-places': { table: transferPlaces, name: transferPlaces.name },
  'transfer-vehicles': { table: transferVehicles, name: transferVehicles.name },
  drivers: { table: drivers, name: drivers.name },
  redirects: { table: redirects, name: redirects.fromPath },
};

const cases = Object.entries(NAMED).map(
  ([entity, { table, name }]) =>
    sql`WHEN ${sql.raw(`'${entity}'`)} THEN (SELECT ${name} FROM ${table} WHERE ${table.id} = ${auditLog.entityId})`,
);

/** The current name of an entry's row; null when it was deleted or has none. */
export const rowName: SQL<string | null> =
  sql`CASE ${auditLog.entity} ${sql.join(cases, sql` `)} END`;

/** The driver named in an entry. */
export const driverName: SQL<string | null> =
  sql`(SELECT ${drivers.name} FROM ${drivers} WHERE ${drivers.id} = ${auditLog.detail} ->> '$.driverId')`;
