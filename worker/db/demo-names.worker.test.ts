import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { destinations, revisions, trips } from '#db/schema.ts';
import { aDestination, aTrip, aTripType, db } from '../test/builders.ts';
import { bindings } from '../test/client.ts';

const { MIGRATIONS } = env as unknown as { MIGRATIONS: { name: string; queries: string[] }[] };
const changes = MIGRATIONS.filter(({ name }) => name.startsWith('0009_')).flatMap(({ queries }) =>
  queries.map((query) => query.replace(/^\s*--.*$/gm, '').trim()).filter((query) => query.startsWith('UPDATE')),
);

/** As the migration finds a database that has its content already. */
async function migrateAgain() {
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) await bindings.DB.prepare(change).run();
}

beforeAll(async () => {
  await aTripType({ id: 1 });
});

test('seeded ratings go, those that an owner entered stay', async () => {
  const seeded = await aTrip({ slug: 'south-coves-catamaran', rating: 4.9, reviewCount: 587 });
  const entered = await aTrip({ slug: 'starry-night', rating: 4.8, reviewCount: 119 });
  const own = await aTrip({ slug: 'our-own', rating: 4.9, reviewCount: 587 });
  const place = await aDestination({ slug: 'macarella', rating: 4.9, reviewCount: 874 });
  await db
    .insert(revisions)
    .values({ entity: 'trips', entityId: seeded.id, version: 1, data: { slug: 'south-coves-catamaran', rating: 4.9, reviewCount: 587 } });
  await migrateAgain();
  const rating = async (id: number) => (await db.select().from(trips).where(eq(trips.id, id)).get()) ?? null;
  expect(await rating(seeded.id)).toMatchObject({ rating: null, reviewCount: 0 });
  expect(await rating(entered.id)).toMatchObject({ rating: 4.8, reviewCount: 119 });
  expect(await rating(own.id)).toMatchObject({ rating: 4.9, reviewCount: 587 });
  expect(await db.select().from(destinations).where(eq(destinations.id, place.id)).get()).toMatchObject({ rating: null, reviewCount: 0 });
  const [revision] = await db.select().from(revisions).where(eq(revisions.entityId, seeded.id));
  expect(revision?.data).toMatchObject({ rating: null, reviewCount: 0 });
});
