import type { Currency } from '../fields.ts';

export const SEARCH_KINDS = ['destination', 'trip', 'transfer', 'post', 'page'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Fewer letters yield no results. */
export const SEARCH_MIN_LETTERS = 2;
/** Longest search text. */
export const SEARCH_MAX_LENGTH = 80;

/** `path` has no language. `price`: of a trip per person, of a transfer the lowest one; null where none is shown. */
export type SearchItem = {
  kind: SearchKind;
  id: number;
  title: string;
  excerpt: string;
  path: string;
  image: string | null;
  price: { amount: number; currency: Currency } | null;
};
export type SearchAnswer = { items: SearchItem[] };

/** Words of a text as the index splits them: runs of letters and digits. */
export const searchWords = (text: string): string[] =>
  text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

export const isSearchable = (text: string) =>
  searchWords(text).join('').length >= SEARCH_MIN_LETTERS;
