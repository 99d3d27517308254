import { and, eq, not, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { images } from '#core/db/schema.ts';
import { isShown } from '#core/images/references.ts';
import type { Upload } from '#core/images/uploads/read-upload.ts';
import { type StoredFile, storeFile } from '#core/images/uploads/store-picture.ts';
import type { Bindings } from '#env';

/** In the library; a photo of this name goes with its review. */
export const photoName = (reference: string) => `review ${reference}`;

/** Checks and stores the file: its path, and its row where the library does not have it. */
export async function storePhoto(
  env: Bindings,
  db: Database,
  upload: Upload,
  reference: string,
): Promise<{ path: string; file?: StoredFile }> {
  const stored = await storeFile(env, db, { ...upload, name: photoName(reference) });
  if ('file' in stored) return { path: stored.file.path, file: stored.file };
  const known = await db
    .select({ path: images.path })
    .from(images)
    .where(eq(images.id, stored.known))
    .get();
  return { path: known?.path ?? '' };
}

/** Deletes guests' photos that no row names any more; the nightly sweep deletes the files. */
export const withoutUnusedPhotos = (db: Database): BatchItem<'sqlite'> =>
  db
    .delete(images)
    .where(and(sql`${images.name} GLOB 'review ????????'`, not(isShown(sql`${images.path}`))));
