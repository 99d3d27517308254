import { secretBytes } from './webhook-secret.ts';

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const encoder = new TextEncoder();

async function signatureOf(secret: string, signed: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    secretBytes(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return `v1,${base64(await crypto.subtle.sign('HMAC', key, encoder.encode(signed)))}`;
}

/**
 * Headers of https://www.standardwebhooks.com, by which the receiver knows sender, moment and body to be genuine. Each secret gives a signature, and
 * one that the receiver knows is enough.
 */
export async function sign(
  secrets: readonly string[],
  id: string,
  now: Date,
  body: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = await Promise.all(
    secrets.map((secret) => signatureOf(secret, `${id}.${timestamp}.${body}`)),
  );
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': signatures.join(' '),
  };
}
