import { base64url, bytesOf, joined } from '#core/push/base64url.ts';

// A push service and a browser as RFC 8291 and RFC 8292 describe them, from the other side.

const encoder = new TextEncoder();
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8),
  );
}

/** A browser that subscribed: its keys, and how it reads what arrives. */
export async function aBrowser() {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  const own = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  return {
    keys: { p256dh: base64url(own), auth: base64url(auth) },
    async read(body: Uint8Array<ArrayBuffer> | undefined): Promise<unknown> {
      const bytes: Uint8Array<ArrayBuffer> = body ?? new Uint8Array(0);
      const [salt, length] = [bytes.slice(0, 16), bytes[20] ?? 0];
      const sender = bytes.slice(21, 21 + length);
      const senderKey = await crypto.subtle.importKey('raw', sender, CURVE, false, []);
      const agreement = {
        name: 'ECDH',
        public: senderKey,
      } as unknown as SubtleCryptoDeriveKeyAlgorithm;
      const shared = new Uint8Array(
        await crypto.subtle.deriveBits(agreement, pair.privateKey, 256),
      );
      const secret = await hkdf(
        shared,
        auth,
        joined(encoder.encode('WebPush: info\0'), own, sender),
        32,
      );
      const content = await hkdf(
        secret,
        salt,
        joined(encoder.encode('Content-Encoding: aes128gcm\0')),
        16,
      );
      const iv = await hkdf(secret, salt, joined(encoder.encode('Content-Encoding: nonce\0')), 12);
      const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
      const record = bytes.slice(21 + length);
      const plain = new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, record),
      );
      if (plain.at(-1) !== 2) throw new Error('The last record has no delimiter.');
      return JSON.parse(new TextDecoder().decode(plain.slice(0, -1)));
    },
  };
}

type Taken = { url: string; headers: Headers; body: Uint8Array<ArrayBuffer> };

/** A service that answers everything alike, and remembers what it was sent. */
export function aPushService(status = 201) {
  const requests: Taken[] = [];
  return {
    requests,
    send: (async (url: string, init: RequestInit) => {
      const body = new Uint8Array(await new Response(init.body).arrayBuffer());
      requests.push({ url, headers: new Headers(init.headers), body });
      return new Response(null, { status });
    }) as unknown as typeof fetch,
    /** The claims of the sender's token, signed by the key with which the browser subscribed. */
    async proven(authorization: string, publicKey: string): Promise<Record<string, unknown>> {
      const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
      if (k !== publicKey) throw new Error('Another key.');
      const [head = '', claims = '', signature = ''] = token.split('.');
      const by = { name: 'ECDSA', namedCurve: 'P-256' };
      const key = await crypto.subtle.importKey('raw', bytesOf(k), by, false, ['verify']);
      const isSigned = await crypto.subtle.verify(
        { name: 'ECDSA', hash: 'SHA-256' },
        key,
        bytesOf(signature),
        encoder.encode(`${head}.${claims}`),
      );
      if (!isSigned) throw new Error('Not signed.');
      return JSON.parse(new TextDecoder().decode(bytesOf(claims)));
    },
  };
}
