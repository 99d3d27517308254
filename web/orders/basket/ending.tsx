import { useTranslation } from 'react-i18next';
import { WITHDRAWAL_DAYS } from '#contract/money/vouchers.ts';
import { FreeUntil } from '#web-orders/trip/total.tsx';
import type { Priced } from './items/priced-item.ts';

/** How the guest gets out of it: until when a cancellation costs nothing, or the right to withdraw from a gift voucher. */
export function Ending({ priced: { item, until } }: { priced: Priced }) {
  const { t } = useTranslation('basket');
  return item.kind === 'voucher' ? (
    t('voucher.withdrawal', { days: WITHDRAWAL_DAYS })
  ) : (
    <FreeUntil until={until} />
  );
}
