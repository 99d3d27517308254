import { VOUCHER_GROUP_LENGTH, VOUCHER_GROUPS } from '#contract/money/vouchers.ts';
import { compactCode } from '#contract/texts/tidy-text.ts';

/** No 0, 1, I and O, which are easily confused; 32 letters, so that five bits select one evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = VOUCHER_GROUPS * VOUCHER_GROUP_LENGTH;

const grouped = (letters: string) => letters.replace(/(.{4})(?=.)/g, '$1-');

/** `K7QP-3MXA-9TRD-HW2E`: unguessable, and readable on the phone. */
export const newVoucherCode = () =>
  grouped(
    [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte & 31]).join(''),
  );

/** A typed code as it is stored; undefined when it cannot be one. */
export function readVoucherCode(text: string): string | undefined {
  const letters = compactCode(text).replace(/[^A-Z0-9]/g, '');
  return letters.length === LENGTH ? grouped(letters) : undefined;
}

/** For the ledger, which keeps no code that could be used: its last group. */
export const endOfCode = (code: string) => `…${code.slice(-VOUCHER_GROUP_LENGTH)}`;
