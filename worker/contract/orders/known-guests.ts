import type { Language } from '../languages/language.ts';

/** So many letters or digits of a name, an address or a number are looked for. */
export const MIN_GUEST_TEXT = 3;

/** A guest of an earlier order, for a new one by hand. */
export type KnownGuest = {
  name: string | null;
  email: string | null;
  phone: string | null;
  language: Language;
  /** Of the latest journey, `YYYY-MM-DD`. */
  lastDay: string;
};
