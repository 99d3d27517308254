import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { settings, transferZones } from '#core/db/schema.ts';
import { aBlogCategory, aBlogPost, aSeoRecord, aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
type JsonFeed = {
  title: string;
  language: string;
  feed_url: string;
  items: { url: string; title: string; content_html: string; tags: string[] }[];
};

beforeAll(async () => {
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Marès', tagline: { en: 'At its own pace' } } });
  await aBlogCategory({ id: 1, name: 'Playas', translations: { name: { de: 'Strände' } } });
  await aSeoRecord({
    page: 'blog',
    title: { de: 'Das Blog' },
    description: { de: 'Geschichten & mehr' },
  });
});

test('each language has a feed of the posts that may be read in it, newest first', async () => {
  await aBlogPost({ slug: 'old', publishedAt: '2025-01-01T08:00:00.000Z' });
  await aBlogPost({ slug: 'new', publishedAt: '2026-03-01T08:00:00.000Z' });
  await aBlogPost({ slug: 'only-spanish', translations: {} });
  const german = await getJson<JsonFeed>('/de/blog/feed.json');
  expect(german).toMatchObject({
    title: 'Das Blog',
    language: 'de',
    feed_url: 'http://localhost/de/blog/feed.json',
  });
  expect(german.items.map(({ url }) => url)).toEqual([
    'http://localhost/de/blog/new',
    'http://localhost/de/blog/old',
  ]);
  expect(german.items[0]?.tags).toEqual(['Strände']);
  const spanish = await getJson<JsonFeed>('/blog/feed.json');
  expect(spanish.items.map(({ url }) => url)).toContain('http://localhost/es/blog/only-spanish');
});

test('drafts and posts to come are in no feed', async () => {
  const draft = await aBlogPost({ status: 'draft' });
  const later = await aBlogPost({ publishAt: TOMORROW });
  const rss = await (await send('/en/blog/feed.xml')).text();
  for (const { slug } of [draft, later]) expect(rss).not.toContain(slug);
});

test('the texts are complete, with addresses that work anywhere, and nothing in them breaks the feed', async () => {
  await aBlogPost({
    slug: 'links',
    title: 'A & <b>',
    translations: {
      title: { ca: 'A & <b> ]]>' },
      body: { ca: '## U\n\n[Rutes](/trips) i **més** <script>alert(1)</script> ![Cala](cove.jpg)' },
    },
  });
  const response = await send('/ca/blog/feed.xml');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const rss = await response.text();
  expect(rss).toContain('<title>A &amp; &lt;b&gt; ]]&gt;</title>');
  const [item] = (await getJson<JsonFeed>('/ca/blog/feed.json')).items.filter(({ url }) =>
    url.endsWith('/links'),
  );
  expect(item?.content_html).toContain(
    '<a href="http://localhost/ca/trips">Rutes</a> i <strong>més</strong>',
  );
  expect(item?.content_html).toContain(
    '<img src="http://localhost/api/images/optimize/cove.jpg?width=1280',
  );
  expect(item?.content_html).not.toContain('<script>');
});

test('feeds of other languages do not exist', async () => {
  expect((await send('/fr/blog/feed.xml')).status).toBe(404);
});

test('language models read nothing of trips from a firm that has none, and no heading without a list', async () => {
  const [zone] = await db
    .insert(transferZones)
    .values({ name: 'Zona', slug: 'zona', minutes: 10, km: 5, hasPage: true })
    .returning();
  const text = await (await send('/llms.txt')).text();
  await db.delete(transferZones).where(eq(transferZones.id, zone?.id ?? 0));
  expect(text).toContain('\nAirport transfers and guides to Menorca.');
  expect(text).not.toMatch(/trips/i);
  expect(text).not.toContain('## Destinations');
});

test('language models get the list of what there is, with prices from the data', async () => {
  await aTripType({ id: 1 });
  const trip = await aTrip({
    price: 42,
    translations: { name: { en: 'Boat [big]' }, description: { en: 'A day out. With lunch.' } },
  });
  const text = await (await send('/llms.txt')).text();
  expect(text).toMatch(/^# Marès\n\n> At its own pace\n/);
  expect(text).toContain(
    `- [Boat big (42 EUR per person)](http://localhost/en/trips/${trip.id}-${trip.slug}): A day out.`,
  );
  expect(text).toContain('GET http://localhost/api/trips/{id}/availability');
});

test('robots may read the pages and the pictures, and find the sitemap', async () => {
  const text = await (
    await send('/robots.txt', {}, { SITE_ORIGIN: 'https://mares.example' })
  ).text();
  expect(text).toContain('User-agent: *');
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Sitemap: https://mares.example/sitemap.xml');
});

test('the manifest names the site and its icons', async () => {
  const manifest = await getJson<{
    short_name: string;
    icons: { sizes: string; purpose: string }[];
  }>('/manifest.webmanifest');
  expect(manifest.short_name).toBe('Marès');
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});
