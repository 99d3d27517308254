import {
  and,
  eq,
  gt,
  isNull,
  like,
  not,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { menorcaToday } from '#contract/calendar.ts';
import type { SearchAnswer, SearchKind } from '#contract/content/search.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { NOW } from '#core/db/columns.ts';
import { inNames, isFew, NOTHING, searchQuestion } from '#core/db/published/full-text.ts';
import { isOwnPagePublic } from '#core/db/published/public-rows.ts';
import { isPriceOn } from '#core/db/published/transfer-prices.ts';
import { read } from '#core/db/reader.ts';
import {
  blogPosts,
  destinations,
  listedPrice,
  ownPages,
  seoRecords,
  transferPrices,
  transferZones,
  trips,
} from '#core/db/schema.ts';
import { excerptOf, namesFirst } from './search-text.ts';

const RESULTS_LIMIT = 20;
/** Number of rows fetched, ranked and unranked, so that exact names come first and duplicates can be removed. */
const RANKED_LIMIT = 60;
const UNRANKED_LIMIT = 30;

/** The FTS5 table of migration 0008; triggers maintain it, so it is not in the schema. */
const search = sqliteTable('search', {
  kind: text().$type<SearchKind>().notNull(),
  refId: integer().notNull(),
  language: text().$type<Language>().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  path: text().notNull(),
  aliases: text().notNull(),
});

/** Condition on the row number, which ends with the language: using it avoids reading the row. */
const isIn = (language: Language) => sql`search.rowid % 4 = ${LANGUAGES.indexOf(language)}`;

/** Excludes scheduled content, and records of own pages that are not public or not to be found. */
function isOut(db: Database): SQL | undefined {
  const later = (table: typeof trips | typeof blogPosts, kind: SearchKind) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(search.kind, kind), eq(table.id, search.refId), gt(table.publishAt, NOW)));
  const isOfPage = eq(search.kind, 'page');
  const name = sql`substr(${search.path}, 2)`;
  const unpublished = db
    .select({ id: ownPages.id })
    .from(ownPages)
    .where(and(isOfPage, eq(ownPages.slug, name), not(isOwnPagePublic as SQL)));
  const hidden = db
    .select({ id: seoRecords.id })
    .from(seoRecords)
    .where(
      and(
        isOfPage,
        eq(seoRecords.page, name),
        isNull(seoRecords.deletedAt),
        like(seoRecords.robotsDirective, 'noindex%'),
      ),
    );
  return and(
    notExists(later(trips, 'trip')),
    notExists(later(blogPosts, 'post')),
    notExists(unpublished),
    notExists(hidden),
  );
}

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

/**
 * Search results, best first; no query when the text is too short. A query with few matching rows is ranked (bm25 reads every row that
 * contains one of the words); of others the first matches in names and then in texts are taken, so that the cost does not grow with the
 * content.
 */
export const searchFor = (db: Database, words: string, language: Language) => {
  const question = searchQuestion(words);
  if (!question) return undefined;
  const { all, any } = question;
  const found = (expression: SQL | string) =>
    db
      .select({
        kind: search.kind,
        refId: search.refId,
        title: search.title,
        excerpt: search.excerpt,
        path: search.path,
        aliases: search.aliases,
        image: pictureOf(db).as('image'),
        amount: amountOf(db).as('amount'),
      })
      .from(search)
      .where(and(sql`search MATCH ${expression}`, isIn(language), isOut(db)));
  return read(
    [
      found(sql`iif(${isFew(any)}, ${all}, ${NOTHING})`)
        .orderBy(sql`rank`)
        .limit(RANKED_LIMIT),
      found(inNames(all)).limit(UNRANKED_LIMIT),
      found(all).limit(UNRANKED_LIMIT),
    ],
    (best, named, mentioned): SearchAnswer => {
      // A transfer page matches as a zone and as a page: it is listed once.
      const seen = new Set<string>();
      const once = namesFirst([...best, ...named, ...mentioned], words).filter(
        ({ path }) => !seen.has(path) && seen.add(path),
      );
      return {
        items: once
          .slice(0, RESULTS_LIMIT)
          .map(({ kind, refId, title, excerpt, path, image, amount }) => ({
            kind,
            id: refId,
            title,
            excerpt: excerptOf(excerpt),
            path,
            image,
            price: amount === null ? null : { amount, currency: 'EUR' },
          })),
      };
    },
  );
};
