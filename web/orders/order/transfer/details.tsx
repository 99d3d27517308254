import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { Row } from '#base/content/orders/booking-parts.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { PaidWhen } from '#web-orders/transfer/paid-when.tsx';
import { QuoteLines } from '#web-orders/transfer/request/price/quote-lines.tsx';
import { ItemCard } from '../item/item-card.tsx';
import { type BookedItem, isAwaiting, moneyQuery } from '../items.ts';

/** `2 adults · 1 child` */
export function usePassengers({ adults, childAges }: TransferBooking): string {
  const { t } = useTranslation('airport-transfers');
  const children = childAges.length > 0 && t('summary.children', { count: childAges.length });
  return [t('summary.adults', { count: adults }), children].filter(Boolean).join(' · ');
}

export function TransferDetails({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { childAges, luggage } = booking;
  const people = usePassengers(booking);
  return (
    <ItemCard reference={booking.reference} title={t('booking.summary')}>
      <dl>
        <Row label={t('booking.reference')}>
          <span className="font-mono text-lg tracking-wider">{booking.reference}</span>
        </Row>
        <Row label={t('prices.vehicle')}>{localize(booking.vehicle, 'name', language)}</Row>
        <Row label={t('request.passengers')}>{people}</Row>
        {childAges.length > 0 && <Row label={t('request.children')}>{childAges.join(', ')}</Row>}
        {luggage.large + luggage.cabin + luggage.bulky > 0 && (
          <Row label={t('booking.luggage')}>{t('booking.luggage_text', luggage)}</Row>
        )}
        {booking.signName && <Row label={t('request.sign')}>{booking.signName}</Row>}
        {booking.note && (
          <Row label={t('request.note')}>
            <span className="font-normal whitespace-pre-line">{booking.note}</span>
          </Row>
        )}
      </dl>
    </ItemCard>
  );
}

export function TransferPrice({ item, booking }: { item: BookedItem; booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { cancellation } = booking;
  const { data: money } = useQuery(moneyQuery(item));
  return (
    <ItemCard reference={booking.reference} title={t('booking.price')}>
      <QuoteLines lines={booking.lines} currency={booking.currency} />
      <p className="mt-3 flex justify-between gap-4 border-t border-limestone-300 pt-3 text-lg font-semibold text-deep-900">
        <span>{t('booking.total')}</span>
        <span>{formatCents(booking.totalCents, booking.currency, language)}</span>
      </p>
      {cancellation.allowed && (cancellation.freeUntil !== null || cancellation.feeCents > 0) && (
        <p className="mt-2 text-sm">
          <FreeCancellation
            until={cancellation.freeUntil}
            fee={formatCents(cancellation.feeCents, booking.currency, language)}
          />
        </p>
      )}
      {isAwaiting(booking) && money && !money.isPaidElsewhere && (
        <div className="mt-2 text-sm text-pretty text-stone">
          <p>{t('request.nothing_to_pay')}</p>
          <PaidWhen terms={money} totalCents={booking.totalCents} />
        </div>
      )}
    </ItemCard>
  );
}
