import type { Database } from '#db/client.ts';
import { ORIGINALS } from '#db/originals.ts';
import { imageVariants } from '#db/schema.ts';
import type { Bindings } from '#env';
import { failureFacts, log } from '#http/log.ts';
import { type Format, type Variant, variantKey } from './variant.ts';

/** Largest side of an AVIF, the limit of the Images binding. */
export const AVIF_MAX_PX = 1200;
/** AVIFs that may wait for their turn; what is beyond is made when it is asked for again. */
const AVIF_QUEUE = 40;

export type Source = { path: string; width: number; height: number; contentType: string };
export type Made = { bytes: ArrayBuffer; contentType: string };

/** Variants being made right now, so that visitors who come together wait for one transformation. */
const inTheMaking = new Map<string, Promise<Made | undefined>>();

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

async function make(env: Bindings, images: ImagesBinding, db: Database, source: Source, variant: Variant, format: Format) {
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

/** One transformation a variant, however many ask for it at once; undefined when the original is not in the bucket. */
export function makeVariant(env: Bindings, images: ImagesBinding, db: Database, source: Source, variant: Variant, format: Format) {
  const key = variantKey(source.path, variant, format);
  const running = inTheMaking.get(key) ?? make(env, images, db, source, variant, format).finally(() => inTheMaking.delete(key));
  inTheMaking.set(key, running);
  return running;
}

let lastAvif: Promise<unknown> = Promise.resolve();
const avifs = new Set<string>();

/** Makes an AVIF after those that wait already, one at a time: it takes seconds. For the background alone. */
export function makeAvifLater(env: Bindings, images: ImagesBinding, db: Database, source: Source, variant: Variant): Promise<unknown> {
  const key = variantKey(source.path, variant, 'avif');
  if (avifs.has(key) || avifs.size >= AVIF_QUEUE) return Promise.resolve();
  avifs.add(key);
  lastAvif = lastAvif
    .then(() => makeVariant(env, images, db, source, variant, 'avif'))
    .catch((error: unknown) => log('warn', 'no AVIF', { path: source.path, ...failureFacts(error) }))
    .finally(() => avifs.delete(key));
  return lastAvif;
}
