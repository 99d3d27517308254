import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import * as v from 'valibot';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import type { BulkAction, TranslationMarks } from '#contract/admin/crud.ts';
import { withSources } from '#contract/languages/translation-state.ts';
import type { Database } from '#core/db/client.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { Reader, read } from '#core/db/reader.ts';
import { revisions } from '#core/db/schema.ts';
import { auditEntry, auditEntryIf, auditEntryOfRows } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow, isOneOf } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { explainConstraint } from './check-input.ts';
import { leaveRedirect, makeWay } from './leave-redirect.ts';
import { fullRow } from './read-rows.ts';
import type { EditableTable, InputSchema, Resource } from './resource.ts';

/** The author of a write, for the audit log. */
export type Actor = { userId?: number | undefined; apiKeyId?: number | undefined };

type Row = ReturnType<ReturnType<typeof fullRow>['shape']>;

const TRIES = 3;
const ALWAYS = sql`1`;

const marksOf = (table: EditableTable, marks: TranslationMarks | undefined, input: object) =>
  'translationState' in table && marks !== undefined
    ? { translationState: withSources(marks, input) }
    : {};

/** The highest id ever used: revisions outlive their row (a redirect removed for a moved page), and a reused id would inherit them. */
const lastId = <T extends EditableTable, S extends InputSchema>({
  table,
  entity,
}: Resource<T, S>) =>
  sql<number>`max(coalesce(max(${table.id}), 0), coalesce((SELECT max(${revisions.entityId}) FROM ${revisions} WHERE ${revisions.entity} = ${entity}), 0))`;

export const lastIdRead = <T extends EditableTable, S extends InputSchema>(
  db: Database,
  resource: Resource<T, S>,
) =>
  read(
    [db.select({ id: lastId(resource) }).from(resource.table as EditableTable)],
    ([last]) => last?.id ?? 0,
  );

/**
 * Row, joined fields, first revision and audit entry in one batch, which ends with the row as it is then. `last`: the highest id ever used, because the
 * batch needs the row's own.
 */
export async function createRow<T extends EditableTable, S extends InputSchema>(
  db: Database,
  resource: Resource<T, S>,
  input: v.InferOutput<S>,
  {
    marks,
    actor,
    last,
    alongside = () => [],
  }: {
    marks: TranslationMarks | undefined;
    actor: Actor;
    last: number;
    /** What is written with it. */
    alongside?: (id: number) => BatchItem<'sqlite'>[];
  },
): Promise<Row> {
  const { table, entity } = resource;
  let id = last + 1;
  for (let attempt = 1; ; attempt += 1) {
    const values = {
      ...resource.toRow(input),
      ...marksOf(table, marks, input),
      id,
    } as unknown as T['$inferInsert'];
    const path = resource.publicPath?.({ ...input, id });
    const statements = [
      db.insert(table).values(values),
      ...(path ? [makeWay(db, path, ALWAYS)] : []),
      ...(resource.joined?.write(db, id, input, ALWAYS) ?? []),
      db
        .insert(revisions)
        .values({ entity, entityId: id, version: 1, data: input, userId: actor.userId }),
      auditEntry(db, { ...actor, action: 'create', entity, entityId: id }),
      ...alongside(id),
    ];
    const after = new ReadAfter(fullRow(db, resource, id));
    try {
      after.take(await db.batch(batchOf([...statements, ...after.statements])));
      return after.result?.value;
    } catch (error) {
      // A concurrent creation took the id.
      if (
        attempt < TRIES &&
        /UNIQUE constraint failed: (?:\w+\.id\b|revisions)/.test(
          String((error as Error).cause ?? error),
        )
      ) {
        id = (await new Reader(db).run(lastIdRead(db, resource))) + 1;
        continue;
      }
      return explainConstraint(error);
    }
  }
}

/**
 * Stores the original state of a row that was never saved here, such as demo content or a row from a backup, as its first revision. Skipped
 * when it no longer satisfies its schema, because it could not be restored.
 */
function keepOriginal<T extends EditableTable, S extends InputSchema>(
  db: Database,
  { entity, input: Input }: Resource<T, S>,
  { id, version, updatedAt, ...row }: { id: number; version: number; updatedAt: string },
  saved: SQL,
) {
  const { success, output } = v.safeParse(Input, row);
  if (!success) return [];
  const isFirst = sql`${saved} AND NOT EXISTS (SELECT 1 FROM ${revisions} WHERE ${revisions.entity} = ${entity} AND ${revisions.entityId} = ${id})`;
  const data = output as Record<string, unknown>;
  return [
    insertIf(db, revisions, { entity, entityId: id, version, data, createdAt: updatedAt }, isFirst),
  ];
}

