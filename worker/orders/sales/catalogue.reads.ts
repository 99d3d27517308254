import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SaleName } from '#contract/sales/sales.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { destinations, settings, tripDestinations, tripOptions, trips } from '#core/db/schema.ts';
import { nestedRows } from '#core/db/statements/nested-rows.ts';
import type { CatalogueOption } from './reading/names.ts';

export const SALE_NAMES_KEY = 'sale-names';
/** The firm's further names of its options, as guests and partners use them. */
export const saleNames = (value: unknown): SaleName[] =>
  Array.isArray(value) ? (value as SaleName[]) : [];

type Texts = { name?: Record<string, string> };
const inLanguages = (name: string, texts: Texts) => [
  ...new Set([name, ...Object.values(texts.name ?? {}).filter((one) => typeof one === 'string')]),
];

/** What can be sold, by all its names. Options in the trash or off sale are not. */
export const saleCatalogue = (db: Database) =>
  read(
    [
      db
        .select({
          // Columns of both tables have the same names.
          tripId: sql<number>`${trips.id}`.as('tripId'),
          optionId: sql<number>`${tripOptions.id}`.as('optionId'),
          trip: sql<string>`${trips.name}`.as('trip'),
          tripTexts: sql<string>`${trips.translations}`.as('tripTexts'),
          location: trips.location,
          option: sql<string>`${tripOptions.name}`.as('option'),
          optionTexts: sql<string>`${tripOptions.translations}`.as('optionTexts'),
          places: nestedRows(
            { name: destinations.name },
            sql`${destinations} WHERE id IN (SELECT destination_id FROM ${tripDestinations} WHERE trip_id = trips.id)`,
          ),
        })
        .from(tripOptions)
        .innerJoin(trips, eq(trips.id, tripOptions.tripId))
        .where(
          and(
            eq(tripOptions.isActive, true),
            isNull(tripOptions.deletedAt),
            isNull(trips.deletedAt),
          ),
        ),
      db.select({ value: settings.value }).from(settings).where(eq(settings.key, SALE_NAMES_KEY)),
    ],
    (rows, [own]): CatalogueOption[] =>
      rows.map(({ tripId, optionId, trip, tripTexts, location, option, optionTexts, places }) => ({
        ...{ tripId, optionId },
        tripNames: inLanguages(trip, JSON.parse(tripTexts) as Texts),
        optionNames: inLanguages(option, JSON.parse(optionTexts) as Texts),
        places: [location, ...places.map(({ name }) => name)].filter((name) => name !== ''),
        aliases: saleNames(own?.value).flatMap((one) =>
          one.optionId === optionId ? one.name : [],
        ),
      })),
  );
