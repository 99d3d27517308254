import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ImageUse, RowNames } from '#contract/pictures/images.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import {
  blogPosts,
  destinations,
  editorDrafts,
  heroBanners,
  ownPages,
  resources,
  reviews,
  revisions,
  seoRecords,
  settings,
  testimonials,
  transferVehicles,
  transferZones,
  trips,
} from '#core/db/schema.ts';

export type Place = {
  kind: ImageUse['kind'];
  table: SQLiteTable & { version: SQLiteColumn; updatedAt: SQLiteColumn };
  /** Identifies the row in its editor's URL and for people. */
  id: SQLiteColumn;
  name: SQLiteColumn;
  deletedAt?: SQLiteColumn;
  /** Columns that contain one image reference. */
  single?: readonly SQLiteColumn[];
  /** Columns that contain a JSON list of them. */
  lists?: readonly SQLiteColumn[];
  /** Columns of text or JSON that contain references among other text. */
  texts?: readonly SQLiteColumn[];
};

const row = <T extends Record<'id' | 'deletedAt', SQLiteColumn>>(table: T) => ({
  id: table.id,
  deletedAt: table.deletedAt,
});

/** All columns that refer to images. A new one must be added here, or its images count as unused. */
const COLUMNS: Record<ImageUse['kind'], Omit<Place, 'kind'>> = {
  trips: {
    table: trips,
    ...row(trips),
    name: trips.name,
    single: [trips.image],
    lists: [trips.gallery],
  },
  destinations: {
    table: destinations,
    ...row(destinations),
    name: destinations.name,
    single: [destinations.image],
    lists: [destinations.gallery],
  },
  'hero-banners': {
    table: heroBanners,
    ...row(heroBanners),
    name: heroBanners.title,
    single: [heroBanners.image],
  },
  resources: {
    table: resources,
    ...row(resources),
    name: resources.name,
    single: [resources.image],
  },
  testimonials: {
    table: testimonials,
    ...row(testimonials),
    name: testimonials.name,
    single: [testimonials.avatar],
  },
  reviews: {
    table: reviews,
    ...row(reviews),
    name: reviews.name,
    single: [reviews.photo],
  },
  'blog/posts': {
    table: blogPosts,
    ...row(blogPosts),
    name: blogPosts.title,
    single: [blogPosts.cover],
    texts: [blogPosts.body, blogPosts.translations],
  },
  pages: {
    table: ownPages,
    ...row(ownPages),
    name: ownPages.title,
    texts: [ownPages.body, ownPages.translations],
  },
  seo: {
    table: seoRecords,
    id: seoRecords.page,
    deletedAt: seoRecords.deletedAt,
    name: seoRecords.page,
    single: [seoRecords.image],
    texts: [seoRecords.schema],
  },
  'transfers/zones': {
    table: transferZones,
    ...row(transferZones),
    name: transferZones.name,
    single: [transferZones.image],
  },
  'transfers/vehicles': {
    table: transferVehicles,
    ...row(transferVehicles),
    name: transferVehicles.name,
    single: [transferVehicles.image],
  },
  settings: {
    table: settings,
    id: settings.key,
    name: settings.key,
    texts: [settings.value],
  },
};
export const PLACES = Object.entries(COLUMNS).map(
  ([kind, columns]) => ({ ...columns, kind }) as Place,
);

export const readNames = (text: string): RowNames => JSON.parse(text);

/** A row's name in all languages, in the form of `translations`; null for rows without. */
export const namesOf = ({ table, name }: Place): SQL => {
  const translations = (table as unknown as Record<string, SQLiteColumn | undefined>).translations;
  return translations
    ? sql`json_object('name', ${translations} -> ${`$.${name.name}`})`
    : sql`NULL`;
};

