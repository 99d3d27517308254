import { fetchJson } from '#base/api/fetch-json.ts';
import { forgetOffline } from '#base/api/keep-offline.ts';

/** Ends the session; lists of guests that this device has kept go with it. */
export async function signOut(): Promise<void> {
  await fetchJson<void>('/api/auth/logout', { method: 'POST' });
  await forgetOffline();
}
