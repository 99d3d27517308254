import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

/** `12` and `12-cala-galdana` are the same row. */
const idOf = (address: string) => address.replace(/^(\d+)-.*$/, '$1');

export const tripQuery = (address: string, language: Language, preview?: string) =>
  apiQueryIn(language, '/api/trips/:id', { id: idOf(address) }, { preview });
/** Departures of a calendar month; `now` is the one that the calendar opens with. */
export const monthQuery = (address: string, month: string, language: Language) =>
  apiQueryIn(language, '/api/trips/:id/availability', { id: idOf(address) }, { month });
