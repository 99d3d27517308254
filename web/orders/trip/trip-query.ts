import { queryOptions } from '@tanstack/react-query';
import { apiQueryIn } from '#base/api/api-query.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { glanceOf } from './glance.ts';

/** `12` and `12-cala-galdana` are the same row. */
const idOf = (address: string) => address.replace(/^(\d+)-.*$/, '$1');

export const tripQuery = (address: string, language: Language, preview?: string) =>
  apiQueryIn(language, '/api/trips/:id', { id: idOf(address) }, { preview });
/** The same answer for its similar trips, which the page's state does not carry. */
export const similarQuery = (address: string, language: Language) =>
  queryOptions({
    queryKey: [...tripQuery(address, language).queryKey, 'similar'],
    select: ({ similar }: InLanguage<TripDetail>) => similar,
  });
/** Departures of a calendar month; `now` is the one that the calendar opens with. */
export const monthQuery = (address: string, month: string, language: Language) =>
  apiQueryIn(language, '/api/trips/:id/availability', { id: idOf(address) }, { month });

/** What the page shows of the departures before the calendar. Its state carries this, and not the departures of a month. */
export const glanceQuery = (address: string, language: Language) =>
  queryOptions({
    queryKey: ['trip-glance', idOf(address)],
    queryFn: async ({ client }) =>
      glanceOf(await client.ensureQueryData(monthQuery(address, 'now', language)), true),
    staleTime: Number.POSITIVE_INFINITY,
  });
