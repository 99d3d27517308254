import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/languages/language.ts';
import {
  fillPlaceholders,
  PLACEHOLDERS,
  type ValuesByLanguage,
} from '#contract/texts/placeholders.ts';

/** All placeholders as an owner writes them. */
export const PLACEHOLDER_NAMES = PLACEHOLDERS.map((name) => `{{${name}}}`).join(' ');

const valuesQuery = queryOptions<ValuesByLanguage>({
  queryKey: ['/api/admin/settings/placeholders'],
});

export const usePlaceholderValues = () => useQuery(valuesQuery).data;

/** Fills placeholders as the public site does; texts stay unchanged until the values have loaded. */
export function useFilled() {
  const data = usePlaceholderValues();
  return (text: string, language: Language): string =>
    data ? fillPlaceholders(text, data[language]) : text;
}
