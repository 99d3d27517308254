import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import { redirects } from './schema.ts';

/** Redirects leave no chains; should somebody write one into the database, so many steps are followed. */
const MAX_STEPS = 10;

type Step = Pick<typeof redirects.$inferSelect, 'id' | 'fromPath' | 'toPath'>;

const isOtherSite = (address: string) => /^https?:/.test(address);
const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '/';

/** The redirect of a path; of several spellings the first that has one. */
async function stepFrom(db: Database, paths: readonly string[]): Promise<Step | undefined> {
  const rows = await db
    .select({ id: redirects.id, fromPath: redirects.fromPath, toPath: redirects.toPath })
    .from(redirects)
    .where(and(inArray(redirects.fromPath, [...paths]), isNull(redirects.deletedAt)));
  return paths.map((path) => rows.find(({ fromPath }) => fromPath === path)).find((row) => row !== undefined);
}

/**
 * The end of the way from a path (in its several spellings, the first that has a redirect): where it leads, null for gone.
 * Undefined when there is no redirect, or the way runs in a circle.
 */
export async function followRedirects(db: Database, paths: readonly string[]): Promise<{ id: number; toPath: string | null } | undefined> {
  const first = await stepFrom(db, paths);
  const seen = new Set(paths);
  let step = first;
  for (let steps = 0; first && step; steps += 1) {
    const { toPath } = step;
    if (toPath === null || isOtherSite(toPath)) return { id: first.id, toPath };
    const path = pathOf(toPath);
    if (seen.has(path) || steps === MAX_STEPS) return undefined;
    seen.add(path);
    step = await stepFrom(db, [path]);
    if (!step) return { id: first.id, toPath };
  }
  return undefined;
}

/** True when a redirect from one address to another would lead back to where it began. */
export async function leadsBack(db: Database, fromPath: string, toPath: string | null): Promise<boolean> {
  let next = toPath;
  for (let steps = 0; next !== null && !isOtherSite(next) && steps < MAX_STEPS; steps += 1) {
    const path = pathOf(next);
    if (path === fromPath) return true;
    next = (await stepFrom(db, [path]))?.toPath ?? null;
  }
  return false;
}
