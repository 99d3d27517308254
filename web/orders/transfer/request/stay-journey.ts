import { readStay } from '#base/basket/stay.ts';

/** The journey that begins and ends the stay, as far as it is known. */
export function stayJourney(): Record<string, string> {
  const { from, to, place } = readStay() ?? { from: '', to: '', place: '' };
  return {
    ...(place && { to: place }),
    ...(from && { 'outbound.date': from }),
    ...(to && { trip: 'return', 'return.date': to }),
  };
}
