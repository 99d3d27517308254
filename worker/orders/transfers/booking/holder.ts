import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { isTransferToken } from '#core/auth/transfer-link.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { found } from '#core/http/problem.ts';
import type { App } from '#env';
import { heldLink } from '#orders/items/held-link.ts';
import { type RequestRow, transferByReference } from './booking.reads.ts';

/**
 * The holder of the link, and the booking; 404 without a valid link, before any other error. Of the request in the URL unless one is named with its
 * own token.
 */
export async function holderOf(c: Context<App>, token: string | undefined, named?: string) {
  const { item, path, urlOf, after } = await heldLink(c, {
    named,
    token: (named === undefined ? c.req.query('token') : undefined) ?? token ?? '',
    read: (reference) => transferByReference(c.var.db, reference),
    isHolder: ({ request }, own, secret) => isTransferToken(request, own, secret),
    languageOf: ({ booking }) => booking.language,
  });
  /** As a write leaves it that took `after` along. */
  const answered = () => found(after.result?.value).booking;
  /** Runs the statements of a write; the booking as they leave it. */
  const written = async (statements: BatchItem<'sqlite'>[]): Promise<TransferBooking> => {
    after.take(await c.var.db.batch(batchOf([...statements, ...after.statements])));
    return answered();
  };
  return { ...item, path, urlOf, after, answered, written };
}

/** Who writes in the thread of a transfer's order. */
export const askedBy = ({ orderId, language, ...request }: RequestRow) => ({
  ...{ orderId: found(orderId), language },
  contact: {
    ...{ name: request.contactName, email: request.contactEmail, phone: request.contactPhone },
  },
});

export type TransferHolder = Awaited<ReturnType<typeof holderOf>>;

/** Forms and programs may send no body. */
export const sentBody = async (c: Context<App>): Promise<unknown> =>
  c.req.header('Content-Type') ? readBody(c.req.raw) : {};
export const tokenIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : undefined;
