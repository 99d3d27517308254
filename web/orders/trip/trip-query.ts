import { apiQuery } from '#base/api/api-query.ts';

/** `12` and `12-cala-galdana` are the same row. */
const idOf = (address: string) => address.replace(/^(\d+)-.*$/, '$1');

export const tripQuery = (address: string, preview?: string) =>
  apiQuery('/api/trips/:id', { id: idOf(address) }, { preview });
/** Departures of a calendar month; `now` is the one that the calendar opens with. */
export const monthQuery = (address: string, month: string) =>
  apiQuery('/api/trips/:id/availability', { id: idOf(address) }, { month });
