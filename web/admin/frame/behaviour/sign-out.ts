import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { fetchJson } from '#base/api/fetch-json.ts';
import { forgetOffline } from '#base/api/keep-offline.ts';

/** Key of the mutations that end the session. */
export const SIGN_OUT = ['sign-out'];

/** Whether the session is being ended or was ended here: they say where the way leads, whatever is refused meanwhile. */
export function useIsSigningOut(): boolean {
  const mutations = useQueryClient().getMutationCache();
  return useSyncExternalStore(
    (onChange) => mutations.subscribe(onChange),
    () =>
      mutations.findAll({ mutationKey: SIGN_OUT }).some(({ state }) => state.status !== 'error'),
  );
}

/** Ends the session; lists of guests that this device has kept go with it. */
export async function signOut(): Promise<void> {
  await fetchJson<void>('/api/auth/logout', { method: 'POST' });
  await forgetOffline();
}
