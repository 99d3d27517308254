import type { Database } from '#core/db/client.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images } from '#core/db/schema.ts';

/** Maximum number of keys per bucket call. */
const KEYS_A_CALL = 1000;

/** Pictures of the library, the trash included, without a file in the bucket: no backup can have them. */
export async function lostOriginals(bucket: R2Bucket, db: Database): Promise<string[]> {
  const rows = await db.select({ path: images.path }).from(images);
  const lost = new Set(rows.map(({ path }) => path));
  let cursor: string | undefined;
  // A bucket with more files than the library has pictures ends with its last page.
  while (lost.size > 0) {
    const page = await bucket.list({
      prefix: ORIGINALS,
      limit: KEYS_A_CALL,
      ...(cursor && { cursor }),
    });
    for (const { key } of page.objects) lost.delete(key.slice(ORIGINALS.length));
    if (!page.truncated) break;
    cursor = page.cursor;
  }
  return [...lost].sort();
}
