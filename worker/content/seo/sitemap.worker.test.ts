import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { settings, transferZones } from '#core/db/schema.ts';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aSeoRecord,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { send } from '../../test/client.ts';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const text = async (path: string) => (await send(path)).text();
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path);
const entry = (xml: string, path: string) =>
  xml.split('<url>').find((one) => one.includes(`<loc>http://localhost${path}</loc>`)) ?? '';

beforeAll(async () => {
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1, slug: 'walks', description: '' });
});

test('the index names a part for each kind that there is something of', async () => {
  await aTrip();
  const response = await send('/sitemap.xml');
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const parts = locations(await response.text());
  expect(parts).toContain('/sitemap-pages.xml');
  expect(parts).toContain('/sitemap-trips.xml');
  expect(parts).not.toContain('/sitemap-transfers.xml');
  for (const part of parts) expect((await send(part ?? '')).status, part).toBe(200);
  for (const none of [
    '/sitemap-trips-2.xml',
    '/sitemap-nothing.xml',
    '/sitemap-pages-2.xml',
    '/sitemap-categories-2.xml',
    '/sitemap-toString.xml',
  ])
    expect((await send(none)).status, none).toBe(404);
});

test('an answer that has not changed is not sent again', async () => {
  for (const path of [
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/de/blog/feed.xml',
    '/llms.txt',
  ]) {
    const first = await send(path);
    await first.text();
    const etag = first.headers.get('ETag') ?? '';
    expect(etag, path).toMatch(/^"/);
    expect(first.headers.get('Cache-Control'), path).toContain('must-revalidate');
    expect((await send(path, { headers: { 'If-None-Match': etag } })).status, path).toBe(304);
  }
});

test('a row stands there once a language in which it may be read, with all of them as alternates, its date and its pictures', async () => {
  const { id } = await aTrip({
    slug: 'boat',
    image: 'a b.jpg',
    gallery: ['two.jpg', 'a b.jpg'],
    updatedAt: '2026-05-01T10:00:00.000Z',
    translations: {
      name: { es: 'Barco', en: 'Boat', ca: 'Barca' },
      description: { es: 'Uno', en: 'One', ca: 'U' },
    },
    translationState: { name: { ca: { state: 'draft', source: '' } } },
  });
  const xml = await text('/sitemap-trips.xml');
  expect(locations(xml).filter((path) => path?.includes(`/${id}-`))).toEqual([
    `/es/trips/${id}-boat`,
    `/en/trips/${id}-boat`,
  ]);
  const english = entry(xml, `/en/trips/${id}-boat`);
  expect(english).toContain('<lastmod>2026-05-01T10:00:00.000Z</lastmod>');
  expect([...english.matchAll(/hreflang="([^"]+)"/g)].map(([, one]) => one)).toEqual([
    'es',
    'en',
    'x-default',
  ]);
  expect(english.match(/<image:loc>/g)).toHaveLength(2);
  expect(english).toContain(
    '/api/images/optimize/a%20b.jpg?width=1280&amp;format=jpeg&amp;quality=80',
  );
});

test('drafts, what is planned and what is in the trash are left out', async () => {
  const draft = await aTrip({ status: 'draft' });
  const later = await aTrip({ publishAt: TOMORROW });
  const gone = await aDestination({ deletedAt: '2026-01-01' });
  const planned = await aBlogPost({ publishAt: TOMORROW });
  const all = (
    await Promise.all(
      ['trips', 'destinations', 'posts'].map((kind) => text(`/sitemap-${kind}.xml`)),
    )
  ).join('');
  for (const slug of [draft.slug, later.slug, gone.slug, planned.slug])
    expect(all).not.toContain(slug);
});

test('fixed pages follow their records: none that must not be found, none with the canonical address of another page', async () => {
  await aSeoRecord({ page: 'services', robotsDirective: 'noindex,follow' });
  await aSeoRecord({ page: 'about', canonicalUrl: '/contact' });
  await aSeoRecord({
    page: 'contact',
    canonicalUrl: '/contact',
    image: 'c.jpg',
    updatedAt: '2026-04-01T00:00:00.000Z',
  });
  await aSeoRecord({ page: 'testimonials', canonicalUrl: 'https://other.example/' });
  const [zone] = await db
    .insert(transferZones)
    .values({ name: 'Zona', slug: 'zona', minutes: 10, km: 5 })
    .returning();
  const xml = await text('/sitemap-pages.xml');
  await db.delete(transferZones).where(eq(transferZones.id, zone?.id ?? 0));
  const paths = locations(xml);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/es',
      '/de/contact',
      '/ca/menorca-taxis',
      '/en/airport-transfers/vip',
    ]),
  );
  for (const none of ['services', 'about', 'testimonials', 'search', 'request', 'group"'])
    expect(xml).not.toMatch(new RegExp(`/${none}<`));
  expect(entry(xml, '/de/contact')).toContain('2026-04-01T00:00:00.000Z');
  expect(entry(xml, '/de/contact')).toContain('c.jpg');
});

test('a legal text is listed in the languages it exists in', async () => {
  const value = {
    edition: '2026-01-01',
    title: 'T',
    body: 'B',
    translations: { title: {}, body: { es: 'B', de: 'B', en: ' ' } },
  };
  await db.insert(settings).values({ key: 'policy-terms', value });
  const paths = locations(await text('/sitemap-pages.xml')).filter((path) =>
    path?.endsWith('/legal/terms'),
  );
  expect(paths).toEqual(['/es/legal/terms', '/de/legal/terms']);
});

test('further pages of long lists are listed too', async () => {
  for (let n = 0; n < 13; n += 1) await aDestination();
  const paths = locations(await text('/sitemap-pages.xml'));
  expect(paths).toContain('/de/destinations?page=2');
  expect(paths).not.toContain('/de/destinations?page=3');
  for (let n = 0; n < 14; n += 1) await aBlogPost();
  expect(locations(await text('/sitemap-categories.xml'))).toEqual(
    expect.arrayContaining(['/en/blog/category/walks', '/en/blog/category/walks?page=2']),
  );
});

test('zones with a page are listed, in the languages they may be read in, unless their record forbids it', async () => {
  const zone = (slug: string, change = {}) => ({
    slug,
    name: slug,
    intro: 'Intro',
    minutes: 10,
    km: 5,
    hasPage: true,
    translations: { name: { es: slug, de: slug }, intro: { es: 'I', de: 'I' } },
    ...change,
  });
  await db
    .insert(transferZones)
    .values([zone('open'), zone('hidden'), zone('moved'), zone('none', { hasPage: false })]);
  await aSeoRecord({ page: 'airport-transfers-hidden', robotsDirective: 'noindex,nofollow' });
  await aSeoRecord({ page: 'airport-transfers-moved', canonicalUrl: '/airport-transfers/open' });
  expect(locations(await text('/sitemap-transfers.xml'))).toEqual([
    '/es/airport-transfers/open',
    '/de/airport-transfers/open',
  ]);
});
