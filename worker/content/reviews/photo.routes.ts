import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { isOwnPath } from '#contract/address.ts';
import {
  GuestReview as GuestReviewSchema,
  ReviewPhotoQuery,
} from '#contract/content/reviews.schema.ts';
import type { GuestReview } from '#contract/content/reviews.ts';
import { TokenInput } from '#contract/mail/newsletter.schema.ts';
import { PICTURE_LIMIT_BYTES, PICTURE_TYPES } from '#contract/pictures/images.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { images, reviews } from '#core/db/schema.ts';
import { hasRow, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, fileBody, refusals } from '#core/http/description/describe-route.ts';
import { ApiError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { readUpload } from '#core/images/uploads/read-upload.ts';
import type { App } from '#env';
import { photoName, storePhoto, withoutUnusedPhotos } from './guest-photo.ts';
import { type HeldReview, heldReview, reviewPath } from './review-link.ts';
import { isWritable, refuseWriting, written } from './writable.ts';

/** What was refused is checked once more. */
const CHANGED = {
  version: NEXT_VERSION,
  status: sql<'new'>`iif(status = 'refused', 'new', status)`,
};

async function takePhoto(c: Context<App>, token: string): Promise<HeldReview> {
  const { db } = c.var;
  const held = await heldReview(c, token);
  const now = new Date();
  const [open] = await db.select({ id: reviews.id }).from(reviews).where(isWritable(held, now));
  if (!open) throw refuseWriting(held, now);
  const { path, file } = await storePhoto(c.env, db, await readUpload(c.req.raw), held.reference);
  const stamp = now.toISOString();
  const isTheirs = hasRow(reviews, and(eq(reviews.id, held.id), eq(reviews.photo, path)));
  const [rows] = await db.batch([
    db
      .update(reviews)
      .set({ ...CHANGED, photo: path, updatedAt: stamp })
      .where(isWritable(held, now))
      .returning({ id: reviews.id }),
    ...(file
      ? [
          insertIf(
            db,
            images,
            { ...file, name: photoName(held.reference) },
            isTheirs,
          ).onConflictDoNothing(),
        ]
      : []),
    withoutUnusedPhotos(db),
  ]);
  if (rows.length === 0) throw refuseWriting(held, now);
  return held;
}

/** The photo of a review: one, until the review is published. */
export const reviewPhotoRoutes = router();

reviewPhotoRoutes.post(
  '/reviews/:reference/photo',
  describeRoute({
    summary: 'Add a photo to a review, or replace it',
    description:
      'The picture is decoded and encoded again, so that place and maker of the photo are not stored. With `page` the answer leads there, as a form without scripts needs it.',
    responses: { ...answers({ 200: GuestReviewSchema }), ...refusals(404, 409, 413, 415) },
    ...fileBody(['multipart/form-data', ...PICTURE_TYPES], PICTURE_LIMIT_BYTES),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  query(ReviewPhotoQuery),
  async (c) => {
    const { token, page } = c.req.valid('query');
    const to = isOwnPath(page) ? page : undefined;
    const back = (state: string) =>
      new Response(null, {
        status: 303,
        headers: { Location: `${to}&state=${state}#photo`, 'Cache-Control': PRIVATE_CACHE },
      });
    try {
      const held = await takePhoto(c, token);
      return to ? back('photo') : c.json<GuestReview>(await written(c, held));
    } catch (error) {
      if (!to || !(error instanceof ApiError)) throw error;
      return back(`photo-${error.code ?? 'failed'}`);
    }
  },
);
reviewPhotoRoutes.post(
  '/reviews/:reference/photo/remove',
  describeRoute({
    summary: 'Take the photo of a review back',
    responses: { ...answers({ 200: GuestReviewSchema }), ...refusals(404, 409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(TokenInput),
  async (c) => {
    const { db } = c.var;
    const { token } = c.req.valid('json');
    const held = await heldReview(c, token);
    const now = new Date();
    const [rows] = await db.batch([
      db
        .update(reviews)
        .set({ ...CHANGED, photo: null, updatedAt: now.toISOString() })
        .where(isWritable(held, now))
        .returning({ id: reviews.id }),
      withoutUnusedPhotos(db),
    ]);
    if (rows.length === 0) throw refuseWriting(held, now);
    c.set('resultPage', `${reviewPath(held, token)}#photo`);
    return c.json<GuestReview>(await written(c, held));
  },
);
