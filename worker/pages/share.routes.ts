import { eq } from 'drizzle-orm';
import {
  crop,
  letter,
  paletteOf,
  plainGround,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type SharePalette,
} from '#content/share/share-picture.ts';
import { prefixed, splitLanguage } from '#contract/address.ts';
import { pictureFocus, picturePath } from '#contract/pictures/picture-address.ts';
import type { SharedPage } from '#contract/render.ts';
import { decodePng, encodePng, onGround, type Pixels } from '#core/bytes/png.ts';
import { IMMUTABLE_CACHE, REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { connect } from '#core/db/client.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images, imageVariants } from '#core/db/schema.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { clientAddress, consumeToken } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { Bindings } from '#env';
import { fillPage } from './fill-page.ts';

/** Keeps images under 300 kB, which is WhatsApp's limit. */
const QUALITY = 80;
/** Margin in addition to the crop, so that no edge of the scaled image shows. */
const SPARE_PX = 4;
const FOCUS_STEPS = 10;

type Source = { path: string; width: number; height: number };

/** The image scaled to cover the wanted size, and cropped here, because the local Images binding cannot crop. */
async function croppedPicture(
  env: Bindings,
  binding: ImagesBinding,
  source: Source,
  address: string,
  { ground }: SharePalette,
): Promise<Pixels | undefined> {
  const original = await env.BUCKET.get(ORIGINALS + source.path);
  if (!original) return undefined;
  const scale = Math.max(
    (SHARE_WIDTH + SPARE_PX) / source.width,
    (SHARE_HEIGHT + SPARE_PX) / source.height,
  );
  const size = { width: Math.ceil(source.width * scale), height: Math.ceil(source.height * scale) };
  const scaled = await binding
    .input(original.body)
    .transform({ ...size, fit: 'cover' })
    .output({ format: 'image/png' });
  const pixels = onGround(decodePng(new Uint8Array(await scaled.response().arrayBuffer())), ground);
  const focus = pictureFocus(address) ?? { x: FOCUS_STEPS / 2, y: FOCUS_STEPS / 2 };
  return crop(pixels, { x: focus.x / FOCUS_STEPS, y: focus.y / FOCUS_STEPS });
}

async function draw(
  env: Bindings,
  binding: ImagesBinding,
  { name, siteName, image, colours }: SharedPage,
): Promise<ArrayBuffer> {
  const palette = paletteOf(colours);
  const path = image === null ? '' : picturePath(image);
  const source = await connect(env.DB)
    .select({ path: images.path, width: images.width, height: images.height })
    .from(images)
    .where(eq(images.path, path))
    .get();
  const pixels =
    (source && (await croppedPicture(env, binding, source, image ?? '', palette))) ??
    plainGround(palette);
  letter(pixels, name, siteName, palette);
  const png = encodePng(pixels);
  const jpeg = await binding
    .input(new Blob([png]).stream())
    .output({ format: 'image/jpeg', quality: QUALITY });
  return jpeg.response().arrayBuffer();
}

const jpeg = (body: BodyInit | null, state: string) =>
  new Response(body, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': IMMUTABLE_CACHE,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Image': state,
    },
  });

/**
 * `/og/de/trips.jpg?v=...`: a page's image for link previews, 1200 by 630, from its own image and name. Drawn once per version and stored
 * in the bucket; a URL with an outdated version, or in another spelling than the page's own, redirects to the current one.
 */
export const shareRoutes = router();

shareRoutes.get('/og/:page{.+\\.jpg}', async (c) => {
  // The raw path: an escaped `?` is no query.
  const [, pathname] = /^\/og(\/.+)\.jpg$/.exec(new URL(c.req.url).pathname) ?? [];
  const { language, path } = splitLanguage(found(pathname));
  const requestedVersion = /^[a-z0-9]{1,8}$/.exec(c.req.query('v') ?? '')?.[0];
  const keyOf = (version: string) => `share/${language}${path}/${version}.jpg`;
  if (requestedVersion) {
    const stored = await c.env.BUCKET.get(keyOf(requestedVersion));
    if (stored) return jpeg(stored.body, 'stored');
  }
  const address = {
    path,
    language: found(language),
    isPrefixed: true,
    origin: shownOrigin(c.env, c.req.url),
  };
  await consumeToken(c.env, 'QUERY_LIMIT', `previews:${clientAddress(c.req)}`);
  const page = await fillPage(c.env, c.executionCtx as ExecutionContext, address);
  const shared = found(page.status === 200 ? page.share : undefined);
  const ownPath = page.path?.split('?')[0] ?? path;
  if (requestedVersion !== shared.version || ownPath !== path) {
    const location = `/og${prefixed(ownPath, address.language)}.jpg?v=${shared.version}`;
    return new Response(null, {
      status: 302,
      headers: { Location: location, 'Cache-Control': REVALIDATED_CACHE },
    });
  }
  if (!c.env.IMAGES) {
    // Without the Images binding the page's own image is sent unchanged.
    const original =
      shared.image && (await c.env.BUCKET.get(`originals/${picturePath(shared.image)}`));
    const stand = found(original || undefined);
    return new Response(stand.body, {
      headers: {
        'Content-Type': stand.httpMetadata?.contentType ?? 'image/jpeg',
        'Cache-Control': 'no-store',
        'X-Image': 'original',
      },
    });
  }
  const bytes = await draw(c.env, c.env.IMAGES, shared);
  const key = keyOf(shared.version);
  await c.env.BUCKET.put(key, bytes, { httpMetadata: { contentType: 'image/jpeg' } });
  await connect(c.env.DB)
    .insert(imageVariants)
    .values({
      key,
      imagePath: picturePath(shared.image ?? ''),
      format: 'jpeg',
      width: SHARE_WIDTH,
      bytes: bytes.byteLength,
    })
    .onConflictDoNothing();
  return jpeg(bytes, 'made');
});
