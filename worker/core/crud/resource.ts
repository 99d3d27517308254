import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as v from 'valibot';
import type { AuditEntity } from '#contract/admin/audit-words.ts';
import type { Edited } from '#contract/admin/crud.ts';
import type { Database } from '#core/db/client.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import type { StepUpDecision } from '#core/step-up/step-up.ts';

/** A table that the administration edits: see `editable` in the schema. */
export type EditableTable = SQLiteTable &
  Record<'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt', SQLiteColumn>;

export type InputSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** Columns that an entity must provide: all except those that the frame writes itself. */
export type Writable<T extends EditableTable> = Omit<
  T['$inferInsert'],
  keyof Edited | 'translationState'
>;

type Change<T extends EditableTable> = { [K in keyof Writable<T>]?: Writable<T>[K] | SQL };

/** Fields stored in another table (the destinations of a trip). `write` replaces them if `condition` holds. */
export type JoinedFields<I> = {
  read: (
    db: Database,
    id: number,
  ) => { statements: readonly BatchItem<'sqlite'>[]; shape: (results: never[]) => object };
  write: (db: Database, id: number, input: I, condition: SQL) => BatchItem<'sqlite'>[];
};

/** One kind of content and its handling in the administration. */
export type Resource<T extends EditableTable, S extends InputSchema> = {
  /** Last part of `/api/admin/...`, and the name in revisions, drafts and the audit log. */
  entity: AuditEntity;
  /** Whether a write asks for a fresh proof of identity. */
  writes: StepUpDecision;
  /** For the API's description. `id` describes an address that takes more than a number. */
  noun: { one: string; many: string; id?: string };
  table: T;
  input: S;
  /** Connects contract and table: fails to compile when they disagree. */
  toRow: (input: v.InferOutput<S>) => Writable<T>;
  /** Another unique column by which URLs may name a row (an SEO record's page). */
  key?: SQLiteColumn;
  /** Columns of a list's rows in addition to those of every edited row. */
  list: Record<string, SQLiteColumn | SQL.Aliased>;
  /** Columns that a search covers. */
  searched: readonly SQLiteColumn[];
  /** By name in the URL; `-name` is descending. The first is the default. */
  sorts: Record<string, SQLiteColumn | SQL>;
  defaultSort?: string;
  /** By value of `?status=`; `trash` always exists. */
  states?: Record<string, () => SQL | undefined>;
  /** Other parameters of the list's URL. */
  filters?: Record<string, (value: string) => SQL | undefined>;
  /** Columns that «publish» and «unpublish» write. */
  publish?: { on: Change<T>; off: Change<T> };
  /** Referenced rows, checked before saving: path of the field and the table of its ids. */
  references?: readonly {
    path: string;
    table: EditableTable;
    ids: (input: v.InferOutput<S>) => readonly number[];
  }[];
  /** True for a row that is in use and cannot be moved to the trash. `going`: all rows that are moved together. */
  isUsed?: (id: SQLiteColumn | number, going: readonly number[]) => SQL;
  /** Why such a row stays, for the caller, and its code. */
  usedBy?: { message: ProblemText; code: string };
  joined?: JoinedFields<v.InferOutput<S>>;
  /** The row's public path without language; a change leaves a redirect from the old one. Undefined: it has no page. */
  publicPath?: (row: v.InferOutput<S> & { id: number }) => string | undefined;
  /** What its texts may contain as `{{name}}`; those of the site's texts without it. */
  placeholders?: readonly string[];
  /** Further checks before a save; throws an ApiError. `before`: the current row, undefined for a new one. */
  check?: (
    input: v.InferOutput<S>,
    db: Database,
    before: (v.InferOutput<S> & { id: number }) | undefined,
  ) => void | Promise<void>;
  /** A draft needs a name only: values of fields that the table demands, where the body has none. */
  draftDefaults?: Record<string, (db: Database) => unknown>;
  /** The fields that differ in a copy; without it rows cannot be duplicated. `n` counts copies from 2. */
  copy?: (input: v.InferOutput<S>, n: number) => v.InferOutput<S>;
};
