import type { Context } from 'hono';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
} from '#contract/accounts/passkeys.ts';
import type { passkeys } from '#core/db/schema.ts';
import { siteOrigin } from '#core/http/origin.ts';
import type { App } from '#env';
import { fromBase64url, toBase64url } from '../sign.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge, type Use } from './challenges.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

/** Signatures that WebCrypto verifies on Workers: Ed25519, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** Imported when it is needed: most workers start and end without a passkey. */
export const webauthn = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The site as passkeys know it: its own origin and host name, never those that a `Host` header names (`siteOrigin`). */
export function relyingParty(c: Context<App>): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(siteOrigin(c.env, c.req.url));
  return { origin, rpId: hostname };
}

/** What a passkey stores of the account, and names when it signs in. */
export const userHandle = (userId: number) =>
  Uint8Array.from(String(userId), (digit) => digit.charCodeAt(0));

/** What the browser asks a passkey to sign. It names no passkeys, so that it says nothing of accounts: the device offers those it has. */
export async function signingOptions(c: Context<App>, use: Use): Promise<PasskeyOptions> {
  return {
    challenge: await newChallenge(c.var.db, use),
    rpId: relyingParty(c).rpId,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

/** The result; undefined when the library refuses what was sent, which it says by throwing. */
async function orRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Uses up the challenge that was signed, whatever else is wrong with the request. Undefined when it was none for this use. */
async function signedChallenge(
  c: Context<App>,
  clientDataJSON: string,
  use: Use,
): Promise<string | undefined> {
  const data = await orRefused(async () => (await helpers()).decodeClientDataJSON(clientDataJSON));
  const challenge = data?.challenge;
  if (typeof challenge !== 'string') return undefined;
  return (await takeChallenge(c.var.db, challenge, use)) ? challenge : undefined;
}

/** What to write about a passkey whose owner unlocked it and that signed our challenge; undefined otherwise. */
export async function verifyAssertion(
  c: Context<App>,
  assertion: PasskeyAssertion,
  passkey: PasskeyRow | undefined,
  use: Use,
) {
  const challenge = await signedChallenge(c, assertion.response.clientDataJSON, use);
  if (!passkey || challenge === undefined) return undefined;
  const { origin, rpId } = relyingParty(c);
  const handle = toBase64url(userHandle(passkey.userId));
  if ((assertion.response.userHandle ?? handle) !== handle) return undefined;
  const result = await orRefused(async () =>
    (await webauthn()).verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credentialId,
        publicKey: fromBase64url(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!result?.verified) return undefined;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

/**
 * Whether nothing is fetched to verify the attestation: none, or the passkey's own signature. A certificate names addresses of lists of revoked
 * ones, and we asked for none.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(fromBase64url(attestationObject));
  const format = attestation.get('fmt');
  return (
    format === 'none' ||
    (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  );
}

/** What to store of a new passkey; undefined when it does not answer our challenge. */
export async function verifyAttestation(
  c: Context<App>,
  { response, ...attestation }: PasskeyAttestation,
  use: Use,
) {
  const challenge = await signedChallenge(c, response.clientDataJSON, use);
  if (challenge === undefined) return undefined;
  const { origin, rpId } = relyingParty(c);
  const result = await orRefused(async () => {
    if (!(await isPlain(response.attestationObject))) return undefined;
    return (await webauthn()).verifyRegistrationResponse({
      response: { ...attestation, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
  });
  if (!result?.verified) return undefined;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: toBase64url(credential.publicKey),
    counter: credential.counter,
    transports: response.transports,
    isBackedUp: credentialBackedUp,
  };
}
