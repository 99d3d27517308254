import type { ContentDraft, ContentHealth, DraftKind } from '#contract/admin/admin.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import {
  countWithoutAlt,
  destinationDrafts,
  postDrafts,
  seoTexts,
  translationGaps,
  tripDrafts,
} from './health.statements.ts';

type DraftRow = Omit<ContentDraft, 'kind'> & { total: number };

function draftsOf(groups: Record<DraftKind, readonly DraftRow[]>): ContentHealth['drafts'] {
  const all = Object.entries(groups) as [DraftKind, readonly DraftRow[]][];
  return {
    total: all.reduce((sum, [, rows]) => sum + (rows[0]?.total ?? 0), 0),
    newest: all
      .flatMap(([kind, rows]) =>
        rows.map(({ total: _total, ...row }): ContentDraft => ({ kind, ...row })),
      )
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
  };
}

const gaps = (db: Database) =>
  read(translationGaps(db), (...groups) => {
    const sums = Object.fromEntries(
      LANGUAGES.map((language) => [language, { missing: 0, draft: 0, outdated: 0 }]),
    ) as Record<Language, ContentHealth['translations'][Language]>;
    for (const { language, gap, count } of groups.flat()) sums[language][gap] += count;
    return sums;
  });

const rest = (db: Database) =>
  read(
    [countWithoutAlt(db), seoTexts(db), tripDrafts(db), destinationDrafts(db), postDrafts(db)],
    (alts, seo, tripRows, destinationRows, postRows) => ({
      picturesWithoutAlt: alts[0]?.count ?? 0,
      seo,
      drafts: draftsOf({ trips: tripRows, destinations: destinationRows, 'blog/posts': postRows }),
    }),
  );

export const contentHealth = { gaps, rest };
