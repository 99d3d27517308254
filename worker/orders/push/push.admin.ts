import { describeRoute } from 'hono-openapi';
import { PushEnd, PushSubscriptionInput } from '#contract/crew/push.schema.ts';
import type { PushKey } from '#contract/crew/push.ts';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { router } from '#core/http/router.ts';
import { subscribe, unsubscribe } from '#core/push/subscriptions.ts';
import { vapidKeys } from '#core/push/vapid.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

/** Web push to who is signed in. */
export const pushAdminRoutes = router();

pushAdminRoutes.get(
  '/push',
  describeRoute({ summary: 'The key that browsers subscribe with for web push' }),
  noStepUp('a read'),
  async (c) => {
    const { publicKey } = await vapidKeys(c.var.db, c.env.QUOTE_SECRET);
    return c.json<PushKey>({ publicKey });
  },
);
pushAdminRoutes.post(
  '/push',
  describeRoute({ summary: 'Send web push to this browser', responses: answers({ 204: null }) }),
  noStepUp('notifies who is signed in'),
  body(PushSubscriptionInput),
  async (c) => {
    const language = requestLanguage(c.req.raw.headers) ?? FALLBACK_LANGUAGE;
    await subscribe(
      c.env,
      c.var.db,
      { userId: c.var.user.id },
      { ...c.req.valid('json'), language },
      shownOrigin(c.env, c.req.url),
    );
    return c.body(null, 204);
  },
);
pushAdminRoutes.post(
  '/push/end',
  describeRoute({
    summary: 'Send no more web push to this browser',
    responses: answers({ 204: null }),
  }),
  noStepUp('ends what it notifies of'),
  body(PushEnd),
  async (c) => {
    await unsubscribe(c.var.db, { userId: c.var.user.id }, c.req.valid('json').endpoint);
    return c.body(null, 204);
  },
);
