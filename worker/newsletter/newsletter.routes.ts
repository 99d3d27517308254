import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashToken, randomToken } from '#auth/tokens.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { type SubscriptionAnswer, SubscriptionInput, TokenInput } from '#contract/newsletter.ts';
import { attempts, subscribers } from '#db/schema.ts';
import { body } from '#http/body.ts';
import { siteOrigin } from '#http/origin.ts';
import { ApiError } from '#http/problem.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { router } from '#http/router.ts';
import { mailSite } from '#mail/mail-site.ts';
import { queueMail } from '#mail/outbox.ts';
import { confirmationMail } from './newsletter.mails.ts';

/** Confirmation mails that one address may be sent in a day, so that nobody can be pestered through us. */
const MAILS_A_DAY = 3;
const DAY_MS = 24 * 3_600_000;
/** How long the link of a confirmation mail confirms. */
const CONFIRMATION_DAYS = 14;

export const newsletterRoutes = router()
  .post('/subscribe', rateLimit('FORM_LIMIT'), body(SubscriptionInput), async (c) => {
    const { db, reader } = c.var;
    const { email: written, language = DEFAULT_LANGUAGE } = c.req.valid('json');
    const email = written.toLowerCase();
    const [counter] = await db
      .insert(attempts)
      .values({ key: `subscribe:${await hashToken(email)}`, windowStart: Math.floor(Date.now() / DAY_MS) * DAY_MS, count: 1 })
      .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`count + 1` } })
      .returning({ count: attempts.count });
    const known = await db.select({ status: subscribers.status }).from(subscribers).where(eq(subscribers.email, email)).get();
    // Who is subscribed already, or was just written to, gets the same answer and no other mail.
    if (known?.status !== 'confirmed' && (counter?.count ?? 0) <= MAILS_A_DAY) {
      const token = randomToken();
      const site = await reader.run(mailSite(db));
      const confirmTokenHash = await hashToken(token);
      const url = `${siteOrigin(c.env, c.req.url)}/${language}/newsletter/confirm?token=${token}`;
      await db.batch([
        db
          .insert(subscribers)
          .values({ email, language, confirmTokenHash })
          .onConflictDoUpdate({
            target: subscribers.email,
            set: { language, confirmTokenHash, status: 'pending', requestedAt: new Date().toISOString(), deletedAt: null },
          }),
        queueMail(db, confirmationMail(site, { email, language, url })),
      ]);
    }
    c.set('resultPage', '/newsletter/confirm?state=sent');
    const answer: SubscriptionAnswer = { confirmationEmailSent: true };
    return c.json(answer, 201);
  })
  .post('/subscribe/confirm', rateLimit('FORM_LIMIT'), body(TokenInput), async (c) => {
    const { db } = c.var;
    const hash = await hashToken(c.req.valid('json').token);
    const now = Date.now();
    const oldest = new Date(now - CONFIRMATION_DAYS * DAY_MS).toISOString();
    const isAsked = and(eq(subscribers.confirmTokenHash, hash), eq(subscribers.status, 'pending'), gt(subscribers.requestedAt, oldest));
    const [, confirmed] = await db.batch([
      // Spent, the token goes on as the key of the unsubscribe link.
      db
        .update(subscribers)
        .set({ status: 'confirmed', confirmedAt: new Date(now).toISOString(), confirmTokenHash: null, unsubscribeTokenHash: hash })
        .where(and(isAsked, isNull(subscribers.deletedAt))),
      // Whoever opens the link again is told the same, as long as they are subscribed.
      db
        .select({ id: subscribers.id })
        .from(subscribers)
        .where(and(eq(subscribers.unsubscribeTokenHash, hash), eq(subscribers.status, 'confirmed'), isNull(subscribers.deletedAt))),
    ]);
    if (confirmed.length === 0) throw new ApiError(404, 'This link is not valid any more.');
    c.set('resultPage', '/newsletter/confirm?state=confirmed');
    return c.json({ status: 'confirmed' as const });
  })
  .post('/subscribe/unsubscribe', rateLimit('FORM_LIMIT'), body(TokenInput), async (c) => {
    const hash = await hashToken(c.req.valid('json').token);
    const rows = await c.var.db
      .update(subscribers)
      .set({ status: 'unsubscribed', unsubscribedAt: new Date().toISOString() })
      .where(eq(subscribers.unsubscribeTokenHash, hash))
      .returning({ id: subscribers.id });
    if (rows.length === 0) throw new ApiError(404, 'This link is not valid any more.');
    c.set('resultPage', '/newsletter/unsubscribe?state=done');
    return c.json({ status: 'unsubscribed' as const });
  });
