import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TransferBooking, TransferRequestState } from '#contract/transfers/booking/booking.ts';
import { StateBox } from '../item/item-card.tsx';
import { isItemOver } from '../items.ts';

const STATES = {
  new: { title: 'state.new', text: 'state.new_text' },
  quoted: { title: 'state.quoted', text: 'state.quoted_text' },
  confirmed: { title: 'state.confirmed', text: 'state.confirmed_text' },
  driver_assigned: { title: 'state.driver', text: 'state.driver_text' },
  completed: { title: 'state.completed', text: 'state.completed_text' },
  declined: { title: 'state.declined', text: 'state.declined_text' },
  cancelled_customer: { title: 'state.cancelled', text: 'state.cancelled_text' },
  cancelled_operator: { title: 'state.cancelled_by_us', text: 'state.cancelled_by_us_text' },
  no_show: { title: 'state.no_show', text: 'state.no_show_text' },
} as const satisfies Record<TransferRequestState, { title: string; text: string }>;

/** The state in plain words, and what a cancellation has cost. */
export function TransferStatus({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const { t: ofOrder } = useTranslation('order');
  const language = useLanguage();
  const { status, feeCents } = booking;
  const { title, text } = STATES[status];
  const isOfferOver = booking.offered?.isOver === true;
  return (
    <StateBox
      title={isOfferOver ? ofOrder('voucher.offer_over') : t(title)}
      text={isOfferOver ? ofOrder('voucher.offer_over_text') : t(text)}
      isWarning={isItemOver(booking)}
    >
      {feeCents !== null && (
        <p className="mt-2 font-semibold">
          {feeCents === 0
            ? t('cancel.was_free')
            : t('cancel.was', { price: formatCents(feeCents, 'EUR', language) })}
        </p>
      )}
    </StateBox>
  );
}
