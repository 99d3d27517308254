import { and, eq, sql } from 'drizzle-orm';
import type { SectionItem } from '#contract/content/sections.ts';
import type { Database } from '#core/db/client.ts';
import { settings } from '#core/db/schema.ts';
import { sectionsIn } from '../settings/sections.reads.ts';

const KEY = 'sections-about';

async function peopleOf(db: Database) {
  const [row] = await db
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(eq(settings.key, KEY));
  const { sections } = sectionsIn(row?.value);
  const people = sections.find(({ name }) => name === 'people')?.items ?? [];
  return { sections, people, version: row?.version ?? 0 };
}

/** The page's sections with other people, unless they were saved since they were read. */
const replaced = (
  db: Database,
  { sections, version }: Awaited<ReturnType<typeof peopleOf>>,
  items: SectionItem[],
) =>
  db
    .update(settings)
    .set({
      value: { sections: sections.map((one) => (one.name === 'people' ? { ...one, items } : one)) },
      updatedAt: new Date().toISOString(),
      version: sql`${settings.version} + 1`,
    })
    .where(and(eq(settings.key, KEY), eq(settings.version, version)));

/** People of the page about the company that came with the site. */
export const examplePeople = async (db: Database): Promise<SectionItem[]> =>
  (await peopleOf(db)).people.filter(({ isDemo }) => isDemo);

/** Statements that leave those out. */
export async function withoutExamplePeople(db: Database) {
  const page = await peopleOf(db);
  const own = page.people.filter(({ isDemo }) => !isDemo);
  return own.length < page.people.length ? [replaced(db, page, own)] : [];
}

/** Statements that put them back, after those of the owner. */
export async function withPeople(db: Database, people: readonly SectionItem[]) {
  if (people.length === 0) return [];
  const page = await peopleOf(db);
  return [replaced(db, page, [...page.people, ...people])];
}
