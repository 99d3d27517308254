import { useStart } from '#admin/frame/orders/use-start.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { OrderListItem } from '#contract/orders/order-list.ts';

/** What an item is, with its day. */
export function useItemTitle() {
  const language = useLanguage();
  const start = useStart();
  return (item: Pick<OrderListItem, 'title' | 'translations' | 'at'>) => {
    const [date = '', time = ''] = item.at.split('T');
    return [localize(item, 'title', language), date && start({ date, time })]
      .filter(Boolean)
      .join(' · ');
  };
}
