import * as v from 'valibot';
import { isPlain } from './plain-words.ts';
import type { FieldErrorCode } from './problem.ts';
import { tidyCode, tidyLine } from './tidy-text.ts';

const code = (name: FieldErrorCode) => name;

/** Room for what people write instead of one number: `VY3726/IB5634`, «Vueling from Barcelona». */
export const FLIGHT_LENGTH = 60;

/** `vy3726` is `VY 3726`; undefined when it is no flight number. */
export function flightNumber(text: string): string | undefined {
  const [, airline, number] = /^([A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3})[\s-]*0*(\d{1,4}[A-Z]?)$/.exec(tidyCode(text).toUpperCase()) ?? [];
  return airline && number ? `${airline} ${number}` : undefined;
}

/** An airline's letters and then figures: meant as a flight number, and wrong unless it is one. Everything else may be said of a flight. */
export const isWrongFlight = (text: string): boolean =>
  /^(?=.?[A-Z])[A-Z\d]{2,3}[\s-]*\d+[A-Z]?$/.test(tidyCode(text).toUpperCase()) && flightNumber(text) === undefined;

/** A flight number in its one spelling, or what was typed instead. Blank: not known yet. */
export const Flight = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => tidyLine(text ?? '')),
  v.maxLength(FLIGHT_LENGTH, code('too_long')),
  v.check((text) => !isWrongFlight(text), code('invalid')),
  v.check(isPlain, code('plain_text')),
  v.transform((text) => (text === '' ? undefined : (flightNumber(text) ?? text))),
);

/** `HH:MM` of the island's clocks. */
export const ClockTime = v.pipe(v.string(), v.transform(tidyCode), v.minLength(1), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
