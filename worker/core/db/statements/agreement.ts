/** Columns of what a guest agreed to with a request. Without the terms the firm's confirmation will be an offer. */
export const agreedTo = (isAccepted: boolean, edition: string, now: Date) =>
  isAccepted
    ? { termsEdition: edition, termsAcceptedAt: now.toISOString() }
    : { offer: 'due' as const };

/** The same when the guest accepts what the firm offers. */
export const acceptedOffer = (edition: string, now: Date) => ({
  ...{ termsEdition: edition, termsAcceptedAt: now.toISOString() },
  offer: 'accepted' as const,
});
