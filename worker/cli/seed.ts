import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { connect } from '#db/client.ts';
import { ORIGINALS } from '#db/originals.ts';
import * as schema from '#db/schema.ts';
import { drawPictures } from './pictures.ts';
import { seedRows } from './seed-rows.ts';

type Target = { DB: D1Database; BUCKET: R2Bucket };

/** Statements a batch; each row is one statement, as D1 binds at most 100 parameters. */
const BATCH_ROWS = 50;

/** Loads the demo content into an empty database. False, and nothing done, when there is content already. */
export async function seed({ DB, BUCKET }: Target): Promise<boolean> {
  const db = connect(DB);
  const [existing] = await db.select({ count: sql<number>`count(*)` }).from(schema.settings);
  if ((existing?.count ?? 0) > 0) return false;

  const pictures = await drawPictures();
  const path = (slug: string) => {
    const picture = pictures.get(slug);
    if (!picture) throw new Error(`The demo content names the picture «${slug}», which does not exist.`);
    return picture.path;
  };
  const rows = seedRows(path);

  await Promise.all(
    [...pictures.values()].map((picture) =>
      BUCKET.put(ORIGINALS + picture.path, new Uint8Array(picture.bytes), { httpMetadata: { contentType: 'image/jpeg' } }),
    ),
  );

  const insert = async <T extends SQLiteTable>(table: T, values: readonly T['$inferInsert'][]) => {
    for (let start = 0; start < values.length; start += BATCH_ROWS) {
      const [first, ...rest] = values.slice(start, start + BATCH_ROWS).map((value) => db.insert(table).values(value));
      if (first) await db.batch([first, ...rest]);
    }
  };
  await insert(
    schema.images,
    [...pictures.values()].map(({ slug, bytes, ...picture }) => ({
      ...picture,
      name: `${slug}.jpg`,
      bytes: bytes.length,
      contentType: 'image/jpeg',
      isDemo: true,
    })),
  );
  await insert(schema.transferZones, rows.zones);
  await insert(schema.transferPlaces, rows.places);
  await insert(schema.transferVehicles, rows.vehicles);
  await insert(schema.transferPriceVersions, [{ id: 1, note: 'Demo' }]);
  await insert(
    schema.transferPrices,
    rows.prices.map((price) => ({ ...price, versionId: 1 })),
  );
  await insert(schema.destinations, rows.destinations);
  await insert(schema.tripTypes, rows.tripTypes);
  await insert(
    schema.trips,
    rows.trips.map(({ destinationIds: _ids, ...trip }) => trip),
  );
  await insert(
    schema.tripDestinations,
    rows.trips.flatMap(({ id, destinationIds }) =>
      destinationIds.map((destinationId, sortOrder) => ({ tripId: id, destinationId, sortOrder })),
    ),
  );
  await insert(schema.testimonials, rows.testimonials);
  await insert(schema.heroBanners, rows.heroBanners);
  await insert(schema.blogCategories, rows.blogCategories);
  await insert(schema.blogPosts, rows.blogPosts);
  await insert(schema.seoRecords, rows.seo);
  // Last: its presence says that the content is whole.
  await insert(schema.settings, [
    { key: 'transfer-rules', value: rows.transferRules },
    { key: 'trail', value: rows.trail },
    { key: 'policy-privacy', value: rows.privacyPolicy },
    { key: 'policy-terms', value: rows.terms },
    { key: 'faq', value: rows.faq },
    { key: 'site', value: rows.settings },
  ]);
  return true;
}
