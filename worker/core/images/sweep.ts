import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images, imageVariants } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import type { Bindings } from '#env';

/** An unreferenced file may be about to get its row, and a page that shows it may be about to reach a visitor. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** Maximum number of keys per bucket call. */
const KEYS_A_CALL = 1000;
const MAX_CALLS = 20;
/** Maximum number of parameters in a D1 query. */
const IDS_A_QUERY = 90;

/** A link preview of a page without an image has no image path, and stays. */
const IS_ORPHAN = sql`${imageVariants.imagePath} <> '' AND NOT EXISTS (SELECT 1 FROM images WHERE images.path = ${imageVariants.imagePath})`;

async function sweepVariants({ BUCKET }: Bindings, db: Database, before: string): Promise<void> {
  const orphans = await db
    .select({ key: imageVariants.key })
    .from(imageVariants)
    .where(and(lt(imageVariants.createdAt, before), IS_ORPHAN))
    .limit(KEYS_A_CALL);
  const keys = orphans.map(({ key }) => key);
  if (keys.length === 0) return;
  await BUCKET.delete(keys);
  for (let start = 0; start < keys.length; start += IDS_A_QUERY)
    await db
      .delete(imageVariants)
      .where(inArray(imageVariants.key, keys.slice(start, start + IDS_A_QUERY)));
}

async function sweepOriginals({ BUCKET }: Bindings, db: Database, before: string): Promise<void> {
  let cursor: string | undefined;
  for (let call = 0; call < MAX_CALLS; call += 1) {
    const page = await BUCKET.list({
      prefix: ORIGINALS,
      limit: KEYS_A_CALL,
      ...(cursor && { cursor }),
    });
    const old = page.objects
      .filter(({ uploaded }) => uploaded.toISOString() < before)
      .map(({ key }) => key.slice(ORIGINALS.length));
    const known = await db
      .select({ path: images.path })
      .from(images)
      .where(isOneOf(images.path, old));
    const paths = new Set(known.map(({ path }) => path));
    const orphans = old.filter((path) => !paths.has(path)).map((path) => ORIGINALS + path);
    if (orphans.length > 0) await BUCKET.delete(orphans);
    if (!page.truncated) return;
    cursor = page.cursor;
  }
}

/**
 * Deletes files and variants that no longer belong to an image: replaced ones, and uploads without a row. Images in the trash keep theirs.
 */
export async function sweepPictures(env: Bindings, db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  const sweeps = await Promise.allSettled([
    sweepVariants(env, db, before),
    sweepOriginals(env, db, before),
  ]);
  for (const sweep of sweeps) if (sweep.status === 'rejected') throw sweep.reason;
}
