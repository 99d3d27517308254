const encoder = new TextEncoder();

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits, safe in URLs and cookies. */
export const randomToken = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 in base64url: the form in which the database stores a token. */
export const hashToken = async (token: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));
