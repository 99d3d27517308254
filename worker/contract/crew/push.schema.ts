import * as v from 'valibot';

const ENDPOINT_LENGTH = 1000;
const Endpoint = v.pipe(
  v.string(),
  v.url(),
  v.maxLength(ENDPOINT_LENGTH),
  v.examples(['https://push.example.com/send/abc']),
);
/** An uncompressed point of P-256, and 16 bytes; base64url. */
const PublicKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/), v.examples([`B${'A'.repeat(86)}`]));
const AuthSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/), v.examples(['A'.repeat(22)]));

/** A browser's subscription, as `PushSubscription` has it. */
export const PushSubscriptionInput = v.object({
  endpoint: Endpoint,
  p256dh: PublicKey,
  auth: AuthSecret,
});
export const PushEnd = v.object({ endpoint: Endpoint });

const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/), v.examples(['x'.repeat(43)]));
/** The same of a page of the crew, by its token. */
export const CrewPushInput = v.object({ token: Token, ...PushSubscriptionInput.entries });
export const CrewPushEnd = v.object({ token: Token, ...PushEnd.entries });
