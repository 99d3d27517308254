import type { QuoteInput } from '#contract/transfers/request.ts';
import { fromBase64url, isSignatureOf, sign, toBase64url } from '#core/auth/sign.ts';

export const QUOTE_VALID_MS = 30 * 60_000;

/** The content of a quote: the journey, each vehicle's total, and the terms (`termsMark`) that were named with it. */
export type QuotePromise = {
  quote: QuoteInput;
  priceVersion: number;
  totals: Record<string, number>;
  terms?: string;
  expiresAt: number;
};

export async function writeToken(secret: string, promise: QuotePromise): Promise<string> {
  const payload = toBase64url(new TextEncoder().encode(JSON.stringify(promise)));
  return `${payload}.${await sign(secret, `quote ${payload}`)}`;
}

/** The content of a signed token; `invalid` when it was forged or changed, `expired` after its time. */
export async function readToken(
  secret: string,
  token: string,
  now: number,
): Promise<QuotePromise | 'invalid' | 'expired'> {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\w-]+$/.test(payload) || !/^[\w-]{43}$/.test(signature))
    return 'invalid';
  if (!(await isSignatureOf(secret, `quote ${payload}`, signature))) return 'invalid';
  const promise = JSON.parse(new TextDecoder().decode(fromBase64url(payload))) as QuotePromise;
  return promise.expiresAt <= now ? 'expired' : promise;
}
