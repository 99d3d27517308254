const PREFIX = 'whsec_';

/** A secret as https://www.standardwebhooks.com writes it: 256 random bits in base64. */
export const newWebhookSecret = () =>
  `${PREFIX}${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;

/** The bytes that sign. Secrets from before they had the prefix sign as they are. */
export const secretBytes = (secret: string) =>
  secret.startsWith(PREFIX)
    ? Uint8Array.from(atob(secret.slice(PREFIX.length)), (one) => one.charCodeAt(0))
    : Uint8Array.from(new TextEncoder().encode(secret));
