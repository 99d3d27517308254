import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  is,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import type { EditedRow, Revision, RevisionInfo } from '#contract/admin/crud.ts';
import { searchText } from '#contract/admin/list-queries.schema.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { pagingEntries } from '#contract/paging.schema.ts';
import type { Page } from '#contract/paging.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, containsWords, folded, textIn } from '#core/db/columns.ts';
import { type Read, read } from '#core/db/reader.ts';
import { revisions, users } from '#core/db/schema.ts';
import { idIn } from '#core/http/ids.ts';
import type { EditableTable, InputSchema, Resource } from './resource.ts';

const ListQuery = v.object({
  q: searchText,
  sort: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  lang: v.fallback(v.optional(v.picklist(LANGUAGES)), undefined),
  ...pagingEntries,
});

/**
 * Names in alphabetical order, not byte order: «abc», «Ávila», «Ñandú», «Zeta»; by their texts in the language that the list is read in.
 * Instants (`updated_at`) need no collation.
 */
const inOrder = (by: SQLiteColumn | SQL, language: Language | undefined): SQLiteColumn | SQL =>
  is(by, SQLiteColumn) && by.dataType === 'string' && !by.name.endsWith('_at')
    ? folded(language ? textIn(language, by) : sql`${by}`)
    : by;

type Listed<T extends EditableTable, S extends InputSchema> = Pick<
  Resource<T, S>,
  'table' | 'list' | 'searched' | 'sorts' | 'defaultSort' | 'states' | 'filters'
>;

/** A page of the list for the URL's parameters; invalid ones are ignored. */
export function listRows<T extends EditableTable, S extends InputSchema>(
  db: Database,
  { table, list, searched, sorts, defaultSort, states = {}, filters = {} }: Listed<T, S>,
  address: Record<string, string>,
): Read<Page<Record<string, unknown>>> {
  const { q, sort, status, lang, page, pageSize } = v.parse(ListQuery, address);
  const filter = and(
    status === 'trash' ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
    Object.hasOwn(states, status) ? states[status]?.() : undefined,
    q ? containsWords(searched, q) : undefined,
    ...Object.entries(filters).map(([name, condition]) =>
      address[name] ? condition(address[name]) : undefined,
    ),
  );
  const isDescending = sort.startsWith('-');
  const wanted = isDescending ? sort.slice(1) : sort;
  const fallback = defaultSort ?? Object.keys(sorts)[0] ?? '';
  const name = Object.hasOwn(sorts, wanted) ? wanted : fallback.replace(/^-/, '');
  const by = sorts[name] as SQLiteColumn | SQL;
  const direction = (Object.hasOwn(sorts, wanted) ? isDescending : fallback.startsWith('-'))
    ? desc
    : asc;
  const { id, version, createdAt, updatedAt, deletedAt } = table;
  return read(
    [
      db
        .select({ id, version, createdAt, updatedAt, deletedAt, ...list } as Record<
          string,
          SQLiteColumn
        >)
        .from(table as EditableTable)
        .where(filter)
        .orderBy(direction(inOrder(by, lang)), asc(table.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db
        .select({ total: count() })
        .from(table as EditableTable)
        .where(filter),
    ],
    (items, counts) => ({ items, total: counts[0]?.total ?? 0, page, pageSize }),
  );
}

/** The id in the URL, by number or by the resource's other key; undefined when there can be no such row. */
export async function rowId<T extends EditableTable, S extends InputSchema>(
  db: Database,
  { table, key }: Resource<T, S>,
  text: string,
): Promise<number | undefined> {
  const id = idIn(text);
  if (id !== undefined || !key) return id;
  const [row] = await db
    .select({ id: table.id })
    .from(table as EditableTable)
    .where(eq(key, text));
  return row?.id as number | undefined;
}

/** The complete row, in the trash or not, with its joined fields; undefined when there is none. */
export function fullRow<T extends EditableTable, S extends InputSchema>(
  db: Database,
  { table, joined }: Resource<T, S>,
  id: number,
): Read<EditedRow<Record<string, unknown>> | undefined> {
  const more = joined?.read(db, id);
  const statements: BatchItem<'sqlite'>[] = [
    db
      .select(getTableColumns(table as EditableTable))
      .from(table as EditableTable)
      .where(eq(table.id, id)),
    ...(more?.statements ?? []),
  ];
  return {
    statements,
    shape: ([rows, ...rest]: never[]) => {
      const [row] = rows as unknown as EditedRow<Record<string, unknown>>[];
      return row && { ...row, ...more?.shape(rest) };
    },
  };
}

const editor = aliased(users.name, 'user');

export const revisionList = (db: Database, entity: string, id: number) =>
  read(
    [
      db
        .select({ version: revisions.version, createdAt: revisions.createdAt, user: editor })
        .from(revisions)
        .leftJoin(users, eq(users.id, revisions.userId))
        .where(and(eq(revisions.entity, entity), eq(revisions.entityId, id)))
        .orderBy(desc(revisions.version))
        .limit(200),
    ],
    (rows): RevisionInfo[] => rows,
  );

export const oneRevision = (db: Database, entity: string, id: number, version: number) =>
  read(
    [
      db
        .select({
          version: revisions.version,
          createdAt: revisions.createdAt,
          user: editor,
          data: revisions.data,
        })
        .from(revisions)
        .leftJoin(users, eq(users.id, revisions.userId))
        .where(
          and(
            eq(revisions.entity, entity),
            eq(revisions.entityId, id),
            eq(revisions.version, version),
          ),
        ),
    ],
    ([row]): Revision<Record<string, unknown>> | undefined => row,
  );
