import { compactCode } from '#contract/texts/tidy-text.ts';

/** No 0, 1, I and O, which are easily confused on the phone. 32 letters, so that five bits select one evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** The public reference of a request: eight letters and digits. */
export const newReference = () =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte & 31]).join('');

/** A typed reference, normalised; undefined when it cannot be one. */
export function readReference(text: string): string | undefined {
  const reference = compactCode(text).replaceAll('-', '');
  return reference.length === LENGTH && [...reference].every((letter) => ALPHABET.includes(letter))
    ? reference
    : undefined;
}
