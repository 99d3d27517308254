import { hashToken } from '#core/bytes/tokens.ts';

/** Begins with the row's id and is derived from the site's secret, so that a later mail can contain it too. The database has its hash. */
export const waitingToken = async (secret: string, id: string) =>
  `${id}.${await hashToken(`waiting ${id} ${secret}`)}`;

/** Id of the row that a token claims. */
export const waitingIdIn = (token: string) => token.split('.')[0] ?? '';

export const waitingPath = (token: string) => `/trips/waiting/list?token=${token}`;
