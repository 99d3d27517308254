import { compactCode } from '../texts/tidy-text.ts';

const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** Of companies whose control character is a letter, and of those that may have either. */
const LETTER_KINDS = 'PQRSNW';
const DIGIT_KINDS = 'ABEH';
const CIF_LETTERS = 'JABCDEFGHI';

const PERSON = /^[XYZ\d]\d{7}[A-Z]$/;
const SPECIAL_PERSON = /^[KLM]\d{7}[A-Z]$/;
const COMPANY = /^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/;
/** Passports of several countries look like a company's number. Most companies have a number with B, which no such passport has. */
const PASSPORT = /^[AC-HJNPQRSUVW]\d{8}$/;
const FOREIGN = /^[A-Z\d]{4,20}$/;

const letterOf = (digits: string) => CONTROL_LETTERS[Number(digits) % 23];

/** NIF of a Spaniard, or NIE of a foreigner, whose first letter stands for a digit. */
const isPerson = (number: string) =>
  letterOf(number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))) ===
  number[8];

function isCompany(number: string): boolean {
  const sum = [...number.slice(1, 8)].reduce((all, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return all + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const [kind = '', last = ''] = [number[0], number[8]];
  if (LETTER_KINDS.includes(kind)) return last === CIF_LETTERS[control];
  if (DIGIT_KINDS.includes(kind)) return last === String(control);
  return last === String(control) || last === CIF_LETTERS[control];
}

/** Without spaces and punctuation; a Spanish one without its country. */
export const tidyTaxNumber = (text: string): string =>
  compactCode(text)
    .replaceAll(/[\p{P}\p{S}]/gu, '')
    .replace(/^ES(?=[A-Z\d]\d{7}[A-Z\d]$)/, '');

/**
 * Whether a tidied number may be a tax number or that of a passport: control characters are checked where it has the form of a Spanish number,
 * others by their length.
 */
export function isTaxNumber(number: string): boolean {
  if (PERSON.test(number)) return isPerson(number);
  if (SPECIAL_PERSON.test(number)) return letterOf(number.slice(1, 8)) === number[8];
  if (COMPANY.test(number)) return isCompany(number) || PASSPORT.test(number);
  return FOREIGN.test(number) && /\d/.test(number);
}
