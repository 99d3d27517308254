/** `?token=` from a mail; `?state=` after a form posted without JavaScript. */
export type WaitingSearch = { token?: string; state?: 'waiting' | 'ended' };

export const waitingSearch = ({ token, state }: Record<string, unknown>): WaitingSearch => ({
  ...(typeof token === 'string' && token !== '' && { token }),
  ...((state === 'waiting' || state === 'ended') && { state }),
});
