import { tidyCode } from './tidy-text.ts';

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
