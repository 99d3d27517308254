import type { Context } from 'hono';
import { isTransferToken } from '#core/auth/transfer-link.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';
import { type StoredTransfer, transferByReference } from './booking.reads.ts';

export type TransferHolder = StoredTransfer & {
  path: string;
  urlOf: () => string;
  /** As it is after a write. */
  reread: () => Promise<TransferHolder>;
};

/**
 * The holder of the link, and the booking; 404 without a valid link, before any other error. Of the request in the URL unless one is named with its
 * own token.
 */
export async function holderOf(
  c: Context<App>,
  token: string | undefined,
  named?: string,
): Promise<TransferHolder> {
  const reference = found(readReference(named ?? c.req.param('reference') ?? ''));
  const own = (named === undefined ? c.req.query('token') : undefined) ?? token ?? '';
  const [row, secret] = await Promise.all([
    c.var.reader.run(transferByReference(c.var.db, reference)),
    signingSecret(c.var.db, c.env.QUOTE_SECRET),
  ]);
  const stored = found(row && (await isTransferToken(row.request, own, secret)) ? row : undefined);
  const path = `/airport-transfers/booking/${reference}?token=${own}`;
  const urlOf = () => `${siteOrigin(c.env, c.req.url)}/${stored.booking.language}${path}`;
  return { ...stored, path, urlOf, reread: () => holderOf(c, token, named) };
}

/** Forms and programs may send no body. */
export const sentBody = async (c: Context<App>): Promise<unknown> =>
  c.req.header('Content-Type') ? readBody(c.req.raw) : {};
export const tokenIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : undefined;
