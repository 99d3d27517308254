import * as v from 'valibot';
import { Filled } from '../fields.schema.ts';
import { PASSKEY_NAME_LENGTH, TRANSPORTS, type Transport } from './passkeys.ts';

// What browsers send is WebAuthn's JSON; fields that the server does not read are dropped.

const Base64url = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.examples(['mB3kVx0sQe7uYt1RzJfLhN2aWcPd5gIo']),
    v.regex(/^[\w-]+$/),
    v.maxLength(maxLength),
  );

const isKnown = (transport: string): transport is Transport =>
  (TRANSPORTS as readonly string[]).includes(transport);

const credential = {
  id: Base64url(1400),
  rawId: Base64url(1400),
  type: v.literal('public-key'),
};

/** A passkey's signature of a challenge. */
export const PasskeyAssertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64url(4000),
    authenticatorData: Base64url(4000),
    signature: Base64url(2000),
    userHandle: v.exactOptional(Base64url(100)),
  }),
});

/** A new passkey. */
export const PasskeyAttestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64url(4000),
    attestationObject: Base64url(20_000),
    transports: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(20))),
        v.maxLength(20),
        v.transform((transports) => transports.filter(isKnown)),
      ),
      [],
    ),
  }),
});

export const PasskeySignInInput = v.object({ credential: PasskeyAssertion });
export const PasskeyProofInput = v.object({ credential: PasskeyAssertion });
export const NewPasskeyInput = v.object({ credential: PasskeyAttestation });
export const PasskeyNameInput = v.object({ name: Filled(PASSKEY_NAME_LENGTH) });

/** What the browser asks a passkey to sign: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
});
