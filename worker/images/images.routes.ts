import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { IMMUTABLE_CACHE } from '#cache/policy.ts';
import { picturePath } from '#contract/picture-address.ts';
import { ORIGINALS } from '#db/originals.ts';
import { images } from '#db/schema.ts';
import type { App } from '#env';
import { describe } from '#http/described.ts';
import { logFailure } from '#http/log.ts';
import { ApiError, found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { makeInTurn } from './avif-queue.ts';
import { makeTogether } from './make-together.ts';
import { fitsAvif, makeVariant, type Source } from './make-variant.ts';
import { type Format, parseVariant, type Variant, VariantQuery, variantKey } from './variant.ts';

/** How long something shows that stands in for a better format, in seconds: to a visitor who named the format, and at the edge. */
const STAND_IN_SECONDS = 60;
const STAND_IN_EDGE_SECONDS = 30;
/** Longer paths are nobody's, and no keys of the bucket. */
const MAX_PATH = 300;
/** Header of an edge copy that stands in for an AVIF. */
const STAND_IN = 'X-Stand-In';

type Picture = { body: BodyInit | null; contentType: string; state: 'edge' | 'stored' | 'made' | 'original' };

const answer = ({ body, contentType, state }: Picture, cacheControl: string) =>
  new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Cache-Control': cacheControl,
      // Feeds name pictures, and their readers show them on pages of their own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Vary: 'Accept',
      'X-Image': state,
    },
  });

/** For ever, unless AVIF was named and is still being made. */
const policyOf = ({ isNamed }: Variant, isStandIn: boolean) =>
  isNamed && isStandIn ? `public, max-age=${STAND_IN_SECONDS}` : IMMUTABLE_CACHE;

const stored = async (c: Context<App>, path: string, variant: Variant, format: Format): Promise<Picture | undefined> => {
  const object = await c.env.BUCKET.get(variantKey(path, variant, format));
  return object ? { body: object.body, contentType: object.httpMetadata?.contentType ?? `image/${format}`, state: 'stored' } : undefined;
};

const original = async (c: Context<App>, { path, contentType }: Source): Promise<Picture> => ({
  body: found(await c.env.BUCKET.get(ORIGINALS + path)).body,
  contentType,
  state: 'original',
});

/** Copies at the edge, by what is asked for: the copy of a stand-in goes after a while, so that the AVIF comes to be looked for. */
function edgeCopies(c: Context<App>, path: string, variant: Variant) {
  const edge = (caches as unknown as { default: Cache }).default;
  const key = new URL(`/${variantKey(path, variant, variant.format)}?avif=${variant.wantsAvif}`, c.req.url).href;
  return {
    find: async () => {
      const copy = await edge.match(key);
      if (!copy) return undefined;
      const picture: Picture = { body: copy.body, contentType: copy.headers.get('Content-Type') ?? '', state: 'edge' };
      return answer(picture, policyOf(variant, copy.headers.has(STAND_IN)));
    },
    keep: (picture: Picture, isStandIn: boolean) => {
      const response = answer(picture, policyOf(variant, isStandIn));
      const seconds = isStandIn ? `public, max-age=${STAND_IN_EDGE_SECONDS}` : IMMUTABLE_CACHE;
      const headers = { 'Content-Type': picture.contentType, 'Cache-Control': seconds, ...(isStandIn && { [STAND_IN]: '1' }) };
      // An original stands in for everything, until there is something that makes variants.
      if (picture.state !== 'original') c.executionCtx.waitUntil(edge.put(key, new Response(response.clone().body, { headers })));
      return response;
    },
    forget: () => edge.delete(key),
  };
}

/** The picture in `variant.format`, made now. */
async function made(c: Context<App>, source: Source, variant: Variant): Promise<Picture> {
  const { IMAGES } = c.env;
  if (!IMAGES) return original(c, source);
  const { format } = variant;
  const make = () => makeVariant(c.env, IMAGES, c.var.db, source, variant, format);
  const { bytes, contentType } = found(await makeTogether(variantKey(source.path, variant, format), c.executionCtx, make));
  return { body: bytes, contentType, state: 'made' };
}

/**
 * The site's own pictures, resized. Paths carry the hash of their content, so answers never go stale.
 * Looked for at the edge, then in the bucket, then made; without the Images binding the original goes out and `X-Image` says so.
 * AVIF is only ever answered from the bucket: what stands in for it goes out at once, and it is made in the background.
 */
export const imageRoutes = router().get('/images/optimize/:path{.+}', describe({ query: VariantQuery }), async (c) => {
  const path = picturePath(c.req.param('path'));
  if (path.length > MAX_PATH) throw new ApiError(404);
  const variant = parseVariant(c.req.query(), c.req.header('Accept') ?? '');
  const copies = edgeCopies(c, path, variant);
  const copy = await copies.find();
  if (copy) return copy;

  const avif = variant.wantsAvif ? await stored(c, path, variant, 'avif') : undefined;
  if (avif) return copies.keep(avif, false);
  const ready = await stored(c, path, variant, variant.format);
  if (ready && !variant.wantsAvif) return copies.keep(ready, false);

  const { IMAGES } = c.env;
  const { db } = c.var;
  const columns = { path: images.path, width: images.width, height: images.height, contentType: images.contentType };
  const source = found(await db.select(columns).from(images).where(eq(images.path, path)).get());
  const isAvifDue = variant.wantsAvif && IMAGES !== undefined && fitsAvif(source, variant);
  try {
    const picture = ready ?? (await made(c, source, variant));
    const response = copies.keep(picture, isAvifDue);
    if (isAvifDue) {
      const makeAvif = () => makeVariant(c.env, IMAGES, db, source, variant, 'avif').then(copies.forget);
      c.executionCtx.waitUntil(makeInTurn(variantKey(path, variant, 'avif'), makeAvif));
    }
    return response;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    logFailure('image transformation failed', error, { path });
    return answer(await original(c, source), 'no-store');
  }
});
