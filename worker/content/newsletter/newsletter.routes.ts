import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import {
  ConfirmAnswer,
  SubscribeAnswer,
  UnsubscribeAnswer,
} from '#contract/content/site-answers.schema.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { SubscriptionInput, TokenInput } from '#contract/mail/newsletter.schema.ts';
import type { ConfirmationAnswer, SubscriptionAnswer } from '#contract/mail/newsletter.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { subscribers } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { countAttempts } from '#core/db/statements/attempts.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailOutlook, reachesVisitor } from '#core/mail/mail-outlook.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { confirmationMail, welcomeMail } from './newsletter.mails.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeToken, unsubscribeUrl } from './unsubscribe-link.ts';

/** Confirmation mails per address and day, so that the form cannot flood a mailbox. */
const MAILS_A_DAY = 3;
const DAY_MS = 24 * 3_600_000;
/** Validity of the link in a confirmation mail. */
const CONFIRMATION_DAYS = 14;

const notValid = () => new ApiError(404, 'problem.link_over');

const subscriberRead = (db: Database, email: string) =>
  read(
    [
      db
        .select({ status: subscribers.status })
        .from(subscribers)
        .where(eq(subscribers.email, email)),
    ],
    ([row]) => row,
  );

export const newsletterRoutes = router();

newsletterRoutes.post(
  '/subscribe',
  describeRoute({
    summary: 'Subscribe to the newsletter; the response is the same for a known address',
    responses: answers({ 201: SubscribeAnswer }),
  }),
  rateLimit('FORM_LIMIT'),
  body(SubscriptionInput),
  async (c) => {
    const { db, reader } = c.var;
    const { email: written, language = requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE } =
      c.req.valid('json');
    const email = written.toLowerCase();
    const now = new Date();
    const key = `subscribe:${await hashToken(email)}`;
    const [outlook, site, known, [count = 0]] = await Promise.all([
      reader.run(mailOutlook(db, c.env, now)),
      reader.run(mailSite(db)),
      reader.run(subscriberRead(db, email)),
      countAttempts(db, [{ key, windowMs: DAY_MS }]),
    ]);
    // The same for every address: it depends on the installation only.
    const confirmationEmailSent = reachesVisitor(outlook);
    // An existing subscriber, or an address that was just mailed, gets the same response and no second mail.
    if (known?.status !== 'confirmed' && count <= MAILS_A_DAY) {
      const token = randomToken();
      const confirmTokenHash = await hashToken(token);
      const linkTo = (page: string) =>
        `${siteOrigin(c.env, c.req.url)}/${language}/newsletter/${page}?token=${token}`;
      const mail = confirmationMail(site, {
        email,
        language,
        url: linkTo('confirm'),
        unsubscribeUrl: linkTo('unsubscribe'),
      });
      await db.batch(
        batchOf([
          db
            .insert(subscribers)
            .values({ email, language, confirmTokenHash })
            .onConflictDoUpdate({
              target: subscribers.email,
              set: {
                language,
                confirmTokenHash,
                status: 'pending',
                requestedAt: new Date().toISOString(),
                deletedAt: null,
              },
            }),
          ...(await queueLimitedMails(db, site, [mail], {
            visitor: email,
            condition: sql`true`,
            now,
          })),
        ]),
      );
    }
    c.set('resultPage', `/newsletter/confirm?state=${confirmationEmailSent ? 'sent' : 'received'}`);
    const answer: SubscriptionAnswer = { confirmationEmailSent };
    return c.json(answer, 201);
  },
);
newsletterRoutes.post(
  '/subscribe/confirm',
  describeRoute({
    summary: 'Confirm a subscription with the token from the email',
    responses: { ...answers({ 200: ConfirmAnswer }), ...refusals(404) },
  }),
  rateLimit('FORM_LIMIT'),
  body(TokenInput),
  async (c) => {
    const { db, reader } = c.var;
    const hash = await hashToken(c.req.valid('json').token);
    const now = Date.now();
    const oldest = new Date(now - CONFIRMATION_DAYS * DAY_MS).toISOString();
    const isPending = and(
      eq(subscribers.confirmTokenHash, hash),
      eq(subscribers.status, 'pending'),
      gt(subscribers.requestedAt, oldest),
      isNull(subscribers.deletedAt),
    );
    // Opening the link again yields the same response for as long as the subscription exists.
    const isConfirmed = and(
      eq(subscribers.unsubscribeTokenHash, hash),
      eq(subscribers.status, 'confirmed'),
      isNull(subscribers.deletedAt),
    );
    const { id, email, language } = subscribers;
    const [site, secret, held] = await Promise.all([
      reader.run(mailSite(db)),
      signingSecret(db, c.env.QUOTE_SECRET),
      db.select({ id, email, language }).from(subscribers).where(or(isPending, isConfirmed)).get(),
    ]);
    if (!held) throw notValid();
    const url = await unsubscribeUrl(secret, siteOrigin(c.env, c.req.url), held);
    const isNew = exists(db.select({ id }).from(subscribers).where(isPending));
    const welcome = welcomeMail(site, { ...held, unsubscribeUrl: url });
    const results = await db.batch(
      batchOf([
        // Checks the row before it changes, so that a double click sends one mail.
        ...(await queueLimitedMails(db, site, [welcome], {
          visitor: held.email,
          condition: isNew,
          now: new Date(now),
        })),
        // Once consumed, the token remains valid as a key of the unsubscribe link.
        db
          .update(subscribers)
          .set({
            status: 'confirmed',
            confirmedAt: new Date(now).toISOString(),
            confirmTokenHash: null,
            unsubscribeTokenHash: hash,
          })
          .where(isPending),
        db.select({ id }).from(subscribers).where(isConfirmed),
      ]),
    );
    const confirmed = results.at(-1) as { id: number }[];
    if (confirmed.length === 0) throw notValid();
    c.set(
      'resultPage',
      `/newsletter/confirm?state=confirmed&token=${await unsubscribeToken(secret, held)}`,
    );
    const answer: ConfirmationAnswer = { status: 'confirmed', unsubscribeUrl: url };
    return c.json(answer);
  },
);
newsletterRoutes.post(
  '/subscribe/unsubscribe',
  describeRoute({
    summary: 'Unsubscribe with the token from an email’s link',
    responses: { ...answers({ 200: UnsubscribeAnswer }), ...refusals(404) },
  }),
  rateLimit('FORM_LIMIT'),
  body(TokenInput),
  async (c) => {
    const { token } = c.req.valid('json');
    if (!(await unsubscribe(c.var.db, c.env, token))) throw notValid();
    c.set('resultPage', '/newsletter/unsubscribe?state=done');
    return c.json({ status: 'unsubscribed' as const });
  },
);
