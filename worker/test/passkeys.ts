import { type Authenticator, anAuthenticator } from './authenticator.ts';
import { aBrowser, type Browser } from './browser.ts';
import { signedIn } from './sign-in.ts';

export const OWN_PASSKEYS = '/api/account/passkeys';
export const PASSKEY_SIGN_IN = '/api/auth/passkey';

type Quirks = Parameters<Authenticator['sign']>[1];

const optionsOf = async (browser: Browser, path: string) =>
  (await (await browser.post(`${path}/options`)).json()) as { challenge: string; rpId: string };
export const addOptions = (browser: Browser) => optionsOf(browser, OWN_PASSKEYS);
export const signInOptions = (browser: Browser) => optionsOf(browser, PASSKEY_SIGN_IN);
export const proofOptions = (browser: Browser) => optionsOf(browser, `${OWN_PASSKEYS}/proof`);

/** Adds the device's passkey to the account that is signed in. */
export async function addPasskey(
  browser: Browser,
  device: Authenticator,
  quirks: Quirks = {},
): Promise<Response> {
  const credential = await device.register(await addOptions(browser), quirks);
  return browser.post(OWN_PASSKEYS, { credential });
}

/** A device with a passkey of the account. */
export async function aPasskeyOf(
  email: string,
  more?: Parameters<typeof anAuthenticator>[0],
): Promise<Authenticator & { browser: Browser }> {
  const browser = await signedIn(email);
  const device = await anAuthenticator(more);
  const response = await addPasskey(browser, device);
  if (response.status !== 201) throw new Error(`passkey: ${response.status}`);
  return { ...device, browser };
}

/** Signs in by the device's passkey, in a browser of its own. */
export async function signInBy(
  device: Authenticator,
  quirks: Quirks = {},
  browser: Browser = aBrowser(),
): Promise<Response & { browser: Browser }> {
  const credential = await device.sign(await signInOptions(browser), quirks);
  return Object.assign(await browser.post(PASSKEY_SIGN_IN, { credential }), { browser });
}
