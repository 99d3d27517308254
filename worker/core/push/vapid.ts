import { eq } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { settings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { base64url, bytesOf, joined } from './base64url.ts';

// Voluntary application server identification (RFC 8292): the key by which push services know this installation.

const KEYS = 'push-keys';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const HOURS_VALID = 12;
const encoder = new TextEncoder();

type Stored = { publicKey: string; sealed: string };
export type VapidKeys = { publicKey: string; privateKey: CryptoKey };

/** The private key is stored encrypted under one that is derived from the signing secret, which can be a secret of the worker. */
async function sealingKey(secret: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const by = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(KEYS) };
  return crypto.subtle.deriveKey(by, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

async function makeKeys(secret: string): Promise<Stored> {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])) as CryptoKeyPair;
  const [raw, pkcs8] = (await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ])) as [ArrayBuffer, ArrayBuffer];
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await sealingKey(secret),
    pkcs8,
  );
  return {
    publicKey: base64url(new Uint8Array(raw)),
    sealed: base64url(joined(iv, new Uint8Array(sealed))),
  };
}

async function openKeys(secret: string, { publicKey, sealed }: Stored): Promise<VapidKeys> {
  const bytes = bytesOf(sealed);
  const pkcs8 = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, 12) },
    await sealingKey(secret),
    bytes.slice(12),
  );
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, CURVE, false, ['sign']);
  return { publicKey, privateKey };
}

/**
 * The installation's keys, made once. Those that another secret sealed cannot be opened any more: new ones take their place, and browsers subscribe
 * anew when their screen is opened.
 */
export async function vapidKeys(db: Database, configured: string | undefined): Promise<VapidKeys> {
  const secret = await signingSecret(db, configured);
  const stored = db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEYS));
  const [row] = await stored;
  if (row) {
    const known = await openKeys(secret, row.value as Stored).catch(() => undefined);
    if (known) return known;
    await db.delete(settings).where(eq(settings.key, KEYS));
  }
  const value = await makeKeys(secret);
  const [, [saved]] = await db.batch([
    db.insert(settings).values({ key: KEYS, value }).onConflictDoNothing(),
    stored,
  ]);
  return openKeys(secret, (saved?.value ?? value) as Stored);
}

/** The header by which a push service knows who sends: a token for its origin, signed with the key. */
export async function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  endpoint: string,
  contact: string,
  now: Date,
): Promise<string> {
  const part = (value: object) => base64url(encoder.encode(JSON.stringify(value)));
  const exp = Math.floor(now.getTime() / 1000) + HOURS_VALID * 3600;
  const claims = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({
    aud: new URL(endpoint).origin,
    exp,
    sub: contact,
  })}`;
  const by = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(by, privateKey, encoder.encode(claims));
  return `vapid t=${claims}.${base64url(new Uint8Array(signature))}, k=${publicKey}`;
}
