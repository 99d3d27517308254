import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import type { Passkey } from '#contract/accounts/passkeys.ts';

/** Imported with the first passkey that is made or used. */
const library = () => import('@simplewebauthn/browser');

/** `known`: the device has a passkey of this account. `cancelled`: by the user or after five minutes, which browsers do not tell apart. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed';

/** The browser made or used no passkey. */
export class PasskeyError extends Error {
  readonly reason: PasskeyFailure;

  constructor(reason: PasskeyFailure, cause: unknown) {
    super(`passkey: ${reason}`, { cause });
    this.name = 'PasskeyError';
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

async function ofBrowser<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new PasskeyError(REASONS[error instanceof Error ? error.name : ''] ?? 'failed', error);
  }
}

/** Whether the browser knows passkeys; undefined on the server and during hydration. */
export const usePasskeySupport = (): boolean | undefined =>
  useHydrated() ? typeof window.PublicKeyCredential === 'function' : undefined;

const post = <A>(path: string, body?: object) => fetchJson<A>(path, { method: 'POST', body });

/** Signs what `{path}/options` asks for, and sends it to `path`. */
export async function signByPasskey<A>(path: string): Promise<A> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    post<PublicKeyCredentialRequestOptionsJSON>(`${path}/options`),
  ]);
  const credential = await ofBrowser(startAuthentication({ optionsJSON }));
  return post<A>(path, { credential });
}

/** Makes a passkey on a device that the user chooses, and adds it to their account. */
export async function makePasskey(path: string): Promise<Passkey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    post<PublicKeyCredentialCreationOptionsJSON>(`${path}/options`),
  ]);
  const credential = await ofBrowser(startRegistration({ optionsJSON }));
  return post<Passkey>(path, { credential });
}
