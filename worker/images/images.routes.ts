import { eq } from 'drizzle-orm';
import { picturePath } from '#contract/picture-address.ts';
import type { Database } from '#db/client.ts';
import { images, imageVariants } from '#db/schema.ts';
import type { Bindings } from '#env';
import { IMMUTABLE_CACHE } from '#http/cache.ts';
import { ApiError, found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { ORIGINALS } from './store-picture.ts';
import { parseVariant, type Variant, variantKey } from './variant.ts';

/** Variants being made right now, so that visitors who come together wait for one transformation. */
const inTheMaking = new Map<string, Promise<Made>>();

type Made = { bytes: ArrayBuffer; contentType: string };
type Source = { path: string; width: number; height: number; contentType: string };

/**
 * Scaled, never enlarged and never cropped: with both sizes given the picture covers that box, and the page's `object-fit`
 * and focal point choose what shows. (The local Images binding knows no `fit` and would letterbox a crop.)
 */
function target(source: Source, { width, height }: Variant) {
  const scale = Math.min(Math.max(width ? width / source.width : 0, height ? height / source.height : 0) || 1, 1);
  return {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
    fit: 'scale-down' as const,
  };
}

async function make(
  env: Bindings,
  db: Database,
  source: Source,
  variant: Variant,
  format: Variant['format'],
  original: R2ObjectBody,
): Promise<Made> {
  if (!env.IMAGES) throw new Error('no Images binding');
  const answer = await env.IMAGES.input(original.body)
    .transform(target(source, variant))
    .output({ format: `image/${format}`, quality: variant.quality });
  const response = answer.response();
  const contentType = response.headers.get('Content-Type') ?? `image/${format}`;
  const bytes = await response.arrayBuffer();
  const key = variantKey(source.path, variant, format);
  await env.BUCKET.put(key, bytes, { httpMetadata: { contentType } });
  await db
    .insert(imageVariants)
    .values({ key, imagePath: source.path, format, width: variant.width ?? source.width, bytes: bytes.byteLength })
    .onConflictDoNothing();
  return { bytes, contentType };
}

/** One transformation a variant, however many ask for it at once. */
function makeOnce(key: string, work: () => Promise<Made>): Promise<Made> {
  const running = inTheMaking.get(key) ?? work().finally(() => inTheMaking.delete(key));
  inTheMaking.set(key, running);
  return running;
}

const answer = (body: BodyInit | null, contentType: string, state: string) =>
  new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': IMMUTABLE_CACHE, Vary: 'Accept', 'X-Image': state } });

/**
 * The site's own pictures, resized. Paths carry the hash of their content, so answers never go stale.
 * Looked for at the edge, then in the bucket, then made; without the Images binding the original goes out and `X-Image` says so.
 */
export const imageRoutes = router().get('/images/optimize/:path{.+}', async (c) => {
  const path = picturePath(c.req.param('path'));
  const variant = parseVariant(c.req.query(), c.req.header('Accept') ?? '');
  const formats: Variant['format'][] = variant.wantsAvif && variant.format !== 'avif' ? ['avif', variant.format] : [variant.format];

  for (const format of formats) {
    const stored = await c.env.BUCKET.get(variantKey(path, variant, format));
    if (stored) return answer(stored.body, stored.httpMetadata?.contentType ?? `image/${format}`, 'stored');
  }
  const { db } = c.var;
  const source = found(
    await db.query.images.findFirst({
      where: eq(images.path, path),
      columns: { path: true, width: true, height: true, contentType: true },
    }),
  );
  const original = found(await c.env.BUCKET.get(ORIGINALS + path));
  if (!c.env.IMAGES) return answer(original.body, source.contentType, 'original');
  try {
    const made = await makeOnce(variantKey(path, variant, variant.format), () =>
      make(c.env, db, source, variant, variant.format, original),
    );
    return answer(made.bytes, made.contentType, 'made');
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'image transformation failed', path, detail: String(error) }));
    const again = await c.env.BUCKET.get(ORIGINALS + path);
    if (!again) throw new ApiError(404);
    const response = answer(again.body, source.contentType, 'original');
    response.headers.set('Cache-Control', 'no-store');
    return response;
  }
});
