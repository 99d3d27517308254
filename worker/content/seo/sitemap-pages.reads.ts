import { and, count, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { PAGE_SIZES } from '#contract/admin/list-values.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { SeoPage } from '#contract/pages/seo.ts';
import type { Database } from '#core/db/client.ts';
import { isDestinationPublic, isPostPublic } from '#core/db/published/public-rows.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import {
  blogPosts,
  destinations,
  heroBanners,
  reviews,
  seoRecords,
  settings,
  testimonials,
  transferPriceVersions,
  transferZones,
  trips,
} from '#core/db/schema.ts';
import { isOtherPage } from './canonical.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

type Source =
  | 'trips'
  | 'destinations'
  | 'posts'
  | 'banners'
  | 'testimonials'
  | 'reviews'
  | 'zones'
  | 'prices'
  | 'trail'
  | 'faq'
  | 'policy-privacy'
  | 'policy-terms';

/** Indexable pages of fixed text, and the content that they also show. */
const PAGES: readonly { page?: SeoPage; path: string; shows?: readonly Source[] }[] = [
  { page: 'home', path: '/', shows: ['banners', 'trips', 'destinations', 'testimonials'] },
  { page: 'destinations', path: '/destinations', shows: ['destinations'] },
  { page: 'trips', path: '/trips', shows: ['trips'] },
  { page: 'cami-de-cavalls', path: '/cami-de-cavalls', shows: ['trail'] },
  { page: 'blog', path: '/blog', shows: ['posts'] },
  { page: 'services', path: '/services', shows: ['zones', 'prices'] },
  { page: 'about', path: '/about' },
  { page: 'contact', path: '/contact' },
  { page: 'testimonials', path: '/testimonials', shows: ['testimonials'] },
  { page: 'legal-privacy', path: '/legal/privacy', shows: ['policy-privacy'] },
  { page: 'legal-terms', path: '/legal/terms', shows: ['policy-terms'] },
  { page: 'legal-faq', path: '/legal/faq', shows: ['faq'] },
  { page: 'airport-transfers', path: '/airport-transfers', shows: ['zones', 'prices'] },
  { page: 'airport-transfers-private', path: '/airport-transfers/private', shows: ['prices'] },
  { page: 'airport-transfers-groups', path: '/airport-transfers/groups', shows: ['prices'] },
  { page: 'airport-transfers-vip', path: '/airport-transfers/vip', shows: ['prices'] },
  { page: 'menorca-taxis', path: '/menorca-taxis', shows: ['prices'] },
  { page: 'gift-vouchers', path: '/gift-vouchers' },
  { path: '/reviews', shows: ['reviews'] },
];

/** Pages that a firm without transfer zones does not offer. */
const isOfTransfers = (path: string) => /^\/(?:airport-transfers|menorca-taxis)/.test(path);

/** Lists whose further pages have their own entries. */
const LISTS: Partial<Record<SeoPage, { rows: Source; pageSize: number }>> = {
  trips: { rows: 'trips', pageSize: PAGE_SIZES.trips },
  destinations: { rows: 'destinations', pageSize: PAGE_SIZES.destinations },
  blog: { rows: 'posts', pageSize: PAGE_SIZES.posts },
};

/** URLs of a list's pages from the second on. */
export const furtherPages = (path: string, total: number, pageSize: number) =>
  Array.from(
    { length: Math.max(0, Math.ceil(total / pageSize) - 1) },
    (_none, index) => `${path}?page=${index + 2}`,
  );

const latest = (...dates: (string | null | undefined)[]) =>
  dates
    .filter((date) => date != null)
    .toSorted()
    .at(-1) ?? null;

export const sitemapPages = (db: Database, origin: string) =>
  read(
    [
      db
        .select({
          page: seoRecords.page,
          robots: seoRecords.robotsDirective,
          canonicalUrl: seoRecords.canonicalUrl,
          image: seoRecords.image,
          changedAt: seoRecords.updatedAt,
        })
        .from(seoRecords)
        .where(isNull(seoRecords.deletedAt)),
      db
        .select({ total: count(), changedAt: max(trips.updatedAt) })
        .from(trips)
        .where(isTripPublic),
      db
        .select({ total: count(), changedAt: max(destinations.updatedAt) })
        .from(destinations)
        .where(isDestinationPublic),
      db
        .select({ total: count(), changedAt: max(blogPosts.updatedAt) })
        .from(blogPosts)
        .where(isPostPublic),
      db
        .select({ changedAt: max(heroBanners.updatedAt) })
        .from(heroBanners)
        .where(isNull(heroBanners.deletedAt)),
      db
        .select({ changedAt: max(testimonials.updatedAt) })
        .from(testimonials)
        .where(and(eq(testimonials.isPublished, true), isNull(testimonials.deletedAt))),
      db
        .select({ changedAt: max(reviews.decidedAt) })
        .from(reviews)
        .where(and(eq(reviews.status, 'published'), isNull(reviews.deletedAt))),
      db
        .select({ total: count(), changedAt: max(transferZones.updatedAt) })
        .from(transferZones)
        .where(isNull(transferZones.deletedAt)),
      db
        .select({ changedAt: transferPriceVersions.createdAt })
        .from(transferPriceVersions)
        .orderBy(desc(transferPriceVersions.id))
        .limit(1),
      db
        .select({
          key: settings.key,
          changedAt: settings.updatedAt,
          languages:
            sql`(SELECT json_group_array(key) FROM json_each(settings.value, '$.translations.body') WHERE trim(value) <> '')`.mapWith(
              JSON.parse,
            ),
        })
        .from(settings)
        .where(inArray(settings.key, ['trail', 'faq', 'policy-privacy', 'policy-terms'])),
    ],
    (
      records,
      [trip],
      [destination],
      [post],
      [banner],
      [testimonial],
      [review],
      [zone],
      [price],
      documents,
    ): SitemapEntry[] => {
      const counted: Partial<Record<Source, { total?: number; changedAt: string | null }>> = {
        ...Object.fromEntries(documents.map(({ key, changedAt }) => [key, { changedAt }])),
        ...{
          trips: trip,
          destinations: destination,
          posts: post,
          banners: banner,
          testimonials: testimonial,
          reviews: review,
          zones: zone,
          prices: price,
        },
      };
      return PAGES.flatMap(({ page, path, shows = [] }) => {
        if (zone?.total === 0 ? isOfTransfers(path) : trip?.total === 0 && path === '/trips')
          return [];
        const record = records.find((one) => one.page === page);
        if (record?.robots.startsWith('noindex')) return [];
        const policy = documents.find(
          ({ key }) => key.startsWith('policy-') && shows.some((source) => source === key),
        );
        const languages = policy
          ? LANGUAGES.filter(
              (one) => one === DEFAULT_LANGUAGE || (policy.languages as Language[]).includes(one),
            )
          : LANGUAGES;
        const changedAt = latest(
          record?.changedAt,
          ...shows.map((source) => counted[source]?.changedAt),
        );
        const entry = { path, languages, changedAt, images: record?.image ? [record.image] : [] };
        const list = page && LISTS[page];
        const further = list
          ? furtherPages(path, counted[list.rows]?.total ?? 0, list.pageSize)
          : [];
        return [
          ...(isOtherPage(record?.canonicalUrl, path, origin) ? [] : [entry]),
          ...further.map((address) => ({ ...entry, path: address, images: [] })),
        ];
      });
    },
  );