const columnsOf = ({ single = [], lists = [], texts = [] }: Place) => [
  ...single,
  ...lists,
  ...texts,
];
export const isLive = ({ deletedAt }: Place) => (deletedAt ? sql`${deletedAt} IS NULL` : sql`1`);
const or = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` OR `)})`;
const names = (place: Place, path: SQL | string) =>
  or(columnsOf(place).map((column) => sql`instr(${column}, ${path}) > 0`));

/** Uses of the image outside the trash. */
export const usesOf = (db: Database, path: SQL) =>
  read(
    PLACES.map((place) =>
      db
        .select({
          id: sql<string>`cast(${place.id} AS TEXT)`.as('id'),
          name: sql<string>`${place.name}`.as('name'),
          translations: namesOf(place).mapWith(readNames).as('names'),
        })
        .from(place.table)
        .where(sql`${isLive(place)} AND ${names(place, path)}`)
        .limit(50),
    ),
    (...rows): ImageUse[] =>
      rows.flatMap((found, index) =>
        found.map((use) => ({ kind: (PLACES[index] as Place).kind, ...use })),
      ),
  );

/** True while an image with this path, an SQL expression, is in use. */
export const isShown = (path: SQL): SQL =>
  or(
    PLACES.map(
      (place) =>
        sql`EXISTS (SELECT 1 FROM ${place.table} WHERE ${isLive(place)} AND ${names(place, path)})`,
    ),
  );

/** An image's path without its optional focal point. */
const pathOf = (address: SQL) =>
  sql`CASE WHEN instr(${address}, '~') > 0 THEN substr(${address}, 1, instr(${address}, '~') - 1) ELSE ${address} END`;

/** The same for many images at once: plain references are collected once, only texts are searched for each image. */
export function isUnused(path: SQLiteColumn): SQL {
  const gathered = PLACES.flatMap((place) => [
    ...(place.single ?? []).map(
      (column) =>
        sql`SELECT ${pathOf(sql`${column}`)} FROM ${place.table} WHERE ${isLive(place)} AND ${column} IS NOT NULL`,
    ),
    ...(place.lists ?? []).map(
      (column) =>
        sql`SELECT ${pathOf(sql`json_each.value`)} FROM ${place.table}, json_each(${column}) WHERE ${isLive(place)}`,
    ),
  ]);
  const texts = PLACES.flatMap((place) =>
    (place.texts ?? []).map(
      (column) =>
        sql`NOT EXISTS (SELECT 1 FROM ${place.table} WHERE ${isLive(place)} AND instr(${column}, ${path}) > 0)`,
    ),
  );
  // Not one UNION: D1 permits at most five terms.
  return sql.join(
    [...gathered.map((shown) => sql`${path} NOT IN (${shown})`), ...texts],
    sql` AND `,
  );
}

/** Revisions and unsaved drafts also refer to images; both are updated, so that restoring them shows an image. */
const HISTORY = [
  { table: revisions, column: revisions.data },
  { table: editorDrafts, column: editorDrafts.data },
] as const;

/** Statements that replace `from` by `to` in all references if the condition holds. Rows get a new version: open editors merge it. */
export function moveReferences(
  db: Database,
  from: string,
  to: string,
  condition: SQL,
): BatchItem<'sqlite'>[] {
  const updatedAt = new Date().toISOString();
  // Replacing «cove.jpg» by «cove.jpg~37» must not turn a reference with another focal point into «cove.jpg~22~37».
  const bare = picturePath(from);
  const moved = (column: SQLiteColumn) =>
    sql`replace(replace(${column}, ${from}, ${bare}), ${bare}, ${to})`;
  return [
    ...PLACES.map((place) =>
      db
        .update(place.table)
        .set({
          ...Object.fromEntries(
            columnsOf(place).map((column) => [propertyOf(place.table, column), moved(column)]),
          ),
          version: sql`${place.table.version} + 1`,
          updatedAt,
        } as never)
        .where(sql`${names(place, bare)} AND ${condition}`),
    ),
    ...HISTORY.map(({ table, column }) =>
      db
        .update(table)
        .set({ data: moved(column) } as never)
        .where(sql`instr(${column}, ${bare}) > 0 AND ${condition}`),
    ),
  ];
}

/** The property name of a table's column in drizzle. */
export const propertyOf = (table: SQLiteTable, column: SQLiteColumn): string =>
  Object.entries(table).find(([, value]) => value === column)?.[0] ?? column.name;
