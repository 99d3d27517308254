const encoder = new TextEncoder();

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits, fit for addresses and cookies. */
export const randomToken = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 in base64url: what the database holds of a token. */
export const hashToken = async (token: string) => base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));
