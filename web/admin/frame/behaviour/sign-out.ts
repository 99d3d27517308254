import { useMutationState } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import { forgetOffline } from '#base/api/keep-offline.ts';

/** Key of the mutations that end the session. */
export const SIGN_OUT = ['sign-out'];

/** Whether the session is being ended or was ended here: they say where the way leads, whatever is refused meanwhile. */
export const useIsSigningOut = () =>
  useMutationState({
    filters: { mutationKey: SIGN_OUT },
    select: ({ state }) => state.status,
  }).some((status) => status !== 'error');

/** Ends the session; lists of guests that this device has kept go with it. */
export async function signOut(): Promise<void> {
  await fetchJson<void>('/api/auth/logout', { method: 'POST' });
  await forgetOffline();
}
