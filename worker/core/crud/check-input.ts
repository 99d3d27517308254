import { and, eq, getTableColumns, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { publishingGaps } from '#contract/admin/publishing.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { Database } from '#core/db/client.ts';
import { type Reader, read } from '#core/db/reader.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { fieldErrors, invalidFields } from '#core/http/bodies/body.ts';
import { ApiError } from '#core/http/problem.ts';
import { type FieldFault, type ProblemText, says } from '#core/http/problem-text.ts';
import type { EditableTable, InputSchema, Resource } from './resource.ts';

export const refuse = (path: string, code: FieldErrorCode, message: ProblemText) =>
  new ApiError(422, 'problem.invalid_fields', {
    errors: [{ path, code, message } satisfies FieldFault],
  });

/** The value parsed by its schema, or 422 with every invalid field. */
export function parseBody<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw invalidFields(fieldErrors(result.issues));
  return result.output;
}

/** Refuses to publish what lacks something that visitors need, at each such field. */
export function demandPublishable(entity: string, row: object): void {
  const { status, name, title } = row as { status?: unknown; name?: unknown; title?: unknown };
  if (status !== 'published') return;
  const errors = publishingGaps(entity, row).map(
    (path): FieldFault => ({ path, code: 'required', message: FIELD_MESSAGES.required }),
  );
  if (errors.length === 0) return;
  throw new ApiError(422, says('problem.not_publishable', { name: String(name ?? title ?? '') }), {
    errors,
  });
}

const idsIn = (ids: readonly number[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Refuses ids without a row, or with one in the trash, at the field that contains them. Ids that `before` already contained may stay. */
export async function checkReferences<I>(
  { db, reader }: { db: Database; reader: Reader },
  references: Resource<never, InputSchema>['references'],
  input: I,
  before?: I,
): Promise<void> {
  const gaps = await Promise.all(
    (references ?? []).map(async ({ path, table, ids }) => {
      const known = before === undefined ? [] : ids(before as never);
      const wanted = [...new Set(ids(input as never))].filter((id) => !known.includes(id));
      if (wanted.length === 0) return [];
      const rows = db
        .select({ id: table.id })
        .from(table as EditableTable)
        .where(and(inArray(table.id, idsIn(wanted)), isNull(table.deletedAt)));
      const found = await reader.run(read([rows], (list) => list.length));
      return found < wanted.length ? [path] : [];
    }),
  );
  const [path] = gaps.flat();
  if (path !== undefined) throw refuse(path, 'invalid', 'problem.no_such_row');
}

/** The rows of the trash that can be restored: no required reference, such as a post's category, is in the trash too. */
export async function restorableIds<T extends EditableTable, S extends InputSchema>(
  db: Database,
  { table, references = [] }: Pick<Resource<T, S>, 'table' | 'references'>,
  ids: readonly number[],
): Promise<number[]> {
  // A list may contain ids of rows in the trash: they are omitted where the row is shown.
  const needed = references.flatMap(({ path, table: other }) => {
    const column = getTableColumns(table as EditableTable)[path];
    return column?.dataType === 'number'
      ? [hasRow(other, and(eq(other.id, column), isNotNull(other.deletedAt)))]
      : [];
  });
  const rows = await db
    .select({ id: table.id })
    .from(table as EditableTable)
    .where(and(inArray(table.id, idsIn(ids)), ...needed.map((isInTrash) => not(isInTrash))));
  return rows.map(({ id }) => id as number);
}

/** Translates the database's refusal of a duplicate value: it belongs to another row, possibly in the trash. */
export function explainConstraint(error: unknown): never {
  const text = `${(error as Error)?.message} ${((error as Error)?.cause as Error | undefined)?.message}`;
  const unique = /UNIQUE constraint failed: \w+\.(\w+)/.exec(text)?.[1];
  if (unique) {
    const path = unique.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    throw refuse(path, 'taken', 'form.taken');
  }
  if (/FOREIGN KEY constraint failed/.test(text))
    throw new ApiError(422, 'problem.row_names_nothing');
  throw error;
}
