import { bytesOf, joined } from './base64url.ts';

// Message encryption for web push: RFC 8291 on RFC 8188 (`aes128gcm`), in one record.

const encoder = new TextEncoder();
const RECORD_SIZE = 4096;
const PUBLIC_LENGTH = 65;
/** Ends the last record. */
const DELIMITER = 2;

async function derived(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8),
  );
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** A browser's keys: its public one and its secret, base64url. */
export type BrowserKeys = { p256dh: string; auth: string };

/** The body of a push message, which only the browser of the subscription can read. */
export async function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  const browser = bytesOf(p256dh);
  const own = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  const ownPublic = new Uint8Array(
    (await crypto.subtle.exportKey('raw', own.publicKey)) as ArrayBuffer,
  );
  const browserKey = await crypto.subtle.importKey('raw', browser, CURVE, false, []);
  const agreement = {
    name: 'ECDH',
    public: browserKey,
  } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, own.privateKey, 256));
  const info = joined(encoder.encode('WebPush: info\0'), browser, ownPublic);
  const secret = await derived(shared, bytesOf(auth), info, 32);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const [content, nonce] = await Promise.all([
    derived(secret, salt, joined(encoder.encode('Content-Encoding: aes128gcm\0')), 16),
    derived(secret, salt, joined(encoder.encode('Content-Encoding: nonce\0')), 12),
  ]);
  const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['encrypt']);
  const record = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      key,
      joined(encoder.encode(text), new Uint8Array([DELIMITER])),
    ),
  );
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, new Uint8Array([PUBLIC_LENGTH]), ownPublic, record);
}
