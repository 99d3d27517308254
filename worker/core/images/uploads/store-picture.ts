import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { ImageInput } from '#contract/pictures/images.ts';
import { toHex } from '#core/bytes/hex.ts';
import type { Actor } from '#core/crud/write-rows.ts';
import type { Database } from '#core/db/client.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images, revisions } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { failureFacts, log } from '#core/http/logs/log.ts';
import type { Bindings } from '#env';
import { impressionOf, NO_IMPRESSION } from '../variants/impression.ts';
import { type EncodedPicture, encodeUpload } from './encode-upload.ts';
import type { Upload } from './read-upload.ts';
import { refusePicture } from './refusal.ts';

const EXTENSIONS: Record<EncodedPicture['contentType'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const SLUG_LENGTH = 60;
const HASH_LENGTH = 16;

const slugOf = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '') || 'picture';

/** Columns of an image that its file determines. */
export type StoredFile = Pick<
  typeof images.$inferInsert,
  'path' | 'sha256' | 'contentType' | 'bytes' | 'width' | 'height' | 'dominantColor' | 'preview'
>;

const hashOf = async (bytes: Uint8Array) =>
  toHex(await crypto.subtle.digest('SHA-256', bytes as BufferSource));

/**
 * Re-encodes a file and stores it in the bucket, unless the library already has its content: `known` is the row's id then. The path
 * contains the name's words for people and search engines, and a hash that makes it unique and responses immutable.
 */
export async function storeFile(
  env: Bindings,
  db: Database,
  { name, bytes }: Upload,
): Promise<{ known: number } | { file: StoredFile }> {
  if (!env.IMAGES) throw refusePicture('binding');
  const knownBy = async (sha256: string) =>
    (await db.select({ id: images.id }).from(images).where(eq(images.sha256, sha256)).get())?.id;
  // A file downloaded from the library is recognised by its own hash; re-encoding would change it.
  const downloaded = await knownBy(await hashOf(bytes));
  if (downloaded !== undefined) return { known: downloaded };
  const picture = await encodeUpload(env.IMAGES, bytes);
  const { contentType, width, height } = picture;
  const sha256 = await hashOf(picture.bytes);
  const known = await knownBy(sha256);
  if (known !== undefined) return { known };
  const impression = await impressionOf(env.IMAGES, picture.bytes, picture).catch(
    (error: unknown) => {
      log('warn', 'no impression of a picture', failureFacts(error));
      return NO_IMPRESSION;
    },
  );
  const path = `${slugOf(name)}-${sha256.slice(0, HASH_LENGTH)}.${EXTENSIONS[contentType]}`;
  await env.BUCKET.put(ORIGINALS + path, picture.bytes, { httpMetadata: { contentType } });
  return {
    file: { path, sha256, contentType, bytes: picture.bytes.length, width, height, ...impression },
  };
}

/** Row, first revision and audit entry of a new image. Concurrent uploads of one file create one row. */
export async function insertPicture(
  db: Database,
  file: StoredFile,
  name: string,
  actor: Actor,
): Promise<void> {
  const first = { name, alt: {}, focalX: 0.5, focalY: 0.5 } satisfies ImageInput;
  const isNew: SQL = notExists(
    db.select({ id: images.id }).from(images).where(eq(images.sha256, file.sha256)),
  );
  await db.batch([
    auditEntryIf(
      db,
      { ...actor, action: 'create', entity: 'images', detail: { path: file.path } },
      isNew,
    ),
    db
      .insert(images)
      .values({ ...file, name })
      .onConflictDoNothing(),
    insertRows(
      db,
      revisions,
      {
        entity: 'images',
        entityId: images.id,
        version: 1,
        data: first,
        userId: actor.userId,
        createdAt: images.createdAt,
      },
      sql`FROM ${images} WHERE ${and(eq(images.path, file.path), eq(images.version, 1))}`,
    ).onConflictDoNothing(),
  ]);
}
