import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { ShownItem } from './item-state.ts';

/** The trip's name, or the ends of the transfer, or of one of its journeys, or «Gift voucher»; else what the order calls it. */
export function useItemTitle(): (one: ShownItem, leg?: 'outbound' | 'return') => string {
  const { t } = useTranslation('order');
  const language = useLanguage();
  return ({ item, details }, leg) => {
    if (item.kind === 'voucher') return t('order.gift');
    if (!details) return item.title;
    if (!('legs' in details)) return localize(details.trip, 'name', language);
    const ends = [details.from, details.to].map((place) => localize(place, 'name', language));
    return (leg === 'return' ? ends.toReversed() : ends).join(' → ');
  };
}
