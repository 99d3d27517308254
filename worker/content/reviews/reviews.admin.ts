import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import {
  ReviewAnswer,
  ReviewAsking,
  ReviewInboxQuery,
  ReviewRefusal,
  ReviewVersion,
} from '#contract/content/reviews.schema.ts';
import type { ReviewDetail, ReviewInbox, ReviewState } from '#contract/content/reviews.ts';
import { showSaved } from '#core/cache/invalidate.ts';
import { orders, reviews, trips } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { changeRow } from '#core/db/statements/change-row.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { type Mail, queueMailIf } from '#core/mail/outbox.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { askGuests } from './ask-for-reviews.ts';
import { oneReview, reviewInbox } from './review-inbox.reads.ts';
import { isOver, reviewPath, reviewToken } from './review-link.ts';
import { refusalMail } from './review-mails.ts';

const DAILY = 'daily work with reviews; each decision can be taken back';

async function one(c: Context<App>) {
  const id = found(idIn(c.req.param('id')));
  return found(await c.var.reader.run(oneReview(c.var.db, id)));
}

type Decision = {
  action: AuditAction;
  from: readonly ReviewState[];
  set: Partial<typeof reviews.$inferInsert>;
  detail: Record<string, string>;
  mail?: Mail | undefined;
};

/** Writes the decision, its mail and its entry in the change log, which has the stars, if the review is as it was read. */
async function decide(
  c: Context<App>,
  { id, stars }: typeof reviews.$inferSelect,
  version: number,
  { action, from, set, detail, mail }: Decision,
) {
  const { db, user, apiKeyId } = c.var;
  const isBefore = and(
    eq(reviews.id, id),
    eq(reviews.version, version),
    inArray(reviews.status, [...from]),
    isNull(reviews.deletedAt),
  );
  const by = { userId: user.id, apiKeyId };
  const audit = {
    ...by,
    action,
    entity: 'reviews',
    entityId: id,
    detail: { ...detail, stars },
  } as const;
  const isWritten = await changeRow(db, reviews, isBefore, set, (isUnchanged) => [
    ...(mail ? [queueMailIf(db, mail, isUnchanged)] : []),
    auditEntryIf(db, audit, isUnchanged),
  ]);
  const { detail: current } = await one(c);
  if (!isWritten) return conflict(c, current, 'problem.other_user_first');
  // Cards show mean and number.
  await showSaved(c, ['trips', 'destinations']);
  return c.json<ReviewDetail>(current);
}

/** The mail with the reason, if the guest can still be written to. */
async function mailOfRefusal(
  c: Context<App>,
  review: typeof reviews.$inferSelect,
  { reason, text }: { reason: NonNullable<(typeof reviews.$inferSelect)['reason']>; text: string },
): Promise<Mail | undefined> {
  const { db, reader } = c.var;
  const [order, [trip], site, secret] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(eq(orders.id, review.orderId ?? ''))
      .get(),
    db
      .select({ name: trips.name, translations: trips.translations })
      .from(trips)
      .where(eq(trips.id, review.tripId ?? 0)),
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  if (!order?.contactEmail) return undefined;
  const { language } = order;
  const path = reviewPath(review, await reviewToken(secret, review));
  return refusalMail(site, {
    ...{ language, contact: { name: order.contactName, email: order.contactEmail } },
    ...{ reference: order.reference, orderId: order.id },
    item: { kind: review.kind, trip: trip ?? null, date: review.localDate },
    ...{ reason, reasonText: text },
    url: isOver(review, new Date()) ? null : `${siteOrigin(c.env, c.req.url)}/${language}${path}`,
  });
}

/** Reviews of guests: to be checked, published, refused, answered. */
export const reviewAdminRoutes = router();

reviewAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Guests’ reviews, filtered by state and words, and paginated' }),
  noStepUp('a read'),
  query(ReviewInboxQuery),
  async (c) =>
    c.json<ReviewInbox>(await c.var.reader.run(reviewInbox(c.var.db, c.req.valid('query')))),
);
reviewAdminRoutes.post(
  '/ask',
  describeRoute({
    summary: 'Ask the guest of an order for reviews now',
    description:
      'As the email of the day after: once for an item that is over, and under the same conditions. 409 when nothing is to be asked.',
    responses: { ...answers({ 204: null }), ...refusals(409) },
  }),
  noStepUp('a mail that goes out in any case'),
  body(ReviewAsking),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const order = found(
      await db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.reference, c.req.valid('json').reference))
        .get(),
    );
    const now = new Date();
    const origin = siteOrigin(c.env, c.req.url);
    if ((await askGuests(db, now, c.env, origin, order.id)) === 0)
      throw new ApiError(409, 'problem.review_not_due', { code: 'not_due' });
    await auditEntry(db, {
      ...{ userId: user.id, apiKeyId },
      ...{ action: 'message', entity: 'orders', entityId: order.id },
    });
    return c.body(null, 204);
  },
);
reviewAdminRoutes.get(
  '/:id{[0-9]+}',
  describeRoute({ summary: 'One review with its emails' }),
  noStepUp('a read'),
  async (c) => c.json<ReviewDetail>((await one(c)).detail),
);
reviewAdminRoutes.post(
  '/:id{[0-9]+}/publish',
  describeRoute({ summary: 'Publish a review' }),
  noStepUp(DAILY),
  body(ReviewVersion),
  async (c) => {
    const { review } = await one(c);
    const set = { status: 'published', reason: null, reasonText: '' } as const;
    return decide(c, review, c.req.valid('json').version, {
      ...{ action: 'publish', from: ['new', 'refused'], detail: {} },
      set: { ...set, decidedAt: new Date().toISOString() },
    });
  },
);
reviewAdminRoutes.post(
  '/:id{[0-9]+}/refuse',
  describeRoute({
    summary: 'Refuse a review, or take a published one down, and tell its guest why',
    description:
      'How many stars it gives is no reason; the change log has them with each decision.',
  }),
  noStepUp(DAILY),
  body(ReviewRefusal),
  async (c) => {
    const { version, reason, text } = c.req.valid('json');
    const { review } = await one(c);
    return decide(c, review, version, {
      ...{ action: 'refuse', from: ['new', 'published'], detail: { reason } },
      set: {
        ...{ status: 'refused', reason, reasonText: text },
        decidedAt: new Date().toISOString(),
      },
      mail: await mailOfRefusal(c, review, { reason, text }),
    });
  },
);
reviewAdminRoutes.put(
  '/:id{[0-9]+}/answer',
  describeRoute({ summary: 'Answer a review in public, or take the answer back' }),
  noStepUp(DAILY),
  body(ReviewAnswer),
  async (c) => {
    const { version, text } = c.req.valid('json');
    const { review } = await one(c);
    return decide(c, review, version, {
      ...{ action: 'reply', from: ['new', 'published'], detail: {} },
      set: { answer: text, answeredAt: text ? new Date().toISOString() : null },
    });
  },
);
