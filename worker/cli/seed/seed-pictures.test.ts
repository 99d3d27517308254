import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedRows } from './seed-rows.ts';

const rows = seedRows((slug) =>
  existsSync(`worker/core/db/seed/pictures/${slug}.svg`) ? slug : undefined,
);
type Pictured = { image: string | null };
const imagesOf = (list: readonly Pictured[]) => list.flatMap(({ image }) => image ?? []);
const seo = (...pages: string[]) => imagesOf(rows.seo.filter(({ page }) => pages.includes(page)));

const { vehicles, zones, trips, destinations, blogPosts } = rows;
const popular = <T extends { isPopular: boolean }>(list: readonly T[]) =>
  list.filter(({ isPopular }) => isPopular);
const people = rows.aboutSections.sections.flatMap(({ items }) => items ?? []);
const portraits = people.flatMap(({ picture }) => picture ?? []);
const PAGES: [page: string, pictures: string[]][] = [
  [
    'home',
    imagesOf([
      ...rows.heroBanners.filter(({ isActive }) => isActive),
      ...popular(destinations),
      ...popular(trips),
    ]),
  ],
  ['the list of trips', imagesOf(trips)],
  ['the list of destinations', imagesOf(destinations)],
  ['the blog', blogPosts.flatMap(({ cover }) => cover ?? [])],
  [
    'services',
    seo(
      'trips',
      'destinations',
      'cami-de-cavalls',
      'airport-transfers',
      'airport-transfers-private',
      'airport-transfers-groups',
      'airport-transfers-vip',
      'menorca-taxis',
    ),
  ],
  ['about', [...seo('about', 'destinations', 'legal-faq'), ...portraits]],
  ...[
    'airport-transfers',
    'airport-transfers-private',
    'airport-transfers-groups',
    'airport-transfers-vip',
    'menorca-taxis',
    'airport-transfers-request',
  ].map((page): [string, string[]] => [
    page,
    [...seo(page), ...imagesOf(vehicles), ...imagesOf(zones)],
  ]),
];

test.each(PAGES)('no picture is there twice on %s', (_page, pictures) => {
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});

test('no trip shows the drawing of a place: both are on one list of the search and on the map', () => {
  const ofPlaces = new Set(imagesOf(destinations));
  expect(imagesOf(trips).filter((picture) => ofPlaces.has(picture))).toEqual([]);
});

test('each gallery begins with the trip’s picture and shows none twice', () => {
  for (const { slug, image, gallery } of trips) {
    expect(gallery[0], slug).toBe(image);
    expect(new Set(gallery).size, slug).toBe(gallery.length);
  }
});

test('the gallery of a place begins with another picture than its own and shows none twice', () => {
  for (const { slug, image, gallery } of destinations)
    expect(new Set([image, ...gallery]).size, slug).toBe(gallery.length + 1);
});

test('the company’s people are examples with a drawn portrait each', () => {
  expect(people.length).toBeGreaterThan(1);
  expect(portraits).toHaveLength(people.length);
  expect(people.every(({ isDemo }) => isDemo)).toBe(true);
});

test('every illustration is drawn 2560 wide and described in four languages', () => {
  const slugs = new Set([
    ...PAGES.flatMap(([, pictures]) => pictures),
    ...trips.flatMap(({ gallery }) => gallery),
  ]);
  for (const slug of slugs) {
    const svg = readFileSync(`worker/core/db/seed/pictures/${slug}.svg`, 'utf8');
    expect(svg, slug).toMatch(/^<svg [^>]*width="2560" height="1440"/);
    expect(svg, slug).toMatch(/<desc>es: .+ \| en: .+ \| de: .+ \| ca: .+<\/desc>/);
  }
});
