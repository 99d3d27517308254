import type { TransferRequestInput } from '#contract/transfer-request.ts';

/** Nobody reads and fills in the form faster. */
const MIN_FILL_MS = 1000;

/** A program, not a person: it filled in what people cannot see, or needed no time. */
export function looksLikeSpam({ website, startedAt }: Pick<TransferRequestInput, 'website' | 'startedAt'>, now: Date): boolean {
  const filledInMs = startedAt === undefined ? undefined : now.getTime() - startedAt;
  // A clock that is ahead proves nothing.
  return website.trim() !== '' || (filledInMs !== undefined && filledInMs >= 0 && filledInMs < MIN_FILL_MS);
}
