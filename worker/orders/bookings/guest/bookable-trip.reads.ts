import { and, type SQL } from 'drizzle-orm';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations } from '#core/db/columns.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { trips } from '#core/db/schema.ts';

/** What of a published trip its booking and its mails need. */
export const bookableTrip = (db: Database, isMeant: SQL) =>
  read(
    [
      db
        .select({
          ...{
            id: trips.id,
            showBookingOptions: trips.showBookingOptions,
            name: trips.name,
            meetingPoint: trips.meetingPoint,
            meetingLatitude: trips.meetingLatitude,
            meetingLongitude: trips.meetingLongitude,
            bring: trips.bring,
            guideLanguages: trips.guideLanguages,
          },
          translations: pickTranslations<
            Pick<TripInput['translations'], 'name' | 'meetingPoint' | 'bring'>
          >(trips.translations, ['name', 'meetingPoint', 'bring']),
        })
        .from(trips)
        .where(and(isMeant, isTripPublic)),
    ],
    ([row]) => row,
  );
