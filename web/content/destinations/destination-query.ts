import { apiQuery } from '#base/api/api-query.ts';

/** `12` and `12-cala-galdana` are the same row. */
export const destinationQuery = (address: string, preview?: string) =>
  apiQuery('/api/destinations/:id', { id: address.replace(/^(\d+)-.*$/, '$1') }, { preview });
