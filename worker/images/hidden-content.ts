import { refusePicture } from './refusal.ts';

/** Bytes at the head of a file in which markup makes it a polyglot. */
export const HEAD_BYTES = 1024;
/** Bytes of a comment or tail that are looked through. */
const LOOK_BYTES = 64 * 1024;

const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|img|\?php|\?xml|math)\b|javascript:/i;
const OTHER_FILES = ['%PDF-', 'PK\u0003\u0004', 'PK\u0005\u0006', '\u007fELF', 'Rar!', '7z\u00bc\u00af', '#!/'];

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, LOOK_BYTES));

export const isMarkup = (bytes: Uint8Array): boolean => MARKUP.test(latin1(bytes));

/** Refuses text, or what follows the picture's end, in which a page, a script or another file is hidden. */
export function checkHidden(bytes: Uint8Array): void {
  const text = latin1(bytes);
  if (MARKUP.test(text) || OTHER_FILES.some((sign) => text.includes(sign))) throw refusePicture('polyglot');
}

/** Refuses whatever follows the end of a picture, padding apart. */
export function checkTail(bytes: Uint8Array): void {
  if (bytes.some((byte) => byte !== 0)) throw refusePicture('polyglot');
}
