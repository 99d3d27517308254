import { tidyCode } from '../texts/tidy-text.ts';
import type { PlaceInput } from './transfers.ts';

/** Long enough for texts other than a single number: `VY3726/IB5634`, «Vueling from Barcelona». */
export const FLIGHT_LENGTH = 60;

/** Normalises `vy3726` to `VY 3726`; undefined when it is not a flight number. */
export function flightNumber(text: string): string | undefined {
  const [, airline, number] =
    /^([A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3})[\s-]*0*(\d{1,4}[A-Z]?)$/.exec(
      tidyCode(text).toUpperCase(),
    ) ?? [];
  return airline && number ? `${airline} ${number}` : undefined;
}

/** An airline code followed by digits is meant as a flight number and must be a valid one. Any other text is accepted. */
export const isWrongFlight = (text: string): boolean =>
  /^(?=.?[A-Z])[A-Z\d]{2,3}[\s-]*\d+[A-Z]?$/.test(tidyCode(text).toUpperCase()) &&
  flightNumber(text) === undefined;

/** A hotel with its street, or a house with the way to its door. */
export const ADDRESS_LENGTH = 160;

/** Airport and ports have meeting points of their own. */
export const isGateway = (kind: PlaceInput['kind'] | (string & {}) | undefined): boolean =>
  kind === 'airport' || kind === 'port';

/** Whether a driver needs a hotel or an address there. */
export const needsAddress = (kind: PlaceInput['kind'] | (string & {}) | undefined): boolean =>
  kind === 'town' || kind === 'resort';

/** Where the status of a flight is shown; undefined of what is no flight number. */
export const flightStatusUrl = (flight: string): string | undefined => {
  const number = flightNumber(flight);
  return (
    number && `https://www.flightradar24.com/data/flights/${number.replace(' ', '').toLowerCase()}`
  );
};
