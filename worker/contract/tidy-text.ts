/**
 * What people type, paste and copy, in the spelling that checks and storage expect. Browser and worker use the same functions, and every
 * check looks at their result.
 */

/**
 * Marks without a glyph of their own. Joiners, variation selectors and tags stay: emoji, Persian and flags are written with them.
 * What turns the direction stays too, for the check of a name to see.
 */
const UNSEEN = /(?!\p{Variation_Selector}|\p{Join_Control}|[\u202a-\u202e\u2066-\u2069]|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** Of a longer text only what hides or turns round other words; soft hyphens and marks of direction belong to its language. */
const MISLEADING = /[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const NOTHING_TO_SEE = /^[\p{White_Space}\p{DI}\p{Cc}\u2800]*$/u;
/** Zeros of the digits that keyboards of our guests write, each followed by one to nine. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6] as const;

/** The beginning of a text, without half a character at its end. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Nothing that could be read: spaces and invisible marks alone. */
export const isBlank = (text: string): boolean => NOTHING_TO_SEE.test(text);

/** A text of several lines; empty when it is blank. */
export function tidyText(text: string): string {
  return isBlank(text) ? '' : text.replace(/\r\n?/g, '\n').replace(MISLEADING, '').trim();
}

/** A text of one line, such as a name. Line breaks, other controls and turned directions inside it stay, for the check to refuse. */
export function tidyLine(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replace(UNSEEN, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/^[\s\u202a-\u202e\u2066-\u2069]+|[\s\u202a-\u202e\u2066-\u2069]+$/g, '');
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** What programs read: numbers, references, e-mail addresses. Plain digits, dashes and spaces, and nothing invisible. */
export const tidyCode = (text: string): string =>
  text
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();

/** `tel:+34-600…`, `(+34) 600…` and `00 34 600…` begin with `+34`. */
export const tidyPhone = (text: string): string =>
  tidyCode(text)
    .replace(/^(?:tel|callto|sms):\s*(?:\/\/)?([^;?]*).*$/i, '$1')
    .replace(/^(?:tel|phone|whatsapp)[.:]\s*/i, '')
    .replace(/^\(\s*((?:\+|00)[\s\d]{1,6})\)\s*/, '$1 ')
    .replace(/^(?:\+\s*|0\s?0[\s-]*)(?=[1-9])/, '+')
    .trim();
