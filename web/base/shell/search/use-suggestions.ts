import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQueryIn } from '#base/api/api-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { isSearchable, type SearchItem } from '#contract/content/search.ts';

/** Debounce of the search request. */
export const SUGGEST_PAUSE_MS = 200;
export const SUGGESTIONS_SHOWN = 8;

const NOTHING: SearchItem[] = [];

/** Suggestions for the text. The last list stays while the next one loads; only the latest text's response is shown. */
export function useSuggestions(text: string): { items: SearchItem[]; isSettled: boolean } {
  const language = useLanguage();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SUGGEST_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData } = useQuery({
    ...apiQueryIn(language, '/api/search', {}, { q: settled }),
    enabled: isSearchable(settled),
    placeholderData: keepPreviousData,
  });
  const isSearching = isSearchable(text) && isSearchable(settled);
  return {
    items: isSearching ? (data?.items.slice(0, SUGGESTIONS_SHOWN) ?? NOTHING) : NOTHING,
    isSettled: isSearching && settled === text.trim() && data !== undefined && !isPlaceholderData,
  };
}
