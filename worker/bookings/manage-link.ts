import { hashToken } from '#auth/tokens.ts';

/**
 * The token of a guest's link, derived from the stored id, so that mails can rebuild it although the database holds only its hash. The secret
 * comes last, where a plain hash is as secure as a keyed one.
 */
export const bookingToken = (secret: string, id: string) => hashToken(`booking ${id} ${secret}`);
