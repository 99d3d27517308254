import type { PreviewLink } from '#contract/admin/crud.ts';
import { toHex } from '#core/bytes/hex.ts';

const VALID_MS = 24 * 60 * 60_000;

const encoder = new TextEncoder();
const key = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const claim = (entity: string, id: number, expires: number) =>
  encoder.encode(`preview ${entity} ${id} ${expires}`);

/** Permits reading one draft for a day without an account: `{expiry in ms}.{signature}`. */
export async function makePreviewToken(
  secret: string,
  entity: string,
  id: number,
  now = Date.now(),
): Promise<PreviewLink> {
  const expires = now + VALID_MS;
  const signature = await crypto.subtle.sign('HMAC', await key(secret), claim(entity, id, expires));
  return { token: `${expires}.${toHex(signature)}`, expiresAt: new Date(expires).toISOString() };
}

export async function isPreviewToken(
  secret: string,
  entity: string,
  id: number,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  const [, expires, signature] = /^(\d{13})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!expires || !signature || Number(expires) <= now) return false;
  return crypto.subtle.verify(
    'HMAC',
    await key(secret),
    fromHex(signature),
    claim(entity, id, Number(expires)),
  );
}
