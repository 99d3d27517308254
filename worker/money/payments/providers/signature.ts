import { toHex } from '#core/bytes/hex.ts';

const encoder = new TextEncoder();

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** `t=SECONDS,v1=HEX`, as Stripe writes it: the time is part of what is signed. */
export async function signatureOf(secret: string, body: string, at: Date): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = await crypto.subtle.sign(
    'HMAC',
    await keyOf(secret),
    encoder.encode(`${seconds}.${body}`),
  );
  return `t=${seconds},v1=${toHex(new Uint8Array(mac))}`;
}

/** When it was signed; undefined when it was not signed with this secret. */
export async function signedAt(
  secret: string,
  body: string,
  signature: string,
): Promise<Date | undefined> {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!seconds || !hex) return undefined;
  const mac = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const isValid = await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret),
    mac,
    encoder.encode(`${seconds}.${body}`),
  );
  return isValid ? new Date(Number(seconds) * 1000) : undefined;
}
