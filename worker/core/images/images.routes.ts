import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { picturePath } from '#contract/pictures/picture-address.ts';
import { IMMUTABLE_CACHE } from '#core/cache/policy.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images } from '#core/db/schema.ts';
import { answers, describeQuery } from '#core/http/description/describe-route.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { clientAddress } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { makeInTurn } from './variants/avif-queue.ts';
import { makeCoalesced } from './variants/make-coalesced.ts';
import { fitsAvif, makeVariant, type Source } from './variants/make-variant.ts';
import {
  parseVariantRequest,
  sizeOf,
  type Variant,
  VariantQuery,
  type VariantRequest,
  variantKey,
  variantOf,
} from './variants/variant.ts';

/** Cache time of a fallback for a better format, in seconds: for a visitor who requested the format, and at the edge. */
const STAND_IN_SECONDS = 60;
const STAND_IN_EDGE_SECONDS = 30;
/** Longer paths are no keys of the bucket. */
const MAX_PATH = 300;
/** Header of an edge entry that is the fallback for an AVIF. */
const STAND_IN = 'X-Stand-In';

type Picture = {
  body: BodyInit | null;
  contentType: string;
  state: 'edge' | 'stored' | 'made' | 'original';
};

const answer = ({ body, contentType, state }: Picture, cacheControl: string) =>
  new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Cache-Control': cacheControl,
      // Feeds refer to images, and feed readers show them on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Vary: 'Accept',
      'X-Image': state,
    },
  });

/** Immutable, unless AVIF was requested and is still being encoded. */
const policyOf = ({ isNamed }: VariantRequest, isStandIn: boolean) =>
  isNamed && isStandIn ? `public, max-age=${STAND_IN_SECONDS}` : IMMUTABLE_CACHE;

const stored = async (
  c: Context<App>,
  path: string,
  variant: Variant,
): Promise<Picture | undefined> => {
  const object = await c.env.BUCKET.get(variantKey(path, variant));
  return object
    ? {
        body: object.body,
        contentType: object.httpMetadata?.contentType ?? `image/${variant.format}`,
        state: 'stored',
      }
    : undefined;
};

const original = async (c: Context<App>, { path, contentType }: Source): Promise<Picture> => ({
  body: found(await c.env.BUCKET.get(ORIGINALS + path)).body,
  contentType,
  state: 'original',
});

/** Edge cache entries by requested variant: a fallback expires soon, so that the AVIF is looked up. */
function edgeCopies(c: Context<App>, path: string, request: VariantRequest) {
  const edge = (caches as unknown as { default: Cache }).default;
  const { width = 0, height = 0, quality, format, wantsAvif } = request;
  const key = new URL(
    `/variants/${path}/${width}x${height}q${quality}.${format}?avif=${wantsAvif}`,
    c.req.url,
  ).href;
  return {
    find: async () => {
      const copy = await edge.match(key);
      if (!copy) return undefined;
      const picture: Picture = {
        body: copy.body,
        contentType: copy.headers.get('Content-Type') ?? '',
        state: 'edge',
      };
      return answer(picture, policyOf(request, copy.headers.has(STAND_IN)));
    },
    keep: (picture: Picture, isStandIn: boolean) => {
      const response = answer(picture, policyOf(request, isStandIn));
      const seconds = isStandIn ? `public, max-age=${STAND_IN_EDGE_SECONDS}` : IMMUTABLE_CACHE;
      const headers = {
        'Content-Type': picture.contentType,
        'Cache-Control': seconds,
        ...(isStandIn && { [STAND_IN]: '1' }),
      };
      c.executionCtx.waitUntil(edge.put(key, new Response(response.clone().body, { headers })));
      return response;
    },
    forget: () => edge.delete(key),
  };
}

/** Each encoded variant is billed, so the number per minute and address is limited. Existing variants consume nothing. */
async function mayMake(c: Context<App>): Promise<boolean> {
  const outcome = await c.env.IMAGE_LIMIT?.limit({ key: clientAddress(c.req) });
  return outcome?.success ?? true;
}

async function made(
  c: Context<App>,
  images: ImagesBinding,
  source: Source,
  variant: Variant,
): Promise<Picture> {
  const make = () => makeVariant(c.env, images, c.var.db, source, variant);
  const { bytes, contentType } = found(
    await makeCoalesced(variantKey(source.path, variant), c.executionCtx, make),
  );
  return { body: bytes, contentType, state: 'made' };
}

async function sourceOf(c: Context<App>, path: string): Promise<Source> {
  const columns = {
    path: images.path,
    width: images.width,
    height: images.height,
    contentType: images.contentType,
  };
  return found(await c.var.db.select(columns).from(images).where(eq(images.path, path)).get());
}

/**
 * The site's own images, resized. Paths contain the hash of their content, so responses never become stale. Looked up at the edge, then in
 * the bucket, then encoded. Without the Images binding, and for an address over its limit, the response is the original with `X-Image` set.
 * AVIF is only served from the bucket: the fallback is sent immediately, and the AVIF is encoded in the background.
 */
export const imageRoutes = router();

imageRoutes.get(
  '/images/optimize/:path{.+}',
  describeRoute({
    summary: 'A picture, resized',
    description:
      'The answer covers the box of `width` and `height`, at the next width of a ladder and the next of three qualities. Never enlarged, never cropped. While an address has had too many new variants made, the original goes out. `path` has slashes.',
    responses: answers({ 200: 'image/*' }),
  }),
  describeQuery(VariantQuery),
  async (c) => {
    const path = picturePath(c.req.param('path'));
    if (path.length > MAX_PATH) throw new ApiError(404);
    const request = parseVariantRequest(c.req.query(), c.req.header('Accept') ?? '');
    const copies = edgeCopies(c, path, request);
    const copy = await copies.find();
    if (copy) return copy;

    let known: Promise<Source> | undefined;
    const readSource = () => {
      known ??= sourceOf(c, path);
      return known;
    };
    const size = await sizeOf(request, readSource);
    const variant = variantOf(size, request.format, request.quality);
    const better = request.wantsAvif ? variantOf(size, 'avif', request.quality) : undefined;
    const avif = better && (await stored(c, path, better));
    if (avif) return copies.keep(avif, false);
    const ready = await stored(c, path, variant);
    if (ready && !better) return copies.keep(ready, false);

    const source = await readSource();
    const { IMAGES } = c.env;
    if (!IMAGES)
      return ready ? copies.keep(ready, false) : answer(await original(c, source), IMMUTABLE_CACHE);
    if (!ready && !(await mayMake(c))) return answer(await original(c, source), 'no-store');
    const avifDue = better && fitsAvif(source, size) ? better : undefined;
    try {
      const picture = ready ?? (await made(c, IMAGES, source, variant));
      const response = copies.keep(picture, avifDue !== undefined);
      if (avifDue && (await mayMake(c))) {
        const makeAvif = () =>
          makeVariant(c.env, IMAGES, c.var.db, source, avifDue).then(copies.forget);
        c.executionCtx.waitUntil(makeInTurn(variantKey(path, avifDue), makeAvif));
      }
      return response;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      logFailure('image transformation failed', error, { path });
      return answer(await original(c, source), 'no-store');
    }
  },
);
