import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { menorcaToday } from '#contract/calendar.ts';
import type { SearchKind } from '#contract/content/search.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { isPriceOn } from '#core/db/published/transfer-prices.ts';
import {
  blogPosts,
  destinations,
  listedPrice,
  transferPrices,
  transferZones,
  trips,
} from '#core/db/schema.ts';

/** The FTS5 table of migration 0008; triggers maintain it, so it is not in the schema. */
export const search = sqliteTable('search', {
  kind: text().$type<SearchKind>().notNull(),
  refId: integer().notNull(),
  language: text().$type<Language>().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  path: text().notNull(),
  aliases: text().notNull(),
});

/** The value of the row that a search row is about, by its kind. */
const byKind = (values: Partial<Record<SearchKind, SQLWrapper>>) =>
  sql`CASE ${search.kind} ${sql.join(
    Object.entries(values).map(([kind, value]) => sql`WHEN ${sql.raw(`'${kind}'`)} THEN ${value}`),
    sql` `,
  )} END`;

const pictureOf = (db: Database): SQL<string | null> =>
  byKind({
    trip: db.select({ image: trips.image }).from(trips).where(eq(trips.id, search.refId)),
    destination: db
      .select({ image: destinations.image })
      .from(destinations)
      .where(eq(destinations.id, search.refId)),
    post: db
      .select({ cover: blogPosts.cover })
      .from(blogPosts)
      .where(eq(blogPosts.id, search.refId)),
    transfer: db
      .select({ image: transferZones.image })
      .from(transferZones)
      .where(eq(transferZones.id, search.refId)),
  }) as SQL<string | null>;

/** The price that visitors see: of a trip, or the lowest one of a transfer's zone. */
const amountOf = (db: Database): SQL<number | null> =>
  byKind({
    trip: db
      .select({ price: listedPrice(trips) })
      .from(trips)
      .where(eq(trips.id, search.refId)),
    transfer: db
      .select({ price: sql`min(${transferPrices.oneWayCents}) / 100.0` })
      .from(transferPrices)
      .where(and(eq(transferPrices.zoneId, search.refId), isPriceOn(menorcaToday(new Date())))),
  }) as SQL<number | null>;

/** The number of a trip's row in a language. */
export const rowOfTrip = (id: number, language: Language) => id * 32 + LANGUAGES.indexOf(language);

export const searchColumns = (db: Database) => ({
  kind: search.kind,
  refId: search.refId,
  title: search.title,
  excerpt: search.excerpt,
  path: search.path,
  aliases: search.aliases,
  image: pictureOf(db).as('image'),
  amount: amountOf(db).as('amount'),
});
