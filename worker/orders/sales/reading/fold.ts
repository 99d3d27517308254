/** A text for comparisons: small letters without accents, `ß` as `ss`, `l·l` as `ll`, `×` as `x`, one kind of apostrophe and of dash. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[·•∙]/g, '')
    .replace(/×/g, 'x')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−‐‑]/g, '-')
    .replace(/[\u00a0\u202f\u2009]/g, ' ');

/** The text with a part made blank, so that no other rule reads it again. */
export const blanked = (text: string, at: number, length: number): string =>
  text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);

/** Longest first, so that `dissabte` is not read as `dis`. */
export const anyOf = (words: Iterable<string>): string =>
  [...words].toSorted((one, other) => other.length - one.length).join('|');
