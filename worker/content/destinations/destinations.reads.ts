import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { DestinationQuery } from '#contract/admin/list-queries.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { KEY_FIELDS, languagesOf } from '#contract/languages/translation-state.ts';
import type { Page } from '#contract/paging.ts';
import { DestinationInput as DestinationInputSchema } from '#contract/places/destinations.schema.ts';
import type {
  DestinationCard,
  DestinationDetail,
  DestinationInput,
  DestinationPin,
  DestinationTag,
} from '#contract/places/destinations.ts';
import type { Database } from '#core/db/client.ts';
import {
  beginning,
  pickTranslations,
  pictureTexts,
  pictureTint,
  translatedFields,
} from '#core/db/columns.ts';
import { fullText } from '#core/db/published/full-text.ts';
import { isDestinationPublic } from '#core/db/published/public-rows.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { isPriceOn } from '#core/db/published/transfer-prices.ts';
import { read } from '#core/db/reader.ts';
import {
  destinations,
  destinationTags,
  transferPrices,
  transferZones,
  tripDestinations,
  trips,
  tripTypes,
} from '#core/db/schema.ts';
import { tripCardParts } from '#orders/departures/trip-cards.ts';

const POPULAR_LIMIT = 6;
const NEARBY_LIMIT = 3;
const TRIPS_LIMIT = 6;
const PINS_LIMIT = 60;
const TAGS_LIMIT = 24;

const cardColumns = {
  id: destinations.id,
  name: destinations.name,
  slug: destinations.slug,
  description: beginning(destinations.description).as('description'),
  image: destinations.image,
  rating: destinations.rating,
  reviewCount: destinations.reviewCount,
  tags: destinations.tags,
  isPopular: destinations.isPopular,
  region: destinations.region,
  kind: destinations.kind,
  latitude: destinations.latitude,
  longitude: destinations.longitude,
  sourceLanguage: destinations.sourceLanguage,
  translations: pickTranslations<DestinationCard['translations']>(
    destinations.translations,
    ['name', 'description', 'tags'],
    ['description'],
  ),
};

/** While none is marked as popular, all of them are shown. */
export const popularDestinations = (db: Database) => {
  const marked = db
    .select({ id: destinations.id })
    .from(destinations)
    .where(and(isDestinationPublic, eq(destinations.isPopular, true)));
  return read(
    [
      db
        .select(cardColumns)
        .from(destinations)
        .where(and(isDestinationPublic, eq(destinations.isPopular, sql`EXISTS ${marked}`)))
        .orderBy(asc(destinations.id))
        .limit(POPULAR_LIMIT),
    ],
    (rows): DestinationCard[] => rows,
  );
};

const searched = (query: DestinationQuery) =>
  fullText('destination', sql`${destinations.id}`, query.q);

/** Popular ones first; in a search, matches of the name before those that mention it. */
function destinationOrder(query: DestinationQuery): SQL[] {
  const text = searched(query);
  return [...(text ? [desc(text.named)] : []), desc(destinations.isPopular), desc(destinations.id)];
}

function destinationFilter(db: Database, query: DestinationQuery) {
  return and(
    isDestinationPublic,
    query.region ? eq(destinations.region, query.region) : undefined,
    query.tag
      ? inArray(
          destinations.id,
          db
            .select({ id: destinationTags.destinationId })
            .from(destinationTags)
            .where(eq(destinationTags.tag, query.tag)),
        )
      : undefined,
    searched(query)?.anywhere,
  );
}

export const destinationList = (db: Database, query: DestinationQuery) =>
  read(
    [
      db
        .select(cardColumns)
        .from(destinations)
        .where(destinationFilter(db, query))
        .orderBy(...destinationOrder(query))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      db.select({ total: count() }).from(destinations).where(destinationFilter(db, query)),
    ],
    (items, counts): Page<DestinationCard> => ({
      items,
      total: counts[0]?.total ?? 0,
      page: query.page,
      pageSize: query.pageSize,
    }),
  );

/** Coordinates of all matching destinations, whatever the page of the list; popular ones first when there are too many for a map. */
export const destinationPins = (db: Database, query: DestinationQuery) =>
  read(
    [
      db
        .select({
          id: destinations.id,
          slug: destinations.slug,
          name: destinations.name,
          latitude: destinations.latitude,
          longitude: destinations.longitude,
          translations: pickTranslations<DestinationPin['translations']>(
            destinations.translations,
            ['name'],
          ),
        })
        .from(destinations)
        .where(destinationFilter(db, query))
        .orderBy(...destinationOrder(query))
        .limit(PINS_LIMIT),
    ],
    (rows): DestinationPin[] => rows,
  );

