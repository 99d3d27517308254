import type { Database } from '#db/client.ts';
import { ORIGINALS } from '#db/originals.ts';
import { imageVariants } from '#db/schema.ts';
import type { Bindings } from '#env';
import { type Format, type Variant, variantKey } from './variant.ts';

/** Largest side of an AVIF, the limit of the Images binding. */
export const AVIF_MAX_PX = 1200;

export type Source = { path: string; width: number; height: number; contentType: string };
export type Made = { bytes: ArrayBuffer; contentType: string };

/**
 * Scaled, never enlarged and never cropped: with both sizes given the picture covers that box, and the page's `object-fit`
 * and focal point choose what shows. (The local Images binding knows no `fit` and would letterbox a crop.)
 */
export function targetSize(source: Pick<Source, 'width' | 'height'>, { width, height }: Pick<Variant, 'width' | 'height'>) {
  const scale = Math.min(Math.max(width ? width / source.width : 0, height ? height / source.height : 0) || 1, 1);
  return { width: Math.max(1, Math.round(source.width * scale)), height: Math.max(1, Math.round(source.height * scale)) };
}

export const fitsAvif = (source: Source, variant: Variant) => {
  const { width, height } = targetSize(source, variant);
  return Math.max(width, height) <= AVIF_MAX_PX;
};

/** Makes a variant and keeps it in the bucket; undefined when the original is not there. */
export async function makeVariant(
  env: Bindings,
  images: ImagesBinding,
  db: Database,
  source: Source,
  variant: Variant,
  format: Format,
): Promise<Made | undefined> {
  const original = await env.BUCKET.get(ORIGINALS + source.path);
  if (!original) return undefined;
  const target = targetSize(source, variant);
  const answer = await images
    .input(original.body)
    .transform({ ...target, fit: 'scale-down' })
    .output({ format: `image/${format}`, quality: variant.quality });
  const response = answer.response();
  const contentType = response.headers.get('Content-Type') ?? `image/${format}`;
  const bytes = await response.arrayBuffer();
  // So the binding says that it could not read the picture to its end.
  if (bytes.byteLength === 0) throw new Error('The Images binding wrote nothing.');
  // Beyond its limits the binding answers with another type; kept as AVIF it would never be looked at again.
  if (format === 'avif' && contentType !== 'image/avif') return undefined;
  const key = variantKey(source.path, variant, format);
  await env.BUCKET.put(key, bytes, { httpMetadata: { contentType } });
  await db
    .insert(imageVariants)
    .values({ key, imagePath: source.path, format, width: target.width, bytes: bytes.byteLength })
    .onConflictDoNothing();
  return { bytes, contentType };
}