/** True when the row was saved; false when it is no longer at `version`, or in the trash. */
export async function updateRow<T extends EditableTable, S extends InputSchema>(
  db: Database,
  resource: Resource<T, S>,
  {
    id,
    version,
    input,
    before,
    marks,
    actor,
    action = 'update',
    after,
  }: {
    id: number;
    version: number;
    input: v.InferOutput<S>;
    /** The current row: its page may move, and the first save stores it as a revision. */
    before: v.InferOutput<S> & { updatedAt: string };
    marks?: TranslationMarks | undefined;
    actor: Actor;
    action?: AuditAction;
    /** Reads the answer in the batch. */
    after?: ReadAfter;
  },
): Promise<boolean> {
  const { table, entity, publicPath } = resource;
  const updatedAt = new Date().toISOString();
  const saved = hasRow(
    table,
    and(eq(table.id, id), eq(table.version, version + 1), eq(table.updatedAt, updatedAt)),
  );
  const changes = {
    ...resource.toRow(input),
    ...marksOf(table, marks, input),
    version: version + 1,
    updatedAt,
  } as never;
  const [from, to] = [before, input].map((row) => publicPath?.({ ...row, id }));
  const statements = [
    db
      .update(table)
      .set(changes)
      .where(and(eq(table.id, id), eq(table.version, version), isNull(table.deletedAt)))
      .returning({ id: table.id }),
    ...(resource.joined?.write(db, id, input, saved) ?? []),
    ...(from && to && from !== to ? leaveRedirect(db, from, to, saved) : []),
    ...keepOriginal(db, resource, { ...before, id, version }, saved),
    insertIf(
      db,
      revisions,
      { entity, entityId: id, version: version + 1, data: input, userId: actor.userId },
      saved,
    ),
    auditEntryIf(
      db,
      { ...actor, action, entity, entityId: id, detail: { version: version + 1 } },
      saved,
    ),
  ];
  try {
    const results = (await db.batch(
      batchOf([...statements, ...(after?.statements ?? [])]),
    )) as unknown[][];
    after?.take(results);
    const [changed] = results;
    return (changed?.length ?? 0) > 0;
  } catch (error) {
    // Two saves of one version in the same millisecond: the second's revision violates the key, and its whole batch is rolled back.
    if (/revisions/.test(String((error as Error).cause ?? error))) return false;
    return explainConstraint(error);
  }
}

/** Writes the same values to many rows; returns the ids of those that changed. */
export async function bulkWrite<T extends EditableTable, S extends InputSchema>(
  db: Database,
  { table, entity, publish, isUsed }: Resource<T, S>,
  action: BulkAction,
  ids: readonly number[],
  actor: Actor,
): Promise<number[]> {
  const now = new Date().toISOString();
  const change = {
    delete: { deletedAt: now },
    restore: { deletedAt: null },
    publish: publish?.on ?? {},
    unpublish: publish?.off ?? {},
  }[action];
  const isMeant = and(
    isOneOf(table.id, ids),
    action === 'restore' ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
    action === 'delete' && isUsed ? not(isUsed(table.id, ids)) : undefined,
  );
  const statements = [
    auditEntryOfRows(db, { ...actor, action, entity }, table, isMeant),
    db
      .update(table)
      .set({ ...change, version: sql`${table.version} + 1`, updatedAt: now } as never)
      .where(isMeant)
      .returning({ id: table.id }),
  ];
  const [, changed] = (await db.batch(batchOf(statements))) as unknown as { id: number }[][];
  return (changed ?? []).map(({ id }) => id);
}

/** Sorts rows into the order of the list. */
export const reorderRows = <T extends EditableTable, S extends InputSchema>(
  db: Database,
  { table, entity }: Resource<T, S>,
  ids: readonly number[],
  actor: Actor,
) =>
  db.batch([
    db
      .update(table)
      .set({
        sortOrder: sql`(SELECT json_each.key FROM json_each(${JSON.stringify(ids)}) WHERE json_each.value = ${table.id})`,
        version: sql`${table.version} + 1`,
        updatedAt: new Date().toISOString(),
      } as never)
      .where(isOneOf(table.id, ids)),
    auditEntry(db, { ...actor, action: 'order', entity, detail: { ids } }),
  ]);
