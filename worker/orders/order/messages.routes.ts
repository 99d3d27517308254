import { not } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { GuestMessage } from '#contract/orders/offers.schema.ts';
import { Order as OrderSchema } from '#contract/orders/orders.schema.ts';
import type { Order } from '#contract/orders/orders.ts';
import { orderPath } from '#core/auth/order-link.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { guestAsks, hasAsked } from '#orders/threads/guest-asks.ts';
import { heldOrder, orderAnswer } from './held-order.ts';

/** A double click, or a resend on a bad connection: the same text within two minutes is one message. */
const SAME_MESSAGE_MS = 2 * 60_000;

/** What guests write about their order. */
export const orderMessageRoutes = router();

orderMessageRoutes.post(
  '/orders/:reference/messages',
  describeRoute({
    summary: 'Write to the company about an order, by the token of its link or of an item’s',
    description:
      'It stands in the order’s thread, which the company answers. The same text within two minutes counts once.',
    responses: answers({ 200: OrderSchema }),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestMessage),
  async (c) => {
    const { token, text } = c.req.valid('json');
    const { order, orderId } = await heldOrder(c, token);
    c.set('resultPage', orderPath(order, token));
    const { contactName: name, contactEmail: email, contactPhone: phone, language } = order;
    const now = new Date();
    const asked = { orderId, text, contact: { name, email, phone }, language, now };
    const isNew = not(hasAsked(orderId, text, new Date(now.getTime() - SAME_MESSAGE_MS)));
    await c.var.db.batch(batchOf(guestAsks(c.var.db, asked, isNew)));
    return c.json<Order>(await orderAnswer(c, await heldOrder(c, token)));
  },
);
