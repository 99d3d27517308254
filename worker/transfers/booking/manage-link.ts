import type { Language } from '#contract/language.ts';
import { sign } from '../prices/quote-token.ts';

type Named = { id: string; reference: string };

/** The link's token is derived from the stored id, so that mails and resends can rebuild it although the database stores only its hash. */
export const manageToken = (secret: string, id: string) => sign(secret, `transfer-request ${id}`);

export const managePath = async (secret: string, { id, reference }: Named) =>
  `/airport-transfers/booking/${reference}?token=${await manageToken(secret, id)}`;

export const manageUrl = async (secret: string, origin: string, language: Language, request: Named) =>
  `${origin}/${language}${await managePath(secret, request)}`;
