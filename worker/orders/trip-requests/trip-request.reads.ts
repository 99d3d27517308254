import { and, eq } from 'drizzle-orm';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations } from '#core/db/columns.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { trips } from '#core/db/schema.ts';

/** Fields of the trip that a request needs. */
export const requestedTrip = (db: Database, id: number) =>
  read(
    [
      db
        .select({
          id: trips.id,
          name: trips.name,
          maxPeople: trips.maxPeople,
          minAge: trips.minAge,
          translations: pickTranslations<Pick<TripInput['translations'], 'name'>>(
            trips.translations,
            ['name'],
          ),
        })
        .from(trips)
        .where(and(eq(trips.id, id), isTripPublic)),
    ],
    ([row]) => row,
  );
export type RequestedTrip = NonNullable<ReturnType<ReturnType<typeof requestedTrip>['shape']>>;
