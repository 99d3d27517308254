import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SectionItem } from '#contract/content/sections.ts';
import type { Database } from '#core/db/client.ts';
import { settings } from '#core/db/schema.ts';
import { sectionsIn } from '../settings/sections.reads.ts';

const KEY = 'sections-about';
const isPage = eq(settings.key, KEY);

/** People of the page about the company that came with the site. */
export async function examplePeople(db: Database): Promise<SectionItem[]> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(isPage);
  const people = sectionsIn(row?.value).sections.find(({ name }) => name === 'people');
  return (people?.items ?? []).filter(({ isDemo }) => isDemo);
}

const isDemo = sql`coalesce(person.value ->> '$.isDemo', 0)`;
const peopleIn = (page: SQL) =>
  sql`${page} AS section, json_each(section.value, '$.items') AS person WHERE section.value ->> '$.name' = 'people'`;
const sections = sql`json_each(${settings.value}, '$.sections')`;

/** The same people as JSON, as they are when the statement runs. */
export const examplePeopleJson = sql`(SELECT json_group_array(json(person.value))
  FROM ${settings}, ${peopleIn(sections)} AND ${settings.key} = ${KEY} AND ${isDemo})`;

/** Changes the list of people alone, in the row as it is when the statement runs: what is saved at the same time is kept. */
const changed = (db: Database, items: SQL) =>
  db.update(settings).set({
    value: sql`json_set(${settings.value}, '$.sections', json((SELECT json_group_array(json(
      CASE section.value ->> '$.name' WHEN 'people'
      THEN json_set(section.value, '$.items', json((SELECT json_group_array(json(person.value)) FROM ${items})))
      ELSE section.value END)) FROM ${sections} AS section)))`,
    updatedAt: new Date().toISOString(),
    version: sql`${settings.version} + 1`,
  });

/** A statement that leaves those out. */
export const withoutExamplePeople = (db: Database) =>
  changed(db, sql`json_each(section.value, '$.items') AS person WHERE NOT ${isDemo}`).where(
    and(isPage, sql`EXISTS (SELECT 1 FROM ${peopleIn(sections)} AND ${isDemo})`),
  );

/** A statement that puts them back, after those of the owner. */
export const withPeople = (db: Database, people: readonly SectionItem[]) =>
  changed(
    db,
    sql`(SELECT value FROM json_each(section.value, '$.items') UNION ALL SELECT value FROM json_each(${JSON.stringify(people)})) AS person`,
  ).where(
    and(isPage, sql`EXISTS (SELECT 1 FROM ${sections} AS s WHERE s.value ->> '$.name' = 'people')`),
  );
