import { and, eq, gt, isNull, like, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { SearchAnswer, SearchItem, SearchKind } from '#contract/content/search.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { NOW } from '#core/db/columns.ts';
import { inNames, isFew, NOTHING, searchQuestion } from '#core/db/published/full-text.ts';
import { isOwnPagePublic } from '#core/db/published/public-rows.ts';
import { read } from '#core/db/reader.ts';
import { blogPosts, ownPages, seoRecords, transferZones, trips } from '#core/db/schema.ts';
import { search, searchColumns } from './search-table.ts';
import { excerptOf, namesFirst } from './search-text.ts';

const RESULTS_LIMIT = 20;
/** Number of rows fetched, ranked and unranked, so that exact names come first and duplicates can be removed. */
const RANKED_LIMIT = 60;
const UNRANKED_LIMIT = 30;

/** Condition on the row number, which ends with the language: using it avoids reading the row. */
const isIn = (language: Language) => sql`search.rowid % 4 = ${LANGUAGES.indexOf(language)}`;

/** Excludes scheduled content, records of own pages that are not public or not to be found, and pages of transfers where none are offered. */
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
  const zones = db
    .select({ id: transferZones.id })
    .from(transferZones)
    .where(isNull(transferZones.deletedAt));
  const ofTransfers = and(
    isOfPage,
    or(like(search.path, '/airport-transfers%'), eq(search.path, '/menorca-taxis')),
    notExists(zones),
  );
  return and(
    not(ofTransfers as SQL),
    notExists(later(trips, 'trip')),
    notExists(later(blogPosts, 'post')),
    notExists(unpublished),
    notExists(hidden),
  );
}

type Row = Pick<SearchItem, 'kind' | 'title' | 'excerpt' | 'path' | 'image'> & {
  refId: number;
  amount: number | null;
};
/** A row of the search as an answer has it. */
export const toItem = ({ kind, refId, title, excerpt, path, image, amount }: Row): SearchItem => ({
  kind,
  id: refId,
  title,
  excerpt: excerptOf(excerpt),
  path,
  image,
  price: amount === null ? null : { amount, currency: 'EUR' },
});

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
      .select(searchColumns(db))
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
        items: once.slice(0, RESULTS_LIMIT).map(toItem),
      };
    },
  );
};
