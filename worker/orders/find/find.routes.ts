import { describeRoute } from 'hono-openapi';
import { FindOrdersAnswer, FindOrdersInput } from '#contract/orders/find.schema.ts';
import type { FindOrdersAnswer as Answer } from '#contract/orders/find.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { deliverDue } from '#core/mail/delivery.ts';
import { mailOutlook } from '#core/mail/mail-outlook.ts';
import { leavesMail } from '#core/mail/outbox.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { mailLinks } from './mail-links.ts';

/** For guests without the link to their booking. */
export const findRoutes = router();

findRoutes.post(
  '/orders/find',
  describeRoute({
    summary: 'Send the links of a guest’s bookings to the guest again',
    description:
      'By the email address, and the surname or the day of travel. One mail with the links of all of them, at most one every five minutes. The response, and its time, are the same for every address: nothing is looked up before it.',
    responses: answers({ 202: FindOrdersAnswer }),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(FindOrdersInput),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const [secret, values, outlook] = await Promise.all([
      signingSecret(db, c.env.QUOTE_SECRET),
      placeholdersOf(c),
      reader.run(mailOutlook(db, c.env)),
    ]);
    const origin = siteOrigin(c.env, c.req.url);
    const way = { db, reader, secret, origin, values, now: new Date() };
    const find = async () => {
      if (await leavesMail(() => mailLinks(way, input))) await deliverDue(c.env, db);
    };
    // After the response, whose time would tell else whether something was found.
    c.executionCtx.waitUntil(find().catch((error: unknown) => logFailure('find orders', error)));
    const leavesSite = outlook.block === null;
    c.set('resultPage', `/order/find?state=${leavesSite ? 'sent' : 'unsent'}`);
    const answer: Answer = { leavesSite };
    return c.json(answer, 202);
  },
);
