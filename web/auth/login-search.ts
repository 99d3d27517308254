import { isOwnPath } from '#contract/address.ts';

const STATES = ['forgot', 'sent', 'unsent', 'changed'] as const;
export type LoginSearch = { next?: string; state?: (typeof STATES)[number]; reset?: string };

/**
 * `?next=` counts only when it is an address of ours; `?reset=` is the token of a mail;
 * `?state=` asks for a new password, or tells what a form did.
 */
export function loginSearch({ next, state, reset }: Record<string, unknown>): LoginSearch {
  const known = STATES.find((one) => one === state);
  return {
    ...(isOwnPath(next) && { next }),
    ...(known && { state: known }),
    ...(typeof reset === 'string' && reset !== '' && { reset }),
  };
}
