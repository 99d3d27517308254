import type { QuoteInput } from '#contract/transfers/request.ts';

export const QUOTE_VALID_MS = 30 * 60_000;

/** The content of a quote: the journey, and each vehicle's total. */
export type QuotePromise = { quote: QuoteInput; priceVersion: number; totals: Record<string, number>; expiresAt: number };

const encoder = new TextEncoder();
const toBase64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const hmacKey = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/** Signature of a text: 256 bits, safe in URLs. */
export const sign = async (secret: string, text: string) =>
  toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), encoder.encode(text))));

export async function writeToken(secret: string, promise: QuotePromise): Promise<string> {
  const payload = toBase64url(encoder.encode(JSON.stringify(promise)));
  return `${payload}.${await sign(secret, `quote ${payload}`)}`;
}

/** The content of a signed token; `invalid` when it was forged or changed, `expired` after its time. */
export async function readToken(secret: string, token: string, now: number): Promise<QuotePromise | 'invalid' | 'expired'> {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\w-]+$/.test(payload) || !/^[\w-]{43}$/.test(signature)) return 'invalid';
  const isOurs = await crypto.subtle.verify('HMAC', await hmacKey(secret), fromBase64url(signature), encoder.encode(`quote ${payload}`));
  if (!isOurs) return 'invalid';
  const promise = JSON.parse(new TextDecoder().decode(fromBase64url(payload))) as QuotePromise;
  return promise.expiresAt <= now ? 'expired' : promise;
}
