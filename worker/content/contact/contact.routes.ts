import { and, eq, gt, notExists } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { ContactAnswer as ContactAnswerSchema } from '#contract/content/site-answers.schema.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { ContactMessageInput } from '#contract/mail/contact.schema.ts';
import type { ContactAnswer } from '#contract/mail/contact.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { contactMessages } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { ApiError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import { suggestedOrder } from './order-of-message.reads.ts';

/** A double click, or a resend on a bad connection: the same text within two minutes is one message. */
const SAME_MESSAGE_MS = 2 * 60_000;

export const contactRoutes = router();

contactRoutes.post(
  '/contact/whatsapp-message',
  describeRoute({
    summary: 'Send a message to the company',
    responses: answers({ 201: ContactAnswerSchema }),
  }),
  rateLimit('FORM_LIMIT'),
  body(ContactMessageInput),
  async (c) => {
    const { db } = c.var;
    const input = c.req.valid('json');
    const digest = await hashToken(
      JSON.stringify([input.name, input.email, input.phone, input.message, input.source]),
    );
    const language = input.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE;
    const now = new Date();
    const since = new Date(now.getTime() - SAME_MESSAGE_MS).toISOString();
    const isDuplicate = and(
      eq(contactMessages.digest, digest),
      gt(contactMessages.createdAt, since),
    );
    const [site, order] = await Promise.all([
      c.var.reader.run(siteSettings(db)),
      c.var.reader.run(suggestedOrder(db, input, now)),
    ]);
    const whatsappUrl = firmChatUrl(site.whatsapp, input.message);
    // One statement, so that two concurrent submissions cannot both find no duplicate.
    const [, rows] = await db.batch([
      insertIf(
        db,
        contactMessages,
        {
          ...input,
          phone: input.phone && (phoneNumber(input.phone, { language }) ?? input.phone),
          language,
          digest,
          ...order,
        },
        notExists(db.select({ id: contactMessages.id }).from(contactMessages).where(isDuplicate)),
      ),
      db.select({ id: contactMessages.id }).from(contactMessages).where(isDuplicate),
    ]);
    const [row] = rows;
    if (!row) throw new ApiError(503, 'problem.message_not_stored');
    c.set('resultPage', '/contact?state=sent');
    return c.json<ContactAnswer>({ id: row.id, whatsappUrl }, 201);
  },
);
