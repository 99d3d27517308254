import type { PasskeyAssertion } from '#contract/accounts/passkeys.ts';
import { fromBase64url, toBase64url } from '#core/auth/sign.ts';
import { ORIGIN } from './client.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKED_UP = 0x18;
const ATTESTED = 0x40;

const encoder = new TextEncoder();
const utf8 = (text: string) => Uint8Array.from(encoder.encode(text));
const joined = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const uint32 = (number: number) => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255);

// CBOR, as far as an authenticator needs it: lengths up to 65535.
const head = (major: number, length: number) =>
  length < 24
    ? [(major << 5) | length]
    : length < 256
      ? [(major << 5) | 24, length]
      : [(major << 5) | 25, length >> 8, length & 255];
const cborText = (text: string) => joined(head(3, utf8(text).length), utf8(text));
const cborBytes = (bytes: Uint8Array) => joined(head(2, bytes.length), bytes);
const cborInteger = (number: number) => (number < 0 ? head(1, -1 - number) : head(0, number));
const cborMap = (entries: readonly (readonly [ArrayLike<number>, ArrayLike<number>])[]) =>
  joined(
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [Array.from(key), Array.from(value)]),
  );

/** A statement with a certificate, of which nothing is right. */
const CERTIFIED = cborMap([
  [cborText('alg'), cborInteger(-7)],
  [cborText('sig'), cborBytes(utf8('signature'))],
  [cborText('x5c'), joined(head(4, 1), cborBytes(utf8('certificate')))],
]);

/** A signature as authenticators write it: two DER integers instead of WebCrypto's two halves. */
function der(signature: Uint8Array): Uint8Array {
  const integer = (half: Uint8Array) => {
    const start = half.findIndex((byte) => byte !== 0);
    const bytes = [...half.slice(start)];
    const number = (bytes[0] ?? 0) > 127 ? [0, ...bytes] : bytes;
    return [2, number.length, ...number];
  };
  const body = [...integer(signature.slice(0, 32)), ...integer(signature.slice(32))];
  return Uint8Array.from([0x30, body.length, ...body]);
}

/** What a test makes go wrong. */
type Quirks = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  format?: string;
  hasCertificate?: boolean;
};
type Asked = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };

/** A device with one passkey, made of WebCrypto; `counts` as security keys do, passkeys of password managers stay at 0. */
export async function anAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const point = (await crypto.subtle.exportKey('jwk', keys.publicKey)) as JsonWebKey;
  const id = crypto.getRandomValues(new Uint8Array(32));
  let counter = 0;
  let owner: string | undefined;

  const authenticatorData = async (
    { rpId, isVerified = true, counter: given }: Quirks,
    flags = 0,
    rest: Uint8Array = new Uint8Array(),
  ) => {
    counter += counts ? 1 : 0;
    const all = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (counts ? 0 : BACKED_UP) | flags;
    return joined(await sha256(utf8(rpId ?? 'localhost')), [all], uint32(given ?? counter), rest);
  };
  const clientData = (type: string, challenge: string, { origin = ORIGIN }: Quirks) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: toBase64url(id), rawId: toBase64url(id), type: 'public-key' as const };

  return {
    id: credential.id,
    /** Answers the options of a registration. */
    async register(options: Asked, quirks: Quirks = {}) {
      owner = options.user?.id;
      const cose = cborMap([
        [cborInteger(1), cborInteger(2)],
        [cborInteger(3), cborInteger(-7)],
        [cborInteger(-1), cborInteger(1)],
        [cborInteger(-2), cborBytes(fromBase64url(point.x ?? ''))],
        [cborInteger(-3), cborBytes(fromBase64url(point.y ?? ''))],
      ]);
      const attested = joined(new Uint8Array(16), [0, id.length], id, cose);
      const data = await authenticatorData(
        { rpId: options.rp?.id ?? '', ...quirks },
        ATTESTED,
        attested,
      );
      const attestation = cborMap([
        [cborText('fmt'), cborText(quirks.format ?? 'none')],
        [cborText('attStmt'), quirks.hasCertificate ? CERTIFIED : cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(clientData('webauthn.create', options.challenge, quirks)),
          attestationObject: toBase64url(attestation),
          transports: ['internal', 'telepathy'],
        },
      };
    },
    /** Answers the options of a sign-in or a proof. */
    async sign(options: Asked, quirks: Quirks = {}): Promise<PasskeyAssertion> {
      const data = await authenticatorData({ rpId: options.rpId ?? '', ...quirks });
      const client = clientData('webauthn.get', options.challenge, quirks);
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        joined(data, await sha256(client)),
      );
      const handle = 'userHandle' in quirks ? quirks.userHandle : owner;
      return {
        ...credential,
        response: {
          clientDataJSON: toBase64url(client),
          authenticatorData: toBase64url(data),
          signature: toBase64url(der(new Uint8Array(signature))),
          ...(handle !== undefined && { userHandle: handle }),
        },
      };
    },
  };
}
export type Authenticator = Awaited<ReturnType<typeof anAuthenticator>>;
