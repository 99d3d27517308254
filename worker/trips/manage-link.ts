import { hashToken } from '#auth/tokens.ts';
import type { Language } from '#contract/language.ts';

type Named = { id: string; reference: string };

/**
 * The link's token is derived from the stored id, so that mails and resends can rebuild it although the database stores only its hash. The
 * secret comes last, where a plain hash is as secure as a keyed one.
 */
export const manageToken = (secret: string, id: string) => hashToken(`trip-request ${id} ${secret}`);

export const managePath = async (secret: string, { id, reference }: Named) =>
  `/trips/booking/${reference}?token=${await manageToken(secret, id)}`;

export const manageUrl = async (secret: string, origin: string, language: Language, request: Named) =>
  `${origin}/${language}${await managePath(secret, request)}`;
