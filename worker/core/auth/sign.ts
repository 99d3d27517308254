const encoder = new TextEncoder();

export const toBase64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
export const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const hmacKey = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** Signature of a text: 256 bits, safe in URLs. */
export const sign = async (secret: string, text: string) =>
  toBase64url(
    new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), encoder.encode(text))),
  );

export const isSignatureOf = async (secret: string, text: string, signature: string) =>
  crypto.subtle.verify(
    'HMAC',
    await hmacKey(secret),
    fromBase64url(signature),
    encoder.encode(text),
  );
