import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import { connect, type Database } from '#core/db/client.ts';
import { DEMO_PARTNERS } from '#core/db/former/demo-partners.ts';
import { REFRESH_ITEMS } from '#core/db/item-index.sql.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import * as schema from '#core/db/schema.ts';
import { insertRows } from './insert-rows.ts';
import { drawPictures } from './pictures.ts';
import { seedBookings } from './seed-bookings.ts';
import { seedPastBookings } from './seed-past-bookings.ts';
import { seedPastTransfers } from './seed-past-transfers.ts';
import { seedResources } from './seed-resources.ts';
import { seedRows } from './seed-rows.ts';

type Target = { DB: D1Database; BUCKET: R2Bucket };

/** Tables in which a row from outside the demo shows that the database is in use. */
const WORKED_ON = [
  schema.trips,
  schema.destinations,
  schema.blogPosts,
  schema.testimonials,
  schema.images,
] as const;

/**
 * Whether there is content already. The site's settings are written together with all demo content, so they indicate it. Without them, demo
 * rows alone come from a start that was interrupted.
 */
async function hasContent(db: Database): Promise<boolean> {
  const site = await db
    .select({ key: schema.settings.key })
    .from(schema.settings)
    .where(eq(schema.settings.key, 'site'))
    .get();
  if (site) return true;
  const rows = await Promise.all(
    WORKED_ON.map((table) =>
      db.select({ id: table.id }).from(table).where(eq(table.isDemo, false)).limit(1),
    ),
  );
  return rows.some(({ length }) => length > 0);
}

/**
 * Statements around inserts of items: without the triggers that index each of them anew with every row that hangs on it, and then all at once. In
 * one transaction with the inserts no other write is between.
 */
async function indexedAtOnce(
  DB: D1Database,
  inserts: readonly D1PreparedStatement[],
): Promise<D1PreparedStatement[]> {
  const { results: triggers } = await DB.prepare(
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%INSERT INTO item_index %'`,
  ).all<{ name: string; sql: string }>();
  return [
    ...triggers.map(({ name }) => DB.prepare(`DROP TRIGGER ${name}`)),
    ...inserts,
    ...REFRESH_ITEMS.map((sql) => DB.prepare(sql)),
    ...triggers.map(({ sql }) => DB.prepare(sql)),
  ];
}

/** Loads the demo content into an empty database. Returns false and does nothing when there is content already. */
export async function seed({ DB, BUCKET }: Target, draw = drawPictures): Promise<boolean> {
  if (await hasContent(connect(DB))) return false;

  const pictures = await draw();
  const rows = seedRows((slug) => pictures.get(slug)?.path);

  await Promise.all(
    [...pictures.values()].map((picture) =>
      BUCKET.put(ORIGINALS + picture.path, new Uint8Array(picture.bytes), {
        httpMetadata: { contentType: 'image/jpeg' },
      }),
    ),
  );

  const statements: D1PreparedStatement[] = [];
  const insert = <T extends SQLiteTable>(table: T, values: readonly T['$inferInsert'][]) =>
    statements.push(...insertRows(DB, table, values));
  insert(
    schema.images,
    [...pictures.values()].map(({ slug, bytes, ...picture }) => ({
      ...picture,
      name: `${slug}.jpg`,
      bytes: bytes.length,
      contentType: 'image/jpeg',
      isDemo: true,
    })),
  );
  insert(schema.transferZones, rows.zones);
  insert(schema.transferPlaces, rows.places);
  insert(schema.transferVehicles, rows.vehicles);
  insert(schema.transferPriceVersions, [{ id: 1, note: 'Demo' }]);
  insert(
    schema.transferPrices,
    rows.prices.map((price) => ({ ...price, versionId: 1 })),
  );
  insert(schema.destinations, rows.destinations);
  insert(schema.tripTypes, rows.tripTypes);
  insert(
    schema.trips,
    rows.trips.map(({ destinationIds: _ids, ...trip }) => trip),
  );
  insert(
    schema.tripDestinations,
    rows.trips.flatMap(({ id, destinationIds }) =>
      destinationIds.map((destinationId, sortOrder) => ({ tripId: id, destinationId, sortOrder })),
    ),
  );
  const { options } = rows;
  insert(schema.tripOptions, options.options);
  insert(schema.tripUnits, options.units);
  insert(schema.tripSchedules, options.schedules);
  insert(schema.tripPriceVersions, options.priceVersions);
  insert(schema.tripPrices, options.prices);
  insert(schema.tripExtras, options.extras);
  const shared = seedResources(options, rows.tripSlugs);
  insert(schema.resources, shared.resources);
  insert(schema.tripOptionUses, shared.uses);
  // Their ids are random, so that a second time would book again.
  const isBooked = await connect(DB)
    .select({ id: schema.bookings.id })
    .from(schema.bookings)
    .limit(1)
    .get();
  if (!isBooked) {
    const now = new Date();
    const coming = await seedBookings(options, rows.tripSlugs, now);
    // No guest has the token: these pages are not opened.
    const noToken = await hashToken(randomToken());
    const past = seedPastBookings(options, coming.departures.length + 1, noToken, now);
    const driven = seedPastTransfers(rows, noToken, now);
    insert(
      schema.partners,
      DEMO_PARTNERS.map((partner, position) => ({ id: position + 1, ...partner })),
    );
    insert(schema.departures, [...coming.departures, ...past.departures]);
    insert(schema.bookings, [...coming.bookings, ...past.bookings]);
    insert(schema.bookingUnits, [...coming.units, ...past.units]);
    insert(schema.transferRequests, driven.requests);
    insert(schema.transferLegs, driven.legs);
    insert(schema.transferLines, driven.lines);
    insert(schema.requestEvents, [...past.events, ...driven.events]);
    insert(schema.ledgerEntries, [
      ...coming.bookings.map(({ id, totalCents, createdAt }) => ({
        ...{
          subjectKind: 'booking' as const,
          subjectId: id,
          kind: 'due' as const,
          cents: totalCents,
          actor: 'system',
          at: createdAt,
        },
        key: `booking:${id}`,
      })),
      ...past.entries,
      ...driven.entries,
    ]);
    insert(schema.refunds, [...past.refunds, ...driven.refunds]);
  }
  insert(schema.testimonials, rows.testimonials);
  insert(schema.answerTemplates, rows.answerTemplates);
  insert(schema.reviews, rows.reviews);
  insert(schema.heroBanners, rows.heroBanners);
  insert(schema.blogCategories, rows.blogCategories);
  insert(schema.blogPosts, rows.blogPosts);
  insert(schema.seoRecords, rows.seo);
  insert(schema.settings, [
    { key: 'transfer-rules', value: rows.transferRules },
    { key: 'trail', value: rows.trail },
    { key: 'policy-privacy', value: rows.privacyPolicy },
    { key: 'policy-terms', value: rows.terms },
    { key: 'faq', value: rows.faq },
    { key: 'site', value: rows.settings },
    { key: 'sections-about', value: rows.aboutSections },
  ]);
  // Making the statements keeps the event loop busy; connections that were closed meanwhile are noticed before the next one is used.
  await setImmediate();
  // One transaction: all or nothing. Rows written by an interrupted start stay unchanged.
  await DB.batch(await indexedAtOnce(DB, statements));
  return true;
}
