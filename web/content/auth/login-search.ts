import { isOwnPath } from '#contract/address.ts';

const STATES = ['forgot', 'sent', 'unsent', 'changed'] as const;
export type LoginSearch = { next?: string; state?: (typeof STATES)[number]; reset?: string };

/**
 * `?next=` is honoured only for addresses of this site; `?reset=` is the token of a mail; `?state=` shows the password reset or the outcome
 * of a form.
 */
export function loginSearch({ next, state, reset }: Record<string, unknown>): LoginSearch {
  const known = STATES.find((one) => one === state);
  return {
    ...(isOwnPath(next) && { next }),
    ...(known && { state: known }),
    ...(typeof reset === 'string' && reset !== '' && { reset }),
  };
}
