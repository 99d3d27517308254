import { ApiError } from '#core/http/problem.ts';
import type { Bindings } from '#env';

/** The secret that keys are sealed under; without it none is taken. */
export function keysSecret({ KEYS_SECRET }: Bindings): string {
  if (!KEYS_SECRET) throw new ApiError(409, 'problem.keys_no_secret', { code: 'no_secret' });
  return KEYS_SECRET;
}
