import { getTableColumns, inArray } from 'drizzle-orm';
import { slugOf } from '#contract/texts/slug.ts';
import type { Database } from '#core/db/client.ts';
import type { EditableTable, InputSchema, Resource } from './resource.ts';

/** Slugs that are tried for a name that others have, too. */
const TRIES = 30;

async function freeSlug(db: Database, table: EditableTable, name: string): Promise<string> {
  const { slug: column } = getTableColumns(table);
  const slug = slugOf(name) || 'draft';
  if (!column) return slug;
  const candidates = Array.from({ length: TRIES }, (_, n) => (n === 0 ? slug : `${slug}-${n + 1}`));
  const rows = await db.select({ slug: column }).from(table).where(inArray(column, candidates));
  const taken = rows.map((row) => row.slug);
  return candidates.find((one) => !taken.includes(one)) ?? slug;
}

/** The body of a save with what a draft may lack: a slug, made of its name, and what its table needs. */
export async function completeDraft<T extends EditableTable, S extends InputSchema>(
  db: Database,
  { table, draftDefaults }: Pick<Resource<T, S>, 'table' | 'draftDefaults'>,
  value: unknown,
): Promise<unknown> {
  if (!draftDefaults || typeof value !== 'object' || value === null) return value;
  const body = value as Record<string, unknown>;
  const named = body.name ?? body.title;
  // Without a name the save is refused for the name alone.
  const name = typeof named === 'string' ? named : '';
  const isMissing = (field: string) => !body[field];
  const slug = isMissing('slug') && { slug: await freeSlug(db, table, name) };
  if (body.status === 'published') return { ...body, ...slug };
  const defaults = Object.entries(draftDefaults).filter(([field]) => isMissing(field));
  const values = await Promise.all(
    defaults.map(async ([field, of]) => [field, await of(db)] as const),
  );
  return { ...body, ...slug, ...Object.fromEntries(values) };
}
