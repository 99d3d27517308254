import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type {
  ImportDetail,
  ImportItem,
  ImportRowAnswer,
  ImportRowState,
} from '#contract/imports/imports.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { importRows, imports, users } from '#core/db/schema.ts';
import { found } from '#core/http/problem.ts';
import { type ProblemText, problemLanguage, problemText } from '#core/http/problem-text.ts';
import type { App } from '#env';
import type { Made, Outcome } from './outcome.ts';

const LISTED = 50;

type Counts = ImportItem['counts'];

async function countsOf(db: Database, where = sql`true`): Promise<Map<string, Counts>> {
  const rows = await db
    .select({ id: importRows.importId, state: importRows.state, n: count() })
    .from(importRows)
    .where(where)
    .groupBy(importRows.importId, importRows.state);
  const byImport = new Map<string, Counts>();
  for (const { id, state, n } of rows) byImport.set(id, { ...byImport.get(id), [state]: n });
  return byImport;
}

const itemsWhere = (db: Database, where = sql`true`) =>
  db
    .select({ item: imports, user: users.name })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy))
    .where(where)
    .orderBy(desc(imports.createdAt))
    .limit(LISTED);

function itemOf(
  { item, user }: Awaited<ReturnType<typeof itemsWhere>>[number],
  counts: Counts,
): ImportItem {
  const { leasedUntil: _lease, createdBy: _by, ...shown } = item;
  return { ...shown, user, counts };
}

export async function importList(db: Database): Promise<ImportItem[]> {
  const [rows, counts] = await Promise.all([itemsWhere(db), countsOf(db)]);
  return rows.map((row) => itemOf(row, counts.get(row.item.id) ?? {}));
}

/** An import with the number of its rows in each state. */
export async function importProgress(db: Database, id: string): Promise<ImportItem> {
  const [[row], counts] = await Promise.all([
    itemsWhere(db, eq(imports.id, id)),
    countsOf(db, eq(importRows.importId, id)),
  ]);
  return itemOf(found(row), counts.get(id) ?? {});
}

/** Where what a row made is seen. */
function linkOf(made: Made | null): string | null {
  if (made?.bookingId) return `/orders/${made.name}`;
  if (made?.tripId) return `/trips/edit/${made.tripId}`;
  if (made?.optionId) return `/trips/options/${made.optionId}`;
  return null;
}

const rowAnswer = (
  language: Language,
  line: number,
  { state, reason, path, made }: Omit<Outcome, 'state'> & { state: ImportRowState },
): ImportRowAnswer => ({
  line: Math.abs(line),
  state,
  reason: reason === undefined ? null : problemText(language, reason),
  path: path ?? null,
  link: linkOf(made ?? null),
  name: typeof made?.name === 'string' ? made.name : null,
});

/** An import with all of its rows, reasons in the reader's language. */
export async function importDetail(c: Context<App>, id: string): Promise<ImportDetail> {
  const { db } = c.var;
  const language = problemLanguage(c);
  const [[row], lines] = await Promise.all([
    itemsWhere(db, eq(imports.id, id)),
    db.select().from(importRows).where(eq(importRows.importId, id)).orderBy(asc(importRows.line)),
  ]);
  const counts: Counts = {};
  for (const { state } of lines) counts[state] = (counts[state] ?? 0) + 1;
  return {
    ...itemOf(found(row), counts),
    rows: lines.map(({ line, state, reason, path, made }) =>
      rowAnswer(language, line, {
        ...{ state, made: made ?? {} },
        ...(reason !== null && { reason: reason as ProblemText }),
        ...(path !== null && { path }),
      }),
    ),
  };
}

export const plannedRows = (
  c: Context<App>,
  lines: readonly number[],
  outcomes: readonly Outcome[],
): ImportRowAnswer[] => {
  const language = problemLanguage(c);
  return outcomes.map((outcome, at) => rowAnswer(language, lines[at] ?? 0, outcome));
};