const parseWithoutNulls = (text: string) => JSON.parse(text, (_key, value) => value ?? undefined);

const named = (row: DestinationTag) => ({
  ...row,
  name: row.tag,
  translations: { ...row.translations, name: row.translations.tag },
});

/** The most used tags; each tag's translations come from a destination that has it, at the same position of its list. */
export const destinationTagList = (db: Database, language?: Language) => {
  const used = db
    .select({
      tag: destinationTags.tag,
      count: count().as('uses'),
      example: sql<number>`min(${destinations.id})`.as('example'),
    })
    .from(destinationTags)
    .innerJoin(destinations, eq(destinations.id, destinationTags.destinationId))
    .where(isDestinationPublic)
    .groupBy(destinationTags.tag)
    .orderBy(desc(sql`uses`), asc(destinationTags.tag))
    .limit(TAGS_LIMIT)
    .as('used');
  const label = (language: string) =>
    sql`${sql.raw(`'${language}'`)}, json_extract(${destinations.translations}, ${sql.raw(`'$.tags.${language}['`)} || place.key || ']')`;
  return read(
    [
      db
        .select({
          tag: used.tag,
          count: used.count,
          translations:
            sql`json_object('tag', json_object(${sql.join(LANGUAGES.map(label), sql`, `)}))`
              .mapWith(parseWithoutNulls)
              .as('labels') as SQL.Aliased<DestinationTag['translations']>,
        })
        .from(used)
        .innerJoin(destinations, eq(destinations.id, used.example))
        .innerJoin(sql`json_each(${destinations.tags}) AS place`, sql`place.value = ${used.tag}`),
    ],
    (rows): DestinationTag[] => (language ? rows.map(named) : rows),
  );
};

/**
 * The row, its cheapest transfer from the airport, the trips that go there and its neighbours in the region, in one batch. A preview
 * includes unpublished rows.
 */
export const destinationDetail = (
  db: Database,
  id: number,
  language?: Language,
  isPreview = false,
) => {
  const cards = tripCardParts({ language });
  const today = menorcaToday(new Date());
  const own = (column: string) => sql.raw(`(SELECT ${column} FROM destinations WHERE id = ${id})`);
  return read(
    [
      db
        .select({
          ...getTableColumns(destinations),
          pictureTexts: pictureTexts(destinations.image, destinations.gallery),
          tint: pictureTint(destinations.image),
          translations: pickTranslations<DestinationInput['translations']>(
            destinations.translations,
            translatedFields(DestinationInputSchema),
          ),
        })
        .from(destinations)
        .where(
          and(
            eq(destinations.id, id),
            isPreview ? isNull(destinations.deletedAt) : isDestinationPublic,
          ),
        ),
      db
        .select({
          zoneSlug: transferZones.slug,
          hasPage: transferZones.hasPage,
          cents: transferPrices.oneWayCents,
          currency: transferPrices.currency,
        })
        .from(transferPrices)
        .innerJoin(transferZones, eq(transferZones.id, transferPrices.zoneId))
        .where(and(eq(transferPrices.zoneId, own('transfer_zone_id')), isPriceOn(today)))
        .orderBy(asc(transferPrices.oneWayCents))
        .limit(1),
      db
        .select(cards.columns)
        .from(tripDestinations)
        .innerJoin(trips, eq(trips.id, tripDestinations.tripId))
        .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
        .where(and(eq(tripDestinations.destinationId, id), isTripPublic))
        .orderBy(desc(trips.isPopular), desc(trips.id))
        .limit(TRIPS_LIMIT),
      db
        .select(cardColumns)
        .from(destinations)
        .where(
          and(isDestinationPublic, eq(destinations.region, own('region')), ne(destinations.id, id)),
        )
        // Squared degrees; at this latitude a degree of longitude is about 0.77 of one of latitude.
        .orderBy(
          sql`(latitude - ${own('latitude')}) * (latitude - ${own('latitude')}) + 0.59 * (longitude - ${own('longitude')}) * (longitude - ${own('longitude')})`,
        )
        .limit(NEARBY_LIMIT),
    ],
    ([row], [transferFrom], tripRows, nearby): DestinationDetail | undefined => {
      if (!row) return undefined;
      const {
        translationState: _state,
        createdAt: _created,
        updatedAt: _updated,
        deletedAt: _deleted,
        ...destination
      } = row;
      const languages = languagesOf(destination, KEY_FIELDS.destination);
      return {
        ...destination,
        languages,
        transferFrom: transferFrom ?? null,
        trips: tripRows.map(cards.toCard),
        nearby,
        ...(isPreview && { isPreview }),
      };
    },
  );
};
