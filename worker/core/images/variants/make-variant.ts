import type { Database } from '#core/db/client.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { imageVariants } from '#core/db/schema.ts';
import type { Bindings } from '#env';
import { OWN_SIZE, type Variant, variantKey } from './variant.ts';

/** Largest side of an AVIF, the limit of the Images binding. */
export const AVIF_MAX_PX = 1200;

export type Source = { path: string; width: number; height: number; contentType: string };
export type Made = { bytes: ArrayBuffer; contentType: string };

/**
 * Scaled, never enlarged or cropped: the page's `object-fit` and focal point select the visible part. (The local Images binding ignores
 * `fit` and would letterbox a crop.)
 */
export function targetSize(source: Pick<Source, 'width' | 'height'>, size: number) {
  const scale = size === OWN_SIZE ? 1 : Math.min(size / source.width, 1);
  return {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
}

export const fitsAvif = (source: Source, size: number) => {
  const { width, height } = targetSize(source, size);
  return Math.max(width, height) <= AVIF_MAX_PX;
};

/** Encodes a variant and stores it in the bucket; undefined when the original does not exist. */
export async function makeVariant(
  env: Bindings,
  images: ImagesBinding,
  db: Database,
  source: Source,
  variant: Variant,
): Promise<Made | undefined> {
  const original = await env.BUCKET.get(ORIGINALS + source.path);
  if (!original) return undefined;
  const { size, format, quality } = variant;
  const target = targetSize(source, size);
  const answer = await images
    .input(original.body)
    .transform({ ...target, fit: 'scale-down' })
    .output({ format: `image/${format}`, quality });
  const response = answer.response();
  const contentType = response.headers.get('Content-Type') ?? `image/${format}`;
  const bytes = await response.arrayBuffer();
  // The binding's sign that it could not read the whole image.
  if (bytes.byteLength === 0) throw new Error('The Images binding wrote nothing.');
  // Beyond its limits the binding returns another type; stored as AVIF it would never be corrected.
  if (format === 'avif' && contentType !== 'image/avif') return undefined;
  const key = variantKey(source.path, variant);
  await env.BUCKET.put(key, bytes, { httpMetadata: { contentType } });
  await db
    .insert(imageVariants)
    .values({ key, imagePath: source.path, format, width: target.width, bytes: bytes.byteLength })
    .onConflictDoNothing();
  return { bytes, contentType };
}
