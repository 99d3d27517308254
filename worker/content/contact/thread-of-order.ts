import { desc, eq, not } from 'drizzle-orm';
import type { Context } from 'hono';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { contactMessages, orders } from '#core/db/schema.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { invalidFields } from '#core/http/bodies/body.ts';
import { ApiError, found } from '#core/http/problem.ts';
import type { App } from '#env';
import { orderNamed } from '#orders/inbox/order-detail.ts';
import { isThreadOf } from '#orders/threads/order-threads.sql.ts';

/** In the list of messages: written first by the firm. */
const SOURCE = 'order';

/** The order with that reference; a field error when there is none. */
export async function orderIdOf({ var: { db } }: Context<App>, reference: string): Promise<string> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(orderNamed(reference));
  if (!order)
    throw invalidFields([
      { path: 'reference', code: 'order_unknown', message: FIELD_MESSAGES.order_unknown },
    ]);
  return order.id;
}

/** The thread with the guest of an order under its present address; a new one, once for the `key`, where there is none. */
export async function threadOfOrder(
  { var: { db } }: Context<App>,
  orderId: string,
  key: string,
): Promise<number> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const { contactName, contactEmail, contactPhone, language } = found(order);
  if (!contactEmail) throw new ApiError(422, 'problem.guest_without_email');
  const isTheirs = isThreadOf(orderId, contactEmail);
  // Its condition comes with the insert, so that two that are sent at once begin one thread.
  const [, threads] = await db.batch([
    insertIf(
      db,
      contactMessages,
      {
        ...{ name: contactName ?? '', email: contactEmail, phone: contactPhone, language },
        ...{ message: '', source: SOURCE, status: 'answered', digest: key },
        ...{ orderId, linkedBy: 'firm' },
      },
      not(hasRow(contactMessages, isTheirs)),
    ),
    db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(isTheirs)
      .orderBy(desc(contactMessages.id))
      .limit(1),
  ]);
  return found(threads[0]).id;
}
