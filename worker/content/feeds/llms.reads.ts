import { and, asc, desc, eq, isNull, max, min } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { BlogPostInput } from '#contract/content/blog.ts';
import type { OwnPageInput } from '#contract/content/own-pages.ts';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations } from '#core/db/columns.ts';
import {
  isDestinationPublic,
  isOwnPagePublic,
  isPostPublic,
} from '#core/db/published/public-rows.ts';
import { isTripPublic, pricePer, tripCardColumns } from '#core/db/published/public-trips.ts';
import { isPriceOn } from '#core/db/published/transfer-prices.ts';
import { read } from '#core/db/reader.ts';
import {
  blogPosts,
  destinations,
  ownPages,
  transferPrices,
  transferZones,
  trips,
  tripTypes,
} from '#core/db/schema.ts';

const ROWS = 200;
type Names = { name?: Record<string, string>; description?: Record<string, string> };

const inEnglish = <F extends string>(row: { [K in F]?: string | null }, field: F) =>
  localize(row as never, field as never, FALLBACK_LANGUAGE);

/** A short overview of all content in English. */
export const siteOverview = (db: Database) => {
  const today = menorcaToday(new Date());
  return read(
    [
      db
        .select({ ...tripCardColumns, pricePer })
        .from(trips)
        .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
        .where(isTripPublic)
        .orderBy(desc(trips.isPopular), asc(trips.id))
        .limit(ROWS),
      db
        .select({
          id: destinations.id,
          slug: destinations.slug,
          name: destinations.name,
          description: destinations.description,
          translations: pickTranslations<Names>(destinations.translations, ['name', 'description']),
        })
        .from(destinations)
        .where(isDestinationPublic)
        .orderBy(desc(destinations.isPopular), asc(destinations.id))
        .limit(ROWS),
      db
        .select({
          slug: transferZones.slug,
          name: transferZones.name,
          minutes: transferZones.minutes,
          km: transferZones.km,
          translations: pickTranslations<Names>(transferZones.translations, ['name']),
        })
        .from(transferZones)
        .where(and(eq(transferZones.hasPage, true), isNull(transferZones.deletedAt)))
        .orderBy(asc(transferZones.sortOrder))
        .limit(ROWS),
      db
        .select({
          fromCents: min(transferPrices.oneWayCents),
          toCents: max(transferPrices.oneWayCents),
        })
        .from(transferPrices)
        .where(isPriceOn(today)),
      db
        .select({
          slug: blogPosts.slug,
          title: blogPosts.title,
          excerpt: blogPosts.excerpt,
          translations: pickTranslations<BlogPostInput['translations']>(blogPosts.translations, [
            'title',
            'excerpt',
          ]),
        })
        .from(blogPosts)
        .where(isPostPublic)
        .orderBy(desc(blogPosts.publishedAt))
        .limit(ROWS),
      db
        .select({
          slug: ownPages.slug,
          title: ownPages.title,
          intro: ownPages.intro,
          translations: pickTranslations<OwnPageInput['translations']>(ownPages.translations, [
            'title',
            'intro',
          ]),
        })
        .from(ownPages)
        .where(isOwnPagePublic)
        .orderBy(asc(ownPages.id))
        .limit(ROWS),
    ],
    (tripRows, places, zones, [prices], posts, own) => ({
      trips: tripRows.map((trip) => ({
        path: `/trips/${trip.id}-${trip.slug}`,
        name: inEnglish(trip, 'name'),
        text: inEnglish(trip, 'description'),
        price: trip.showBookingOptions ? trip.price : null,
        pricePer: trip.pricePer,
      })),
      destinations: places.map((place) => ({
        path: `/destinations/${place.id}-${place.slug}`,
        name: inEnglish(place, 'name'),
        text: inEnglish(place, 'description'),
      })),
      zones: zones.map((zone) => ({
        path: `/airport-transfers/${zone.slug}`,
        name: inEnglish(zone, 'name'),
        minutes: zone.minutes,
        km: zone.km,
      })),
      prices: { fromCents: prices?.fromCents ?? null, toCents: prices?.toCents ?? null },
      posts: posts.map((post) => ({
        path: `/blog/${post.slug}`,
        name: inEnglish(post, 'title'),
        text: inEnglish(post, 'excerpt'),
      })),
      pages: own.map((page) => ({
        path: `/${page.slug}`,
        name: inEnglish(page, 'title'),
        text: inEnglish(page, 'intro'),
      })),
    }),
  );
};
