import { and, inArray } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { trips } from '#core/db/schema.ts';
import { tripCards } from '#orders/departures/trip-cards.ts';

/** The published ones of these trips in the given order, with their names in one language and the price of now. */
export function letterTrips(db: Database, ids: readonly number[], language: Language) {
  const cards = tripCards(db, undefined);
  return read(
    [cards.select().where(and(inArray(trips.id, [...ids, 0]), isTripPublic))],
    (rows): TripCard[] =>
      rows
        .map(cards.toCard)
        .map((card) => ({ ...card, name: localize(card, 'name', language) }))
        .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  );
}
