/** What the typeface of our documents has: Latin, Greek and Cyrillic letters with the usual signs (Noto Sans, `web/public/assets/fonts`). */
const PRINTED =
  /^[\n\t -~\u00a0-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0237\u0259\u02bc\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u045f\u0490-\u0493\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u2070\u2074-\u2079\u20ac\u2116\u2122]*$/u;
const EMOJI =
  /(?![\u00a9\u00ae])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\u20e3\ufe0e\ufe0f]|[\u{e0020}-\u{e007f}]/gu;

/** A text for a document: ligatures and wide letters become plain ones, and emoji are left out. */
export const printedText = (text: string): string =>
  text.normalize('NFKC').replace(EMOJI, '').replace(/ {2,}/g, ' ').trim();

/** Whether a document can show every character of it. */
export const isPrinted = (text: string): boolean => PRINTED.test(text);
