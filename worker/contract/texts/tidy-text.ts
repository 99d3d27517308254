/**
 * Normalises typed and pasted input to the spelling that checks and storage expect. Browser and worker use the same functions, and every
 * check applies to their result.
 */

/**
 * Characters without a visible glyph. Joiners, variation selectors and tags stay: emoji, Persian and flags need them. Direction controls
 * stay too, for the check of names.
 */
const UNSEEN =
  /(?!\p{Variation_Selector}|\p{Join_Control}|[\u202a-\u202e\u2066-\u2069]|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** In longer texts, only characters that hide or reorder other text; soft hyphens and direction marks belong to the language. */
const MISLEADING = /[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const NOTHING_TO_SEE = /^[\p{White_Space}\p{DI}\p{Cc}\u2800]*$/u;
/** Zeros of the digits on our guests' keyboards; each is followed by one to nine. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6] as const;

/** The beginning of a text, without half a surrogate pair at its end. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Whether the text has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => NOTHING_TO_SEE.test(text);

/** A text of several lines; empty when it is blank. */
export function tidyText(text: string): string {
  return isBlank(text) ? '' : text.replace(/\r\n?/g, '\n').replace(MISLEADING, '').trim();
}

/**
 * A text of one line, such as a name. Line breaks, other control characters and direction changes inside it stay, so that the check can
 * refuse them.
 */
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

/** Machine-readable input: numbers, references, e-mail addresses. Plain digits, hyphens and spaces, and nothing invisible. */
export const tidyCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();

/** A code that people read, type and paste: capital letters, digits and hyphens, without the blanks that group them. */
export const compactCode = (text: string): string =>
  tidyCode(text).replaceAll(' ', '').toUpperCase();

/** A time of day: `6`, `630`, `6:30`, `06.30`, `6h30`, `6 Uhr` and `6:30 h` become `06:30`, `06:00`. What is no time stays, and a check refuses it. */
export function tidyClock(text: string): string {
  const typed = tidyCode(text);
  const [, hours = '', apart, together] =
    /^(\d{1,2})(?: ?(?:[:.h]|uhr) ?(\d{2})(?::00)?|(\d{2}))?(?: ?(?:h|hrs?|uhr)\.?)?$/i.exec(
      typed,
    ) ?? [];
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${apart ?? together ?? '00'}`;
}

/** `tel:+34-600…`, `(+34) 600…` and `00 34 600…` all become `+34…`. */
export const tidyPhone = (text: string): string =>
  tidyCode(text)
    .replace(/^(?:tel|callto|sms):\s*(?:\/\/)?([^;?]*).*$/i, '$1')
    .replace(/^(?:tel|phone|whatsapp)[.:]\s*/i, '')
    .replace(/^\(\s*((?:\+|00)[\s\d]{1,6})\)\s*/, '$1 ')
    .replace(/^(?:\+\s*|0\s?0[\s-]*)(?=[1-9])/, '+')
    .trim();
