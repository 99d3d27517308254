import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import { PAGE_SIZES } from '#contract/admin/list-values.ts';
import { KEY_FIELDS } from '#contract/languages/translation-state.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, publicLanguages } from '#core/db/columns.ts';
import {
  isDestinationPublic,
  isOwnPagePublic,
  isPostPublic,
} from '#core/db/published/public-rows.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { type Read, read } from '#core/db/reader.ts';
import {
  blogCategories,
  blogPosts,
  destinations,
  ownPages,
  seoRecords,
  transferZones,
  trips,
} from '#core/db/schema.ts';
import { isOtherPage } from './canonical.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { furtherPages } from './sitemap-pages.reads.ts';

/** With four languages, their alternates and images, some megabytes. */
export const ROWS_A_PART = 1000;

const page = (part: number) => ({ limit: ROWS_A_PART, offset: (part - 1) * ROWS_A_PART });

const destinationEntries = (db: Database, part: number) =>
  read(
    [
      db
        .select({
          id: destinations.id,
          slug: destinations.slug,
          languages: publicLanguages(destinations, KEY_FIELDS.destination),
          changedAt: destinations.updatedAt,
          image: destinations.image,
          gallery: destinations.gallery,
        })
        .from(destinations)
        .where(isDestinationPublic)
        .orderBy(asc(destinations.id))
        .limit(page(part).limit)
        .offset(page(part).offset),
    ],
    (rows) =>
      rows.map(
        ({ id, slug, image, gallery, ...entry }): SitemapEntry => ({
          ...entry,
          path: `/destinations/${id}-${slug}`,
          images: shownPictures(image, gallery),
        }),
      ),
  );

const tripEntries = (db: Database, part: number) =>
  read(
    [
      db
        .select({
          id: trips.id,
          slug: trips.slug,
          languages: publicLanguages(trips, KEY_FIELDS.trip),
          changedAt: trips.updatedAt,
          image: trips.image,
          gallery: trips.gallery,
        })
        .from(trips)
        .where(isTripPublic)
        .orderBy(asc(trips.id))
        .limit(page(part).limit)
        .offset(page(part).offset),
    ],
    (rows) =>
      rows.map(
        ({ id, slug, image, gallery, ...entry }): SitemapEntry => ({
          ...entry,
          path: `/trips/${id}-${slug}`,
          images: shownPictures(image, gallery),
        }),
      ),
  );

const postEntries = (db: Database, part: number) =>
  read(
    [
      db
        .select({
          slug: blogPosts.slug,
          languages: publicLanguages(blogPosts, KEY_FIELDS.post),
          changedAt: blogPosts.updatedAt,
          cover: blogPosts.cover,
        })
        .from(blogPosts)
        .where(isPostPublic)
        .orderBy(asc(blogPosts.id))
        .limit(page(part).limit)
        .offset(page(part).offset),
    ],
    (rows) =>
      rows.map(
        ({ slug, cover, ...entry }): SitemapEntry => ({
          ...entry,
          path: `/blog/${slug}`,
          images: [cover],
        }),
      ),
  );

/** Categories with published posts, all their pages. */
const categoryEntries = (db: Database) =>
  read(
    [
      db
        .select({
          slug: blogCategories.slug,
          languages: publicLanguages(blogCategories, KEY_FIELDS.category),
          total: count(blogPosts.id),
          changedAt: max(blogPosts.updatedAt),
        })
        .from(blogCategories)
        .innerJoin(blogPosts, and(eq(blogPosts.categoryId, blogCategories.id), isPostPublic))
        .where(isNull(blogCategories.deletedAt))
        .groupBy(blogCategories.id)
        .orderBy(asc(blogCategories.sortOrder), asc(blogCategories.id)),
    ],
    (rows) =>
      rows.flatMap(({ slug, total, ...entry }): SitemapEntry[] => {
        const path = `/blog/category/${slug}`;
        return [path, ...furtherPages(path, total, PAGE_SIZES.posts)].map((address) => ({
          ...entry,
          path: address,
          images: [],
        }));
      }),
  );

