import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { REVIEW_DAYS, type ReviewKind } from '#contract/content/reviews.ts';
import { sign } from '#core/auth/sign.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { reviews } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';

type Reviewed = { kind: ReviewKind; itemId: string | null };

/** Of the link in the mail that asks for a review. It opens the review and nothing of the order. */
export const reviewToken = (secret: string, { kind, itemId }: Reviewed) =>
  sign(secret, `review ${kind} ${itemId}`);

export const reviewPath = ({ reference }: { reference: string }, token: string) =>
  `/review/${reference}?token=${token}`;
/** Where its guest objects to such mails; mail programs post to it, too (RFC 8058). */
export const stopPath = ({ reference }: { reference: string }, token: string) =>
  `/review/${reference}/stop?token=${token}`;

export const lastDay = (localDate: string) => addDays(localDate, REVIEW_DAYS);
export const isOver = ({ localDate }: { localDate: string }, now: Date) =>
  menorcaToday(now) > lastDay(localDate);
/** The same when a statement runs. */
export const isOpen = (now: Date) =>
  sql`${reviews.localDate} >= ${addDays(menorcaToday(now), -REVIEW_DAYS)}`;

export type HeldReview = typeof reviews.$inferSelect & { secret: string };

/** The review of the item with the reference in the URL, for the holder of its link; 404 without a valid one. */
export async function heldReview(c: Context<App>, token: string): Promise<HeldReview> {
  const { db } = c.var;
  const reference = readReference(c.req.param('reference') ?? '');
  const [row, secret] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(
        sql`${reviews.reference} = ${reference ?? ''} AND ${reviews.itemId} IS NOT NULL AND ${reviews.deletedAt} IS NULL`,
      )
      .get(),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const known = found(row);
  const [given, valid] = await Promise.all([
    hashToken(token),
    reviewToken(secret, known).then(hashToken),
  ]);
  if (given !== valid) throw new ApiError(404, 'problem.link_over');
  return { ...known, secret };
}
