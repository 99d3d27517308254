import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { TripInput as TripInputSchema, TripTypeInput } from '#contract/trips/trips.schema.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { firstId } from '#core/crud/first-id.ts';
import type { Resource } from '#core/crud/resource.ts';
import { publicationStates } from '#core/crud/states.ts';
import type { Database } from '#core/db/client.ts';
import { defaultOptions } from '#core/db/published/default-options.ts';
import { read } from '#core/db/reader.ts';
import { destinations, tripDestinations, trips, tripTypes } from '#core/db/schema.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

/** Replaces the destinations of a trip if the condition holds. */
const writeDestinations = (
  db: Database,
  tripId: number,
  { destinationIds }: TripInput,
  condition: SQL,
) => {
  const chosen = jsonRows([...new Set(destinationIds)].map((id) => ({ id })));
  return [
    db.delete(tripDestinations).where(and(eq(tripDestinations.tripId, tripId), condition)),
    insertRows(
      db,
      tripDestinations,
      { tripId, destinationId: chosen.cell('id'), sortOrder: chosen.position },
      sql`${chosen.from} WHERE ${condition}`,
    ),
  ];
};

export const tripResource: Resource<typeof trips, typeof TripInputSchema> = {
  entity: 'trips',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a trip', many: 'trips' },
  table: trips,
  input: TripInputSchema,
  toRow: ({ destinationIds: _omitted, ...row }) => row,
  check: ({ meetingLatitude, meetingLongitude }) => {
    if ((meetingLatitude === null) === (meetingLongitude === null)) return;
    throw refuse(
      meetingLatitude === null ? 'meetingLatitude' : 'meetingLongitude',
      'required',
      'problem.both_coordinates',
    );
  },
  list: {
    name: trips.name,
    slug: trips.slug,
    image: trips.image,
    tripTypeId: trips.tripTypeId,
    region: trips.region,
    price: trips.price,
    currency: trips.currency,
    isPopular: trips.isPopular,
    isBestseller: trips.isBestseller,
    status: trips.status,
    publishAt: trips.publishAt,
    translations: trips.translations,
    sourceLanguage: trips.sourceLanguage,
    translationState: trips.translationState,
  },
  searched: [trips.name, trips.location, trips.slug, trips.translations],
  sorts: { name: trips.name, updated: trips.updatedAt, price: trips.price },
  states: publicationStates(trips),
  filters: { type: (value) => eq(trips.tripTypeId, Number(value) || 0) },
  publish: { on: { status: 'published' }, off: { status: 'draft' } },
  references: [
    { path: 'tripTypeId', table: tripTypes, ids: ({ tripTypeId }) => [tripTypeId] },
    { path: 'destinationIds', table: destinations, ids: ({ destinationIds }) => destinationIds },
  ],
  joined: {
    read: (db, id) =>
      read(
        [
          db
            .select({ destinationId: tripDestinations.destinationId })
            .from(tripDestinations)
            .where(eq(tripDestinations.tripId, id))
            .orderBy(asc(tripDestinations.sortOrder)),
        ],
        (rows) => ({ destinationIds: rows.map(({ destinationId }) => destinationId) }),
      ),
    write: (db, tripId, input, condition) => [
      ...writeDestinations(db, tripId, input, condition),
      ...defaultOptions(db, tripId),
    ],
  },
  draftDefaults: { tripTypeId: firstId(tripTypes) },
  publicPath: ({ id, slug }) => `/trips/${id}-${slug}`,
  copy: (trip, n) => ({ ...trip, slug: `${trip.slug}-${n}`, status: 'draft' as const }),
};
export const tripAdminRoutes = crudRoutes(tripResource);

export const tripTypeAdminRoutes = crudRoutes({
  entity: 'trip-types',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a trip type', many: 'trip types' },
  table: tripTypes,
  input: TripTypeInput,
  toRow: (row) => row,
  list: {
    name: tripTypes.name,
    slug: tripTypes.slug,
    sortOrder: tripTypes.sortOrder,
    translations: tripTypes.translations,
    translationState: tripTypes.translationState,
  },
  searched: [tripTypes.name, tripTypes.translations],
  sorts: { order: tripTypes.sortOrder, name: tripTypes.name, updated: tripTypes.updatedAt },
  isUsed: (id) =>
    sql`EXISTS (SELECT 1 FROM trips WHERE trip_type_id = ${id} AND deleted_at IS NULL)`,
  copy: (type, n) => ({ ...type, slug: `${type.slug}-${n}` }),
});
