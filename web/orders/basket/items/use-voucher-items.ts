import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BasketVoucher } from '#base/basket/basket-items.ts';
import { serverToday } from '#base/clock/server-day.ts';
import type { GiftVoucherOffer } from '#contract/money/vouchers.ts';
import { giftOfferQuery } from '#web-orders/gift/gift.queries.ts';
import type { ItemState, Priced } from './priced-item.ts';

const TERMS = { payment: 'all', depositPercent: null, depositCents: null } as const;

function stateOf(
  { date, cents }: BasketVoucher,
  { data, isError }: { data: GiftVoucherOffer | undefined; isError: boolean },
): ItemState {
  if (date !== '' && date < serverToday()) return 'over';
  if (!data) return isError ? 'failed' : 'loading';
  const isSold = data.isSold && cents >= data.leastCents && cents <= data.mostCents;
  return isSold ? 'ready' : 'closed';
}

/** The basket's gift vouchers, which are mailed to who orders them. */
export function useVoucherItems(items: readonly BasketVoucher[]): Priced[] {
  const { t } = useTranslation('basket');
  const offer = useQuery({ ...giftOfferQuery, enabled: items.length > 0 });
  return items.map((item): Priced => {
    const { cents, date, fields } = item;
    const { recipientName: name } = fields;
    return {
      item,
      ...{ title: t('voucher.title'), lang: undefined },
      people: name ? t('voucher.for', { name }) : '',
      state: stateOf(item, offer),
      ...{ totalCents: cents, until: null, terms: TERMS, isRequest: false },
      ...{ required: ['emailAddress'], codeUse: undefined },
      order: { kind: 'voucher', cents, ...fields, ...(date && { sendOn: date }) },
      retry: () => void offer.refetch(),
    };
  });
}
