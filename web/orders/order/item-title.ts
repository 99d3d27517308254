import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { ShownItem } from './item-state.ts';

/** The trip's name, or the ends of the transfer, or of one of its journeys; else what the order calls it. */
export function useItemTitle(): (one: ShownItem, leg?: 'outbound' | 'return') => string {
  const language = useLanguage();
  return ({ item, details }, leg) => {
    if (!details) return item.title;
    if (!('legs' in details)) return localize(details.trip, 'name', language);
    const ends = [details.from, details.to].map((place) => localize(place, 'name', language));
    return (leg === 'return' ? ends.toReversed() : ends).join(' → ');
  };
}
