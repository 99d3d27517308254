import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { TranslationGap } from '#contract/admin/admin.ts';
import { BlogCategoryInput, BlogPostInput } from '#contract/content/blog.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/content/home.schema.ts';
import { OwnPageInput } from '#contract/content/own-pages.schema.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { DestinationInput } from '#contract/places/destinations.schema.ts';
import { PlaceInput, VehicleInput, ZoneInput } from '#contract/transfers/transfers.schema.ts';
import { TripInput, TripTypeInput } from '#contract/trips/trips.schema.ts';
import type { Database } from '#core/db/client.ts';
import { translatedFields } from '#core/db/columns.ts';
import {
  blogCategories,
  blogPosts,
  destinations,
  heroBanners,
  images,
  ownPages,
  seoRecords,
  testimonials,
  transferPlaces,
  transferVehicles,
  transferZones,
  trips,
  tripTypes,
} from '#core/db/schema.ts';

type Translated = SQLiteTable &
  Record<'translations' | 'translationState' | 'deletedAt', SQLiteColumn>;

/** Tables and their translated fields. */
const TRANSLATED: [Translated, readonly string[]][] = [
  [trips, translatedFields(TripInput)],
  [tripTypes, translatedFields(TripTypeInput)],
  [destinations, translatedFields(DestinationInput)],
  [heroBanners, translatedFields(HeroBannerInput)],
  [testimonials, translatedFields(TestimonialInput)],
  [blogPosts, translatedFields(BlogPostInput)],
  [ownPages, translatedFields(OwnPageInput)],
  [blogCategories, translatedFields(BlogCategoryInput)],
  [transferZones, translatedFields(ZoneInput)],
  [transferPlaces, translatedFields(PlaceInput)],
  [transferVehicles, translatedFields(VehicleInput)],
];

type GapRow = { language: Language; gap: TranslationGap; count: number };
/** A constant of this file; D1 binds no values of a raw statement in a batch. */
const literal = (value: string | number) =>
  sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);
const LANGUAGE_LIST = literal(JSON.stringify(LANGUAGES));
const isEmpty = (text: SQL) => sql`trim(coalesce(${text}, '')) IN ('', '[]')`;

/** Texts of a table that are missing, drafts or outdated: the rule of `translationState` in SQL, so that no text is transferred. */
function gapsOf(db: Database, table: Translated, fields: readonly string[]) {
  const column = (name: string) => (table as unknown as Record<string, SQLiteColumn>)[name];
  const source = column('sourceLanguage') ?? literal(DEFAULT_LANGUAGE);
  const plain = sql`(CASE field.value ${sql.join(
    fields.map((name) => sql`WHEN ${literal(name)} THEN ${column(name)}`),
    sql` `,
  )} END)`;
  const path = (part: string) =>
    sql`('$.' || field.value || '.' || language.value || ${literal(part)})`;
  const mark = (part: string) => sql`(${table.translationState} ->> ${path(part)})`;
  const gap = sql`CASE WHEN ${isEmpty(sql`${table.translations} ->> ${path('')}`)} THEN 'missing' WHEN ${mark('.state')} = 'draft' THEN 'draft'
    WHEN ${mark('.state')} IS NOT NULL AND ${mark('.source')} <> ${plain} THEN 'outdated' END`;
  return db.all<GapRow>(sql`SELECT language.value AS language, ${gap} AS gap, count(*) AS count
    FROM ${table}, json_each(${literal(JSON.stringify(fields))}) AS field, json_each(${LANGUAGE_LIST}) AS language
    WHERE ${isNull(table.deletedAt)} AND language.value <> ${source} AND NOT ${isEmpty(plain)} GROUP BY 1, 2 HAVING gap IS NOT NULL`);
}

/** An SEO record's Spanish texts are the source of its translations. */
const seoGaps = (db: Database) =>
  db.all<GapRow>(sql`SELECT language.value AS language, 'missing' AS gap, count(*) AS count
    FROM ${seoRecords}, json_each(json_array(${seoRecords.title}, ${seoRecords.description})) AS field, json_each(${LANGUAGE_LIST}) AS language
    WHERE ${isNull(seoRecords.deletedAt)} AND NOT ${isEmpty(sql`field.value ->> ${literal(`$.${DEFAULT_LANGUAGE}`)}`)}
    AND ${isEmpty(sql`field.value ->> ('$.' || language.value)`)} GROUP BY 1`);

export const translationGaps = (db: Database) => [
  ...TRANSLATED.map(([table, fields]) => gapsOf(db, table, fields)),
  seoGaps(db),
];

/** Titles and descriptions of search-engine records, with their placeholders. */
export const seoTexts = (db: Database) =>
  db
    .select({ page: seoRecords.page, title: seoRecords.title, description: seoRecords.description })
    .from(seoRecords)
    .where(isNull(seoRecords.deletedAt))
    .orderBy(seoRecords.page);

/** Images without a description in some language. */
export const countWithoutAlt = (db: Database) =>
  db
    .select({ count: count() })
    .from(images)
    .where(
      and(
        isNull(images.deletedAt),
        sql`EXISTS (SELECT 1 FROM json_each(${LANGUAGE_LIST}) AS language WHERE trim(coalesce(${images.alt} ->> ('$.' || language.value), '')) = '')`,
      ),
    );

const DRAFTS = 5;
type WithDrafts = SQLiteTable & Record<'id' | 'updatedAt' | 'deletedAt' | 'status', SQLiteColumn>;

/** The newest drafts of a kind; each row contains the total. */
const draftsOf = (db: Database, table: WithDrafts, name: SQLiteColumn) =>
  db
    .select({
      id: sql<number>`${table.id}`,
      name: sql<string>`${name}`,
      updatedAt: sql<string>`${table.updatedAt}`,
      total: sql<number>`count(*) OVER ()`,
    })
    .from(table as SQLiteTable)
    .where(and(isNull(table.deletedAt), eq(table.status, 'draft')))
    .orderBy(desc(table.updatedAt))
    .limit(DRAFTS);

export const tripDrafts = (db: Database) => draftsOf(db, trips, trips.name);
export const destinationDrafts = (db: Database) => draftsOf(db, destinations, destinations.name);
export const postDrafts = (db: Database) => draftsOf(db, blogPosts, blogPosts.title);
