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

/** What follows the country's code in the numbers of companies, for the countries most guests come from and their neighbours. */
const FOREIGN_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  IE: /^\d[A-Z\d]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LU: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  SE: /^\d{12}$/,
};
/** Shorter ones may be the number of a passport that begins with the same letters. */
const LONG_AS_COMPANIES = 8;

function isForeign(number: string): boolean {
  if (!FOREIGN.test(number) || !/\d/.test(number)) return false;
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  const form = FOREIGN_FORMS[country];
  return !form || form.test(rest) || rest.length < LONG_AS_COMPANIES || /[A-Z]$/.test(rest);
}

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
 * others by the form that their country gives them, else by their length.
 */
export function isTaxNumber(number: string): boolean {
  if (PERSON.test(number)) return isPerson(number);
  if (SPECIAL_PERSON.test(number)) return letterOf(number.slice(1, 8)) === number[8];
  if (COMPANY.test(number)) return isCompany(number) || PASSPORT.test(number);
  return isForeign(number);
}
