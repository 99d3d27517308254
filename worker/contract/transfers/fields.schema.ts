import * as v from 'valibot';
import type { FieldErrorCode } from '../problem.ts';
import { isPlain } from '../texts/plain-words.ts';
import { tidyLine } from '../texts/tidy-text.ts';
import { ADDRESS_LENGTH, FLIGHT_LENGTH, flightNumber, isWrongFlight } from './fields.ts';

const code = (name: FieldErrorCode) => name;

/** A normalised flight number, or the text typed instead. Blank: not known yet. */
export const Flight = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => tidyLine(text ?? '')),
  v.maxLength(FLIGHT_LENGTH, code('too_long')),
  v.check((text) => !isWrongFlight(text), code('invalid')),
  v.check(isPlain, code('plain_text')),
  v.transform((text) => (text === '' ? undefined : (flightNumber(text) ?? text))),
);

/** A hotel or an address on one line, for mails and drivers' sheets; a dot before a letter is no part of a web address (`Av.Platja`). */
export const AddressLine = v.pipe(
  v.string(),
  v.transform((text) => tidyLine(text).replace(/\.(?=\p{L})/gu, '. ')),
  v.maxLength(ADDRESS_LENGTH, code('too_long')),
  v.check(isPlain, code('plain_text')),
);
/** The same; blank: the guest will tell it later. */
export const LegAddress = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
  AddressLine,
  v.transform((text) => text || undefined),
);
