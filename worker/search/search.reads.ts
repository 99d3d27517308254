import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { SearchAnswer, SearchKind } from '#contract/search.ts';
import type { Database } from '#db/client.ts';
import { NOW } from '#db/columns.ts';
import { inNames, isFew, NOTHING, searchQuestion } from '#db/full-text.ts';
import { read } from '#db/reader.ts';
import { blogPosts, trips } from '#db/schema.ts';
import { excerptOf, namesFirst } from './search-text.ts';

const RESULTS_LIMIT = 20;
/** So many are fetched that exact names and doubles can be sorted out: of what is ranked, and of what is not. */
const RANKED_LIMIT = 60;
const UNRANKED_LIMIT = 30;

/** The FTS5 table of migration 0008; triggers keep it, so it is not in the schema. */
const search = sqliteTable('search', {
  kind: text().$type<SearchKind>().notNull(),
  refId: integer().notNull(),
  language: text().$type<Language>().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  path: text().notNull(),
  aliases: text().notNull(),
});

/** Condition on the row's number, which ends in the language: asking it spares reading the row. */
const isIn = (language: Language) => sql`search.rowid % 4 = ${LANGUAGES.indexOf(language)}`;

/** Not what comes out later. */
function isOut(db: Database): SQL | undefined {
  const later = (table: typeof trips | typeof blogPosts, kind: SearchKind) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(search.kind, kind), eq(table.id, search.refId), gt(table.publishAt, NOW)));
  return and(notExists(later(trips, 'trip')), notExists(later(blogPosts, 'post')));
}

/**
 * What is found, best first; no question to the database when there is too little to look for. What few rows satisfy is ranked (bm25
 * counts every row in which one of the words stands); of the rest the first ones in names and then in texts are taken, so that a search
 * costs the same however much there is.
 */
export const searchFor = (db: Database, words: string, language: Language) => {
  const question = searchQuestion(words);
  if (!question) return undefined;
  const { all, any } = question;
  const found = (asked: SQL | string) =>
    db
      .select({
        kind: search.kind,
        refId: search.refId,
        title: search.title,
        excerpt: search.excerpt,
        path: search.path,
        aliases: search.aliases,
      })
      .from(search)
      .where(and(sql`search MATCH ${asked}`, isIn(language), isOut(db)));
  return read(
    [
      found(sql`iif(${isFew(any)}, ${all}, ${NOTHING})`)
        .orderBy(sql`rank`)
        .limit(RANKED_LIMIT),
      found(inNames(all)).limit(UNRANKED_LIMIT),
      found(all).limit(UNRANKED_LIMIT),
    ],
    (best, named, mentioned): SearchAnswer => {
      // A transfer page is found as a zone and as a page: once will do.
      const seen = new Set<string>();
      const once = namesFirst([...best, ...named, ...mentioned], words).filter(({ path }) => !seen.has(path) && seen.add(path));
      return {
        items: once
          .slice(0, RESULTS_LIMIT)
          .map(({ kind, refId, title, excerpt, path }) => ({ kind, id: refId, title, excerpt: excerptOf(excerpt), path })),
      };
    },
  );
};
