import { and, ne, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import {
  GuestReview as GuestReviewSchema,
  ReviewInput,
  ReviewLinkQuery,
  ReviewList as ReviewListSchema,
  ReviewQuery,
  ReviewsStopped,
} from '#contract/content/reviews.schema.ts';
import type { GuestReview } from '#contract/content/reviews.ts';
import { TokenInput } from '#contract/mail/newsletter.schema.ts';
import { cached, PRIVATE_CACHE, shared } from '#core/cache/policy.ts';
import { reviews } from '#core/db/schema.ts';
import { privacyEdition } from '#core/db/site-settings.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers, describeQuery, refusals } from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { filled } from '#core/text/strings/filled.ts';
import { object } from './objections.ts';
import { heldReview, reviewPath, stopPath } from './review-link.ts';
import { writtenMail } from './review-mails.ts';
import { guestReview, reviewList } from './reviews.reads.ts';
import { isWritable, refuseWriting, written } from './writable.ts';

/** Reviews of guests: what visitors read, and what the holder of the link in the mail writes. */
export const reviewRoutes = router();

reviewRoutes.get(
  '/reviews',
  describeRoute({
    summary: 'Published reviews of a trip, a place, transfers, or of all',
    description:
      'Each is of a booking that took place. Those in the language that is asked come first, then the newest. `rating` is their mean and `count` their number, without examples.',
  }),
  shared('reviews', 'trips'),
  filled,
  multilingual(ReviewListSchema),
  query(ReviewQuery),
  async (c) =>
    answer(c, await c.var.reader.run(reviewList(c.var.db, c.req.valid('query'), c.var.language))),
);
reviewRoutes.get(
  '/reviews/:reference',
  describeRoute({ summary: 'What a guest is asked to review, and what they have written' }),
  cached(PRIVATE_CACHE),
  filled,
  multilingual(GuestReviewSchema),
  describeQuery(ReviewLinkQuery),
  async (c) => {
    const held = await heldReview(c, c.req.query('token') ?? '');
    return answer(c, await c.var.reader.run(guestReview(c.var.db, held, new Date())));
  },
);
reviewRoutes.post(
  '/reviews/:reference',
  describeRoute({
    summary: 'Write a review, or change it until it is published',
    responses: { ...answers({ 200: GuestReviewSchema }), ...refusals(404, 409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(ReviewInput),
  async (c) => {
    const { db, reader } = c.var;
    const { token, consent, language, ...input } = c.req.valid('json');
    const held = await heldReview(c, token);
    if (!consent)
      throw new ApiError(422, 'problem.invalid_fields', {
        errors: [{ path: 'consent', code: 'consent_needed' }],
      });
    const now = new Date();
    const stamp = now.toISOString();
    const [edition, site] = await Promise.all([
      reader.run(privacyEdition(db)),
      reader.run(mailSite(db)),
    ]);
    const { id, reference } = held;
    const mail = writtenMail(site, { ...input, id, reference }, shownOrigin(c.env, c.req.url));
    // What waits to be read is announced once, however often its guest changes it.
    const isNews = and(isWritable(held, now), ne(reviews.status, 'new'));
    const results = await db.batch(
      batchOf([
        ...(mail
          ? [queueMailIf(db, mail, sql`EXISTS (SELECT 1 FROM ${reviews} WHERE ${isNews})`)]
          : []),
        db
          .update(reviews)
          .set({
            ...{ ...input, language: language ?? held.language, status: 'new' },
            ...{ consentAt: stamp, privacyEdition: edition },
            ...{ writtenAt: stamp, updatedAt: stamp, version: NEXT_VERSION },
            ...{ reason: null, reasonText: '', decidedAt: null },
          })
          .where(isWritable(held, now))
          .returning({ id: reviews.id }),
      ]),
    );
    const rows = results.at(-1) as { id: number }[];
    if (rows.length === 0) throw refuseWriting(held, now);
    c.set('resultPage', `${reviewPath(held, token)}&state=sent`);
    return c.json<GuestReview>(await written(c, held));
  },
);
reviewRoutes.post(
  '/reviews/:reference/stop',
  describeRoute({
    summary: 'Object to emails that ask for reviews',
    responses: { ...answers({ 200: ReviewsStopped }), ...refusals(404) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(TokenInput),
  async (c) => {
    const { token } = c.req.valid('json');
    const held = await heldReview(c, token);
    await object(c.var.db, held);
    c.set('resultPage', `${stopPath(held, token)}&state=done`);
    return c.json({ status: 'stopped' as const });
  },
);
