import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { DestinationCard, DestinationDetail } from '#contract/destinations.ts';
import type { DestinationQuery } from '#contract/list-queries.ts';
import type { Page } from '#contract/paging.ts';
import type { Database } from '#db/client.ts';
import { likePattern, pickTranslations } from '#db/columns.ts';
import { isTripPublic, tripCardColumns } from '#db/public-trips.ts';
import { read } from '#db/reader.ts';
import { destinations, destinationTags, transferPrices, transferZones, tripDestinations, trips, tripTypes } from '#db/schema.ts';

const POPULAR_LIMIT = 6;
const NEARBY_LIMIT = 3;
const TRIPS_LIMIT = 6;

const cardColumns = {
  id: destinations.id,
  name: destinations.name,
  slug: destinations.slug,
  description: destinations.description,
  image: destinations.image,
  rating: destinations.rating,
  reviewCount: destinations.reviewCount,
  tags: destinations.tags,
  isPopular: destinations.isPopular,
  region: destinations.region,
  kind: destinations.kind,
  latitude: destinations.latitude,
  longitude: destinations.longitude,
  translations: pickTranslations<DestinationCard['translations']>(destinations.translations, ['name', 'description', 'tags']),
};

const isPublic = and(eq(destinations.status, 'published'), isNull(destinations.deletedAt));

export const popularDestinations = (db: Database) =>
  read(
    [
      db
        .select(cardColumns)
        .from(destinations)
        .where(and(isPublic, eq(destinations.isPopular, true)))
        .orderBy(asc(destinations.id))
        .limit(POPULAR_LIMIT),
    ],
    (rows): DestinationCard[] => rows,
  );

function destinationFilter(db: Database, query: DestinationQuery) {
  const text = query.q ? likePattern(query.q) : undefined;
  return and(
    isPublic,
    query.region ? eq(destinations.region, query.region) : undefined,
    query.tag ? inArray(destinations.id, db.select({ id: destinationTags.destinationId }).from(destinationTags).where(eq(destinationTags.tag, query.tag))) : undefined,
    text ? or(sql`${destinations.name} LIKE ${text} ESCAPE '\\'`, sql`${destinations.translations} -> '$.name' LIKE ${text} ESCAPE '\\'`) : undefined,
  );
}

export const destinationList = (db: Database, query: DestinationQuery) =>
  read(
    [
      db
        .select(cardColumns)
        .from(destinations)
        .where(destinationFilter(db, query))
        .orderBy(desc(destinations.isPopular), desc(destinations.id))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      db.select({ total: sql<number>`count(*)` }).from(destinations).where(destinationFilter(db, query)),
    ],
    (items, counts): Page<DestinationCard> => ({ items, total: counts[0]?.total ?? 0, page: query.page, pageSize: query.pageSize }),
  );

/** The row, its cheapest transfer from the airport, the trips that go there and its neighbours in the region: one batch. */
export const destinationDetail = (db: Database, id: number) => {
  const today = new Date().toISOString().slice(0, 10);
  const own = (column: string) => sql.raw(`(SELECT ${column} FROM destinations WHERE id = ${id})`);
  return read(
    [
      db.select().from(destinations).where(and(eq(destinations.id, id), isPublic)),
      db
        .select({ zoneSlug: transferZones.slug, cents: transferPrices.oneWayCents, currency: transferPrices.currency })
        .from(transferPrices)
        .innerJoin(transferZones, eq(transferZones.id, transferPrices.zoneId))
        .where(
          and(
            eq(transferPrices.zoneId, own('transfer_zone_id')),
            eq(transferPrices.versionId, sql`(SELECT max(id) FROM transfer_price_versions)`),
            lte(transferPrices.validFrom, today),
            or(isNull(transferPrices.validTo), sql`${transferPrices.validTo} >= ${today}`),
          ),
        )
        .orderBy(asc(transferPrices.oneWayCents))
        .limit(1),
      db
        .select(tripCardColumns)
        .from(tripDestinations)
        .innerJoin(trips, eq(trips.id, tripDestinations.tripId))
        .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
        .where(and(eq(tripDestinations.destinationId, id), isTripPublic()))
        .orderBy(desc(trips.isPopular), desc(trips.id))
        .limit(TRIPS_LIMIT),
      db
        .select(cardColumns)
        .from(destinations)
        .where(and(isPublic, eq(destinations.region, own('region')), ne(destinations.id, id)))
        // Squared degrees, a degree of longitude being about 0.77 of one of latitude here.
        .orderBy(sql`(latitude - ${own('latitude')}) * (latitude - ${own('latitude')}) + 0.59 * (longitude - ${own('longitude')}) * (longitude - ${own('longitude')})`)
        .limit(NEARBY_LIMIT),
    ],
    ([row], [transferFrom], tripCards, nearby): DestinationDetail | undefined => {
      if (!row) return undefined;
      const { translationState: _state, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...destination } = row;
      return { ...destination, transferFrom: transferFrom ?? null, trips: tripCards, nearby };
    },
  );
};
