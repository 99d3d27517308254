/** Limit of a request that writes or reads very many rows. */
export const LONG_ANSWER_MS = 180_000;
