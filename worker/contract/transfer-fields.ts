import * as v from 'valibot';
import type { FieldErrorCode } from './problem.ts';

const code = (name: FieldErrorCode) => name;

/** `vy3726` is `VY 3726`; undefined when it is no flight number. */
export function flightNumber(text: string): string | undefined {
  const [, airline, number] = /^([A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3})[\s-]*0*(\d{1,4}[A-Z]?)$/.exec(text.trim().toUpperCase()) ?? [];
  return airline && number ? `${airline} ${number}` : undefined;
}

/** Blank: not known yet. */
export const Flight = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => text?.trim() ?? ''),
  v.maxLength(12, code('invalid')),
  v.check((text) => text === '' || flightNumber(text) !== undefined, code('invalid')),
  v.transform((text) => flightNumber(text)),
);

/** `HH:MM` of the island's clocks. */
export const ClockTime = v.pipe(v.string(), v.trim(), v.minLength(1), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
