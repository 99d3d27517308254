import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/language.ts';
import type { SearchAnswer, SearchKind } from '#contract/search.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { blogPosts, trips } from '#db/schema.ts';
import { excerptOf, matchQuery, namesFirst } from './search-text.ts';

const RESULTS_LIMIT = 20;
/** So many are fetched that exact names and doubles can be sorted out. */
const CANDIDATES_LIMIT = 60;

/** The FTS5 table of migration 0002; triggers keep it, so it is not in the schema. */
const search = sqliteTable('search', {
  kind: text().$type<SearchKind>().notNull(),
  refId: integer().notNull(),
  language: text().$type<Language>().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  path: text().notNull(),
  aliases: text().notNull(),
});

/** What is found, best first; no question to the database when there is too little to look for. */
export const searchFor = (db: Database, words: string, language: Language) => {
  const match = matchQuery(words);
  if (!match) return undefined;
  const now = new Date().toISOString();
  return read(
    [
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
        .where(
          and(
            sql`search MATCH ${match}`,
            eq(search.language, language),
            notExists(
              db
                .select({ id: trips.id })
                .from(trips)
                .where(and(eq(search.kind, 'trip'), eq(trips.id, search.refId), gt(trips.publishAt, now))),
            ),
            notExists(
              db
                .select({ id: blogPosts.id })
                .from(blogPosts)
                .where(and(eq(search.kind, 'post'), eq(blogPosts.id, search.refId), gt(blogPosts.publishAt, now))),
            ),
          ),
        )
        .orderBy(sql`rank`)
        .limit(CANDIDATES_LIMIT),
    ],
    (rows): SearchAnswer => {
      // A transfer page is found as a zone and as a page: once will do.
      const seen = new Set<string>();
      const best = namesFirst(rows, words).filter(({ path }) => !seen.has(path) && seen.add(path));
      return {
        items: best
          .slice(0, RESULTS_LIMIT)
          .map(({ kind, refId, title, excerpt, path }) => ({ kind, id: refId, title, excerpt: excerptOf(excerpt), path })),
      };
    },
  );
};
