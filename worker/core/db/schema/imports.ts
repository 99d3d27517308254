import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  ImportKind,
  ImportMapping,
  ImportOptions,
  ImportRowState,
  ImportState,
} from '#contract/imports/imports.ts';
import type { Language } from '#contract/languages/language.ts';
import { createdAt, id, json, now } from './columns.ts';

// What the firm brought along from another system.

export const imports = sqliteTable(
  'imports',
  {
    /** Given by the browser: the same one is one import. */
    id: text().primaryKey(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text().notNull(),
    /** The file's column names; a file with the same ones gets the same mapping. */
    header: json<string[]>().notNull(),
    mapping: json<ImportMapping>().notNull(),
    options: json<ImportOptions>().notNull(),
    state: text().$type<ImportState>().notNull().default('open'),
    /** Until then a request works on its rows. */
    leasedUntil: text(),
    createdBy: integer(),
    createdAt,
    endedAt: text(),
  },
  (t) => [
    index('imports_created').on(t.createdAt),
    check('imports_words', sql`kind IN ('bookings', 'guests', 'trips', 'prices')`),
  ],
);
export const importRows = sqliteTable(
  'import_rows',
  {
    importId: text()
      .notNull()
      .references(() => imports.id),
    /** In the file, its first line being the column names. */
    line: integer().notNull(),
    /** What is to be written; empty once it was. */
    data: json<Record<string, unknown>>(),
    state: text().$type<ImportRowState>().notNull().default('waiting'),
    /** What it made, and what that was like before. */
    made: json<Record<string, unknown>>(),
    /** Why it was refused or could not be undone: a text of problems, and the column. */
    reason: json<string | object>(),
    path: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('import_rows_state').on(t.importId, t.state, t.line),
  ],
);
/** Contacts from another system, for the desk. */
export const guests = sqliteTable(
  'guests',
  {
    id,
    name: text().notNull(),
    email: text(),
    phone: text(),
    language: text().$type<Language>(),
    note: text().notNull().default(''),
    importId: text(),
    createdAt,
    updatedAt: text().notNull().default(now),
  },
  (t) => [
    index('guests_email').on(sql`lower("email")`),
    index('guests_phone').on(t.phone),
    index('guests_name').on(t.name),
    index('guests_import').on(t.importId),
  ],
);
