import { inArray, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { SearchAnswer } from '#contract/content/search.ts';
import type { Language } from '#contract/languages/language.ts';
import type { TripSuits } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { firstFound, NOTHING, searchQuestion } from '#core/db/published/full-text.ts';
import { type Reader, read } from '#core/db/reader.ts';
import { translate } from '#core/locales/strings.ts';
import { packedTrips } from '#orders/departures/trip-packs.reads.ts';
import { toItem } from './search.reads.ts';
import { rowOfTrip, search, searchColumns } from './search-table.ts';

/** More stand on the page of the list. */
const LISTED = 8;

const SUITS_TEXTS = {
  families: 'suits.families',
  rain: 'suits.rain',
  wind: 'suits.wind',
} as const satisfies Record<TripSuits, string>;

/** The list of trips with these filters, as a page among the results. */
function listPage(suits: readonly TripSuits[], rest: string, language: Language) {
  const asked = new URLSearchParams([
    ...suits.map((one) => [one, '1']),
    ...(rest ? [['q', rest]] : []),
  ] as [string, string][]);
  const names = suits.map((one) => translate(language, 'common', SUITS_TEXTS[one])).join(', ');
  return {
    kind: 'page' as const,
    id: 0,
    title: `${translate(language, 'common', 'search.kind.trip')}: ${names}`,
    excerpt: '',
    path: `/trips?${asked}`,
    image: null,
    price: null,
  };
}

/** Trips that are good for all of that, those with the other words first; before them the list that has them all. */
export async function goodTrips(
  db: Database,
  reader: Reader,
  { suits, rest }: { suits: readonly TripSuits[]; rest: string },
  language: Language,
): Promise<SearchAnswer['items']> {
  const now = new Date();
  const today = menorcaToday(now);
  const question = rest ? searchQuestion(rest)?.all : undefined;
  const [all, matches] = await Promise.all([
    reader.run(packedTrips(db, { from: today, to: today }, now)),
    reader.run(
      read(
        [
          db
            .select({ id: sql<number>`id`.as('id') })
            .from(
              sql`(WITH found(id) AS (${firstFound('trip', question ?? NOTHING)}) SELECT id FROM found)`,
            ),
        ],
        (rows) => new Set(rows.map(({ id }) => id)),
      ),
    ),
  ]);
  const good = all
    .filter((trip) => suits.every((one) => trip.suits.includes(one)))
    .toSorted(
      (a, b) => b.isPopular - a.isPopular || b.isBestseller - a.isBestseller || b.id - a.id,
    );
  const named = good.filter(({ id }) => matches.has(id));
  const listed = (named.length > 0 ? named : good).slice(0, LISTED).map(({ id }) => id);
  if (listed.length === 0) return [];
  const rows = await reader.run(
    read(
      [
        db
          .select(searchColumns(db))
          .from(search)
          .where(
            inArray(
              sql`search.rowid`,
              listed.map((id) => rowOfTrip(id, language)),
            ),
          ),
      ],
      (found) => found,
    ),
  );
  const items = rows
    .toSorted((a, b) => listed.indexOf(a.refId) - listed.indexOf(b.refId))
    .map(toItem);
  return [listPage(suits, named.length > 0 ? rest : '', language), ...items];
}
