import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { Order } from '#contract/orders/orders.ts';

export type OrderItem = Order['items'][number];

const STATES = {
  ON_HOLD: 'order.held',
  PENDING: 'voucher.pending',
  CONFIRMED: 'voucher.confirmed',
  REDEEMED: 'voucher.redeemed',
  CANCELLED: 'voucher.cancelled',
  EXPIRED: 'voucher.expired',
  new: 'voucher.pending',
  quoted: 'voucher.pending',
  confirmed: 'voucher.confirmed',
  driver_assigned: 'voucher.confirmed',
  completed: 'voucher.redeemed',
  declined: 'voucher.declined',
  cancelled_customer: 'voucher.cancelled',
  cancelled_operator: 'voucher.cancelled',
  no_show: 'voucher.no_show',
  unpaid: 'order.gift_unpaid',
  issued: 'order.gift_issued',
  cancelled: 'voucher.cancelled',
} as const satisfies Record<OrderItem['status'], string>;

const OVER: readonly OrderItem['status'][] = [
  'CANCELLED',
  'EXPIRED',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'cancelled',
];
export const isItemOver = ({ status }: OrderItem) => OVER.includes(status);

/** Code and file of a gift voucher, once it is paid. */
function Gift({ item: { voucher } }: { item: OrderItem }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  if (!voucher?.code || !voucher.pdfUrl) return null;
  return (
    <>
      <p className="mt-1" translate="no">
        <span className="font-mono font-semibold">{voucher.code}</span> {voucher.recipientName}
      </p>
      <p className="mt-1 text-stone">
        {t('order.gift_left', { amount: formatCents(voucher.balanceCents, 'EUR', language) })}
      </p>
      <p className="mt-4" data-no-print>
        <a href={voucher.pdfUrl} className={buttonClass('quiet')}>
          {t('order.gift_pdf')}
        </a>
      </p>
    </>
  );
}

/** An item of the order: when, what, its state and price, and the way to its own page. */
export function OrderItemCard({ item, lang }: { item: OrderItem; lang: string | undefined }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { kind, title, date, time, reference, token, totalCents, status } = item;
  const isOver = isItemOver(item);
  return (
    <li
      className={`rounded-card border-l-8 p-5 sm:p-6 ${isOver ? 'border-limestone-200 bg-limestone-100' : 'border-sea-700 bg-sea-50'}`}
    >
      {date && (
        <p className="font-semibold text-sea-800">
          <time dateTime={[date, time].filter(Boolean).join('T')}>
            {[formatDate(date, language), time].filter(Boolean).join(', ')}
          </time>
        </p>
      )}
      <h2 lang={lang} className="mt-1 font-display text-2xl text-pretty hyphens-auto text-deep-900">
        {title}
      </h2>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span className={isOver ? '' : 'font-semibold'}>{t(STATES[status])}</span>
        <span className={isOver ? 'line-through' : 'font-semibold'}>
          {formatCents(totalCents, 'EUR', language)}
        </span>
      </p>
      <p className="mt-1 text-stone">
        {t('booking.reference')} {reference}
      </p>
      {kind === 'voucher' ? (
        <Gift item={item} />
      ) : (
        <p className="mt-4" data-no-print>
          <Link
            to={
              kind === 'trip'
                ? '/trips/booking/$reference'
                : '/airport-transfers/booking/$reference'
            }
            params={{ reference }}
            search={{ token }}
            className={buttonClass('quiet')}
            aria-label={`${t('order.open')}: ${title}`}
          >
            {t('order.open')}
          </Link>
        </p>
      )}
    </li>
  );
}
