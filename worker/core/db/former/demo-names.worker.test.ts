import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aSeoRecord,
  aTrip,
  aTripType,
  db,
} from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { blogPosts, destinations, revisions, seoRecords, trips } from '../schema.ts';

const { MIGRATIONS } = env as unknown as { MIGRATIONS: { name: string; queries: string[] }[] };
const changes = MIGRATIONS.filter(({ name }) => name.startsWith('0009_')).flatMap(({ queries }) =>
  queries
    .map((query) => query.replace(/^\s*--.*$/gm, '').trim())
    .filter((query) => query.startsWith('UPDATE')),
);

/** Runs the migration on a database that already has its content. */
async function migrateAgain() {
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) await bindings.DB.prepare(change).run();
}

beforeAll(async () => {
  // When it ran, no trigger computed ratings from reviews.
  for (const table of ['trips', 'destinations'])
    for (const event of ['insert', 'update'])
      await bindings.DB.prepare(`DROP TRIGGER ${table}_${event}_rating`).run();
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
});

test('seeded ratings go, those that an owner entered stay', async () => {
  const seeded = await aTrip({ slug: 'south-coves-catamaran', rating: 4.9, reviewCount: 587 });
  const entered = await aTrip({ slug: 'starry-night', rating: 4.8, reviewCount: 119 });
  const own = await aTrip({ slug: 'our-own', rating: 4.9, reviewCount: 587 });
  const place = await aDestination({ slug: 'macarella', rating: 4.9, reviewCount: 874 });
  await db.insert(revisions).values({
    entity: 'trips',
    entityId: seeded.id,
    version: 1,
    data: { slug: 'south-coves-catamaran', rating: 4.9, reviewCount: 587 },
  });
  await migrateAgain();
  const rating = async (id: number) =>
    (await db.select().from(trips).where(eq(trips.id, id)).get()) ?? null;
  expect(await rating(seeded.id)).toMatchObject({ rating: null, reviewCount: 0 });
  expect(await rating(entered.id)).toMatchObject({ rating: 4.8, reviewCount: 119 });
  expect(await rating(own.id)).toMatchObject({ rating: 4.9, reviewCount: 587 });
  expect(
    await db.select().from(destinations).where(eq(destinations.id, place.id)).get(),
  ).toMatchObject({ rating: null, reviewCount: 0 });
  const [revision] = await db.select().from(revisions).where(eq(revisions.entityId, seeded.id));
  expect(revision?.data).toMatchObject({ rating: null, reviewCount: 0 });
});

test('the name that the demo typed into records and authors comes from the settings; the stone of that name stays', async () => {
  const { id } = await aSeoRecord({
    page: 'legal-terms',
    title: {
      es: 'Condiciones | Marès',
      en: 'Marès | Terms',
      de: 'Marès-Steinbrüche der Insel',
      ca: 'Cercar al web de Menorca de Marès',
    },
    description: { es: 'Marès es una empresa de dos personas.', de: 'Alte Marès-Steinbrüche.' },
    keywords: {
      es: ['condiciones generales Marès', 'canteras de Marès'],
      en: ['Marès terms and conditions'],
    },
  });
  const demo = await aBlogPost({ author: 'Marès', isDemo: true });
  const own = await aBlogPost({ author: 'Marès', isDemo: false });
  await migrateAgain();
  expect(await db.select().from(seoRecords).where(eq(seoRecords.id, id)).get()).toMatchObject({
    title: {
      es: 'Condiciones | {{siteName}}',
      en: '{{siteName}} | Terms',
      de: 'Marès-Steinbrüche der Insel',
      ca: 'Cercar al web de Menorca de {{siteName}}',
    },
    description: {
      es: '{{siteName}} es una empresa de dos personas.',
      de: 'Alte Marès-Steinbrüche.',
    },
    keywords: {
      es: ['condiciones generales {{siteName}}', 'canteras de Marès'],
      en: ['{{siteName}} terms and conditions'],
    },
  });
  const author = async (post: number) =>
    (await db.select().from(blogPosts).where(eq(blogPosts.id, post)).get())?.author;
  expect([await author(demo.id), await author(own.id)]).toEqual(['{{siteName}}', 'Marès']);
});
