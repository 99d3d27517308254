import { getTableColumns, getTableName, is, isNull } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type EntityWith, entitiesWith } from '#contract/entities.ts';
import { INPUTS, translatedFieldsOf } from '#contract/inputs.schema.ts';
import type { TranslatedKind } from '#contract/languages/translations.ts';
import type { Database } from '#core/db/client.ts';
import * as schema from '#core/db/schema.ts';

/** `parts`: rows with a translated name that are edited with this one. */
type Row = Record<string, unknown> & { id: number; parts?: Row[] };
type Kind = {
  read: (db: Database) => Promise<Row[]>;
  title: (row: Row) => string;
  fields: readonly string[];
  isPublic: (row: Row) => boolean;
};

const rowsOf = (table: object) => async (db: Database) => {
  const one = table as typeof schema.trips;
  return (await db
    .select(getTableColumns(one))
    .from(one)
    .where(isNull(one.deletedAt))
    .orderBy(one.id)) as unknown as Row[];
};

const { tripOptions, tripUnits, tripExtras, seoRecords } = schema;
/** What differs from a row of one table with a name or a title. */
const OWN: Partial<Record<EntityWith<'translated'>, Partial<Kind>>> = {
  'trip-options': {
    read: async (db) => {
      const [options, units, extras] = await Promise.all(
        [tripOptions, tripUnits, tripExtras].map((table) => rowsOf(table)(db)),
      );
      const parts = Map.groupBy([...(units ?? []), ...(extras ?? [])], ({ optionId }) => optionId);
      return (options ?? []).map((option) => ({ ...option, parts: parts.get(option.id) ?? [] }));
    },
  },
  // A record has no plain texts: its Spanish ones are the source.
  seo: {
    read: async (db) =>
      (await rowsOf(seoRecords)(db)).map((row) => {
        const texts = row as unknown as {
          title: Record<string, string>;
          description: Record<string, string>;
        };
        return {
          ...row,
          title: texts.title.es,
          description: texts.description.es,
          translations: { title: texts.title, description: texts.description },
        };
      }),
    title: ({ page }) => String(page),
    fields: ['title', 'description'],
  },
};

const TABLES = Object.values<unknown>(schema).flatMap((one) => (is(one, SQLiteTable) ? [one] : []));
const tableOf = (name: string): SQLiteTable => {
  const table = TABLES.find((one) => getTableName(one) === name);
  if (!table) throw new Error(`entities.ts names a table that the schema lacks: ${name}`);
  return table;
};

/** Translated rows by kind: those of an entity's first table. */
export const KINDS = Object.fromEntries(
  entitiesWith('translated').map(({ name, path, tables }): [string, Kind] => [
    path.slice(1),
    {
      read: rowsOf(tableOf(tables[0])),
      title: (row) => String(row.name ?? row.title ?? ''),
      fields: translatedFieldsOf(INPUTS[name]),
      isPublic: ({ status = 'published', isActive = true, isPublished = true }) =>
        status === 'published' && isActive === true && isPublished === true,
      ...OWN[name],
    },
  ]),
) as Record<TranslatedKind, Kind>;
