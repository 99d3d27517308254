import { tidyCode } from '#contract/tidy-text.ts';

/** No 0, 1, I and O: read out on the phone, nobody takes one for another. 32 letters, so that five bits choose one evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Names a request to people: eight letters and digits. */
export const newReference = () => [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte & 31]).join('');

/** A reference as somebody typed it, undefined when it cannot be one. */
export function readReference(text: string): string | undefined {
  const reference = tidyCode(text).toUpperCase();
  return reference.length === LENGTH && [...reference].every((letter) => ALPHABET.includes(letter)) ? reference : undefined;
}
