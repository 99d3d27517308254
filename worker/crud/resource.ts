import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as v from 'valibot';
import type { AuditEntity } from '#contract/audit-words.ts';
import type { Edited } from '#contract/crud.ts';
import type { Database } from '#db/client.ts';

/** A table of rows that people edit: see `editable` in the schema. */
export type EditableTable = SQLiteTable & Record<'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt', SQLiteColumn>;

export type InputSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** What a table wants of an entity: everything but what the frame writes itself. */
export type Writable<T extends EditableTable> = Omit<T['$inferInsert'], keyof Edited | 'translationState'>;

type Change<T extends EditableTable> = { [K in keyof Writable<T>]?: Writable<T>[K] | SQL };

/** Fields that live in another table (the destinations of a trip). `write` replaces them while `condition` holds. */
export type JoinedFields<I> = {
  read: (db: Database, id: number) => { statements: readonly BatchItem<'sqlite'>[]; shape: (results: never[]) => object };
  write: (db: Database, id: number, input: I, condition: SQL) => BatchItem<'sqlite'>[];
};

/** One kind of content and how the administration handles it. */
export type Resource<T extends EditableTable, S extends InputSchema> = {
  /** Last part of `/api/admin/...`, and the name in revisions, drafts and the audit log. */
  entity: AuditEntity;
  table: T;
  input: S;
  /** Where contract and table meet: fails to compile when they disagree. */
  toRow: (input: v.InferOutput<S>) => Writable<T>;
  /** Another unique column by which addresses may name a row (an SEO record's page). */
  key?: SQLiteColumn;
  /** Columns of a list's rows beside those of every edited row. */
  list: Record<string, SQLiteColumn | SQL.Aliased>;
  /** Columns in which a search looks. */
  searched: readonly SQLiteColumn[];
  /** By name in the address; `-name` is descending. The first is the default. */
  sorts: Record<string, SQLiteColumn | SQL>;
  defaultSort?: string;
  /** By value of `?status=`; `trash` is always there. */
  states?: Record<string, () => SQL | undefined>;
  /** Other parameters of the list's address. */
  filters?: Record<string, (value: string) => SQL | undefined>;
  /** What «publish» and «unpublish» write. */
  publish?: { on: Change<T>; off: Change<T> };
  /** Rows that a field names, checked before saving: path of the field and the table its ids are of. */
  references?: readonly { path: string; table: EditableTable; ids: (input: v.InferOutput<S>) => readonly number[] }[];
  /** True for a row that something else needs; it cannot go to the trash. `going`: all that are to go there with it. */
  isUsed?: (id: SQLiteColumn | number, going: readonly number[]) => SQL;
  joined?: JoinedFields<v.InferOutput<S>>;
  /** The row's public path without language; when it changes a redirect from the old one is left. Undefined: it has no page. */
  publicPath?: (row: v.InferOutput<S> & { id: number }) => string | undefined;
  /** Other checks before a save; throws an ApiError. `before`: the row as it stands, undefined for a new one. */
  check?: (input: v.InferOutput<S>, db: Database, before: (v.InferOutput<S> & { id: number }) | undefined) => void | Promise<void>;
  /** A copy's own fields; without it rows cannot be duplicated. `n` counts copies from 2. */
  copy?: (input: v.InferOutput<S>, n: number) => v.InferOutput<S>;
};