/** Zones with a page, unless their SEO record excludes them from indexing. */
const zoneEntries = (db: Database, origin: string) =>
  read(
    [
      db
        .select({
          slug: transferZones.slug,
          languages: publicLanguages(transferZones, KEY_FIELDS.zone),
          changedAt: aliased(transferZones.updatedAt, 'changedAt'),
          zoneImage: aliased(transferZones.image, 'zoneImage'),
          image: seoRecords.image,
          robots: seoRecords.robotsDirective,
          canonicalUrl: seoRecords.canonicalUrl,
          recordChangedAt: aliased(seoRecords.updatedAt, 'recordChangedAt'),
        })
        .from(transferZones)
        .leftJoin(
          seoRecords,
          and(
            sql`${seoRecords.page} = 'airport-transfers-' || ${transferZones.slug}`,
            isNull(seoRecords.deletedAt),
          ),
        )
        .where(and(eq(transferZones.hasPage, true), isNull(transferZones.deletedAt)))
        .orderBy(asc(transferZones.sortOrder), asc(transferZones.id)),
    ],
    (rows) =>
      rows.flatMap(({ slug, languages, zoneImage, ...row }): SitemapEntry[] => {
        const path = `/airport-transfers/${slug}`;
        if (row.robots?.startsWith('noindex') || isOtherPage(row.canonicalUrl, path, origin))
          return [];
        const image = row.image ?? zoneImage;
        const changedAt =
          row.recordChangedAt && row.recordChangedAt > row.changedAt
            ? row.recordChangedAt
            : row.changedAt;
        return [{ path, languages, changedAt, images: image ? [image] : [] }];
      }),
  );

/** Own pages, unless their SEO record excludes them from indexing. */
const ownPageEntries = (db: Database, origin: string) =>
  read(
    [
      db
        .select({
          slug: ownPages.slug,
          languages: publicLanguages(ownPages, KEY_FIELDS.page),
          changedAt: aliased(ownPages.updatedAt, 'changedAt'),
          image: seoRecords.image,
          robots: seoRecords.robotsDirective,
          canonicalUrl: seoRecords.canonicalUrl,
        })
        .from(ownPages)
        .leftJoin(seoRecords, and(eq(seoRecords.page, ownPages.slug), isNull(seoRecords.deletedAt)))
        .where(isOwnPagePublic)
        .orderBy(asc(ownPages.id)),
    ],
    (rows) =>
      rows.flatMap(({ slug, languages, changedAt, image, ...row }): SitemapEntry[] => {
        const path = `/${slug}`;
        if (row.robots?.startsWith('noindex') || isOtherPage(row.canonicalUrl, path, origin))
          return [];
        return [{ path, languages, changedAt, images: image ? [image] : [] }];
      }),
  );

/** The parts of the sitemap other than that of the pages; `total` rows determine the number of files. */
export const SITEMAP_KINDS = {
  destinations: destinationEntries,
  trips: tripEntries,
  posts: postEntries,
  categories: (db: Database, part: number) => onFirst(part, categoryEntries(db)),
  transfers: (db: Database, part: number, origin: string) => onFirst(part, zoneEntries(db, origin)),
  own: (db: Database, part: number, origin: string) => onFirst(part, ownPageEntries(db, origin)),
} satisfies Record<string, (db: Database, part: number, origin: string) => Read<SitemapEntry[]>>;
export type SitemapKind = keyof typeof SITEMAP_KINDS;

/** Kinds with few rows have one part. */
const onFirst = (part: number, entries: Read<SitemapEntry[]>): Read<SitemapEntry[]> =>
  part === 1 ? entries : { ...entries, shape: () => [] };

/** Number of rows of each kind, and their latest change. */
export const sitemapSizes = (db: Database) =>
  read(
    [
      db
        .select({ total: count(), changedAt: max(destinations.updatedAt) })
        .from(destinations)
        .where(isDestinationPublic),
      db
        .select({ total: count(), changedAt: max(trips.updatedAt) })
        .from(trips)
        .where(isTripPublic),
      db
        .select({ total: count(), changedAt: max(blogPosts.updatedAt) })
        .from(blogPosts)
        .where(isPostPublic),
      db
        .select({
          total: sql<number>`count(DISTINCT ${blogCategories.id})`,
          changedAt: max(blogPosts.updatedAt),
        })
        .from(blogCategories)
        .innerJoin(blogPosts, and(eq(blogPosts.categoryId, blogCategories.id), isPostPublic))
        .where(isNull(blogCategories.deletedAt)),
      db
        .select({ total: count(), changedAt: max(transferZones.updatedAt) })
        .from(transferZones)
        .where(and(eq(transferZones.hasPage, true), isNull(transferZones.deletedAt))),
      db
        .select({ total: count(), changedAt: max(ownPages.updatedAt) })
        .from(ownPages)
        .where(isOwnPagePublic),
    ],
    ([destination], [trip], [post], [category], [zone], [own]) => {
      const sizes = {
        destinations: destination,
        trips: trip,
        posts: post,
        categories: category,
        transfers: zone,
        own,
      };
      return Object.entries(sizes).map(([kind, size]) => ({
        kind,
        total: size?.total ?? 0,
        changedAt: size?.changedAt ?? null,
      }));
    },
  );
