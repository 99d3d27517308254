import { apiQuery } from '#api/api-query.ts';

/** `12` and `12-cala-galdana` are the same row. */
export const tripQuery = (address: string, preview?: string) =>
  apiQuery('/api/trips/:id', { id: address.replace(/^(\d+)-.*$/, '$1') }, { preview });
