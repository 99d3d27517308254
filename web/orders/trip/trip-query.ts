import { queryOptions } from '@tanstack/react-query';
import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

/** `12` and `12-cala-galdana` are the same row. */
const idOf = (address: string) => address.replace(/^(\d+)-.*$/, '$1');

export const tripQuery = (address: string, language: Language, preview?: string) =>
  apiQueryIn(language, '/api/trips/:id', { id: idOf(address) }, { preview });
/** Departures of a calendar month; `now` is the one that the calendar opens with. */
export const monthQuery = (address: string, month: string, language: Language) =>
  apiQueryIn(language, '/api/trips/:id/availability', { id: idOf(address) }, { month });

/** Whether any option is confirmed at once. The page's state carries this answer, and not the departures of a month. */
export const instantQuery = (address: string, language: Language) =>
  queryOptions({
    queryKey: ['trip-is-instant', idOf(address)],
    queryFn: async ({ client }) => {
      const { options } = await client.ensureQueryData(monthQuery(address, 'now', language));
      return options.some(({ instantConfirmation }) => instantConfirmation);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
