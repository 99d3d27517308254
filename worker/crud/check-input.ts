import { inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import type { FieldError, FieldErrorCode } from '#contract/problem.ts';
import type { Database } from '#db/client.ts';
import { fieldErrors } from '#http/body.ts';
import { ApiError } from '#http/problem.ts';
import type { InputSchema, Resource } from './resource.ts';

export const refuse = (path: string, code: FieldErrorCode, message: string) =>
  new ApiError(422, 'Some fields are not valid.', { errors: [{ path, code, message } satisfies FieldError] });

/** The value by its schema, or 422 naming every wrong field. */
export function parseBody<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new ApiError(422, 'Some fields are not valid.', { errors: fieldErrors(result.issues) });
  return result.output;
}

const idsIn = (db: Database, table: SQLiteTable & { id: SQLiteColumn }, ids: readonly number[]) =>
  db
    .select({ id: table.id })
    .from(table as SQLiteTable)
    .where(inArray(table.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`));

/** Refuses ids that no row has, at the field that names them. */
export async function checkReferences<I>(db: Database, references: Resource<never, InputSchema>['references'], input: I): Promise<void> {
  for (const { path, table, ids } of references ?? []) {
    const wanted = [...new Set(ids(input as never))];
    if (wanted.length === 0) continue;
    const rows = await idsIn(db, table, wanted);
    if (rows.length < wanted.length) throw refuse(path, 'invalid', 'There is no such row.');
  }
}

/** What the database itself refuses, as an answer: a value that must be unique stands in another row, perhaps in the trash. */
export function explainConstraint(error: unknown): never {
  const text = `${(error as Error)?.message} ${((error as Error)?.cause as Error | undefined)?.message}`;
  const unique = /UNIQUE constraint failed: \w+\.(\w+)/.exec(text)?.[1];
  if (unique) {
    const path = unique.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    throw refuse(path, 'taken', 'Another row, perhaps one in the trash, has this value.');
  }
  if (/FOREIGN KEY constraint failed/.test(text)) throw new ApiError(422, 'A row that this one names does not exist.');
  throw error;
}
