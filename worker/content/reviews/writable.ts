import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { GuestReview } from '#contract/content/reviews.ts';
import { reviews } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import type { App } from '#env';
import { type HeldReview, isOpen, isOver } from './review-link.ts';
import { guestReview } from './reviews.reads.ts';

/** Until it is published, its guest writes it anew. */
export const isWritable = (held: HeldReview, now: Date) =>
  and(
    eq(reviews.id, held.id),
    isNull(reviews.deletedAt),
    inArray(reviews.status, ['asked', 'new', 'refused']),
    isOpen(now),
  );
export const refuseWriting = (held: HeldReview, now: Date) =>
  isOver(held, now)
    ? new ApiError(409, 'problem.review_too_late', { code: 'too_late' })
    : new ApiError(409, 'problem.review_published', { code: 'published' });

/** The review as its guest sees it now. */
export async function written(c: Context<App>, held: HeldReview): Promise<GuestReview> {
  const { db, reader } = c.var;
  const [row] = await db.select().from(reviews).where(eq(reviews.id, held.id));
  return reader.run(guestReview(db, { ...held, ...row }, new Date()));
}
