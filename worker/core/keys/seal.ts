import { toHex } from '#core/bytes/hex.ts';

const IV_BYTES = 12;
const encoder = new TextEncoder();
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** AES key of one purpose, by HKDF from the worker's secret: what is sealed for one purpose opens for no other. */
async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    {
      ...{ name: 'HKDF', hash: 'SHA-256' },
      ...{ salt: encoder.encode('menorca provider keys'), info: encoder.encode(purpose) },
    },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypted and authenticated; the same text is another one each time. */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await keyOf(secret, purpose),
      encoder.encode(text),
    ),
  );
  const both = new Uint8Array(IV_BYTES + sealed.length);
  both.set(iv);
  both.set(sealed, IV_BYTES);
  return toHex(both);
}

/** Undefined for what was sealed under another secret, or changed since. */
export async function unseal(
  secret: string,
  purpose: string,
  sealed: string,
): Promise<string | undefined> {
  try {
    const both = fromHex(sealed);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: both.slice(0, IV_BYTES) },
      await keyOf(secret, purpose),
      both.slice(IV_BYTES),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}
