import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { GuestReview, ReviewList, ReviewQuery } from '#contract/content/reviews.ts';
import type { Language } from '#contract/languages/language.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { images, reviews, tripDestinations, trips } from '#core/db/schema.ts';
import { type HeldReview, isOver, lastDay } from './review-link.ts';

const tripColumns = {
  tripId: aliased(trips.id, 'namedTripId'),
  slug: aliased(trips.slug, 'tripSlug'),
  tripName: aliased(trips.name, 'tripName'),
  translations: pickTranslations<TripInput['translations']>(trips.translations, ['name']).as(
    'tripTranslations',
  ) as SQL.Aliased<{ name?: Partial<Record<Language, string>> }>,
};
type TripColumns = {
  tripId: number | null;
  slug: string | null;
  tripName: string | null;
  translations: { name?: Partial<Record<Language, string>> } | null;
};
const tripOf = ({ tripId, slug, tripName, translations }: TripColumns) =>
  tripId === null
    ? null
    : { id: tripId, slug: slug ?? '', name: tripName ?? '', translations: translations ?? {} };

function about({ trip, place, kind }: ReviewQuery) {
  const ofPlace = sql`${reviews.tripId} IN (SELECT ${tripDestinations.tripId} FROM ${tripDestinations} WHERE ${tripDestinations.destinationId} = ${place ?? 0})`;
  return and(
    eq(reviews.status, 'published'),
    isNull(reviews.deletedAt),
    trip === undefined ? undefined : eq(reviews.tripId, trip),
    place === undefined ? undefined : ofPlace,
    kind && eq(reviews.kind, kind),
  );
}

/** Published reviews: those in the reader's language first, the newest of each language first. Mean and number are of all of them. */
export const reviewList = (db: Database, query: ReviewQuery, language: Language | undefined) =>
  read(
    [
      db
        .select({
          id: reviews.id,
          kind: reviews.kind,
          stars: reviews.stars,
          text: reviews.text,
          language: reviews.language,
          name: reviews.name,
          country: reviews.country,
          path: images.path,
          width: images.width,
          height: images.height,
          localDate: reviews.localDate,
          writtenAt: reviews.writtenAt,
          answer: reviews.answer,
          isDemo: reviews.isDemo,
          ...tripColumns,
        })
        .from(reviews)
        .leftJoin(images, eq(images.path, reviews.photo))
        .leftJoin(trips, and(eq(trips.id, reviews.tripId), isTripPublic))
        .where(about(query))
        .orderBy(
          ...(language ? [desc(sql`${reviews.language} = ${language}`)] : []),
          desc(reviews.writtenAt),
          desc(reviews.id),
        )
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      db
        .select({
          total: count().as('total'),
          rating: sql<
            number | null
          >`round(avg(iif(${reviews.isDemo}, NULL, ${reviews.stars})), 2)`.as('rating'),
          own: sql<number>`count(*) FILTER (WHERE NOT ${reviews.isDemo})`.as('own'),
        })
        .from(reviews)
        .where(about(query)),
    ],
    (rows, [sum]): ReviewList => ({
      items: rows.map((row) => ({
        ...{ id: row.id, kind: row.kind, stars: row.stars ?? 0, text: row.text },
        ...{ language: row.language, name: row.name, country: row.country, answer: row.answer },
        photo:
          row.path === null
            ? null
            : { path: row.path, width: row.width ?? 0, height: row.height ?? 0 },
        month: row.localDate.slice(0, 7),
        date: (row.writtenAt ?? '').slice(0, 10),
        trip: tripOf(row),
        isDemo: row.isDemo,
      })),
      total: sum?.total ?? 0,
      page: query.page,
      pageSize: query.pageSize,
      rating: sum?.rating ?? null,
      count: sum?.own ?? 0,
    }),
  );

/** The page of the guest who holds the link. */
export const guestReview = (db: Database, held: HeldReview, now: Date) =>
  read(
    [
      db
        .select(tripColumns)
        .from(trips)
        .where(eq(trips.id, held.tripId ?? 0)),
    ],
    ([trip]): GuestReview => ({
      ...{ reference: held.reference, kind: held.kind, trip: trip ? tripOf(trip) : null },
      ...{ date: held.localDate, until: lastDay(held.localDate), isOver: isOver(held, now) },
      ...{ status: held.status, stars: held.stars, text: held.text, name: held.name },
      ...{ country: held.country, photo: held.photo },
      ...{ reason: held.reason, reasonText: held.reasonText },
    }),
  );
