import type { TransferRequestInput } from '#contract/transfers/request.ts';

/** Minimum time in which a person can fill in the form. */
const MIN_FILL_MS = 1000;

/** A bot filled in the hidden field, or submitted too fast. */
export function looksLikeSpam(
  { website, startedAt }: Pick<TransferRequestInput, 'website' | 'startedAt'>,
  now: Date,
): boolean {
  const filledInMs = startedAt === undefined ? undefined : now.getTime() - startedAt;
  // A client clock that is ahead proves nothing.
  return (
    website.trim() !== '' ||
    (filledInMs !== undefined && filledInMs >= 0 && filledInMs < MIN_FILL_MS)
  );
}
