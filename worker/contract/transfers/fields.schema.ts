import * as v from 'valibot';
import type { FieldErrorCode } from '../problem.ts';
import { isPlain } from '../texts/plain-words.ts';
import { tidyCode, tidyLine } from '../texts/tidy-text.ts';
import { FLIGHT_LENGTH, flightNumber, isWrongFlight } from './fields.ts';

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

/** `HH:MM` in island time. */
export const ClockTime = v.pipe(
  v.string(),
  v.examples(['14:30']),
  v.transform(tidyCode),
  v.minLength(1),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
);
