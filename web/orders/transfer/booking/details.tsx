import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { CARD, Row } from '#base/content/orders/booking-parts.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { PaidWhen } from '../paid-when.tsx';
import { QuoteLines } from '../request/price/quote-lines.tsx';
import { moneyQuery } from '../transfers.queries.ts';

export function BookingDetails({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { adults, childAges, luggage, contact } = booking;
  return (
    <section className={CARD}>
      <h2 className="mb-3 text-2xl">{t('booking.summary')}</h2>
      <dl>
        <Row label={t('booking.reference')}>
          <span className="font-mono text-lg tracking-wider">{booking.reference}</span>
        </Row>
        <Row label={t('prices.vehicle')}>{localize(booking.vehicle, 'name', language)}</Row>
        <Row label={t('request.passengers')}>
          {[
            t('summary.adults', { count: adults }),
            childAges.length > 0 && t('summary.children', { count: childAges.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Row>
        {childAges.length > 0 && <Row label={t('request.children')}>{childAges.join(', ')}</Row>}
        {luggage.large + luggage.cabin + luggage.bulky > 0 && (
          <Row label={t('booking.luggage')}>{t('booking.luggage_text', luggage)}</Row>
        )}
        {booking.signName && <Row label={t('request.sign')}>{booking.signName}</Row>}
        <Row label={t('booking.contact')}>
          {[contact.name, contact.email, contact.phone].filter(Boolean).join(' · ')}
        </Row>
        {booking.note && (
          <Row label={t('request.note')}>
            <span className="font-normal whitespace-pre-line">{booking.note}</span>
          </Row>
        )}
      </dl>
    </section>
  );
}

export function BookingPrice({ booking, token }: { booking: TransferBooking; token: string }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { cancellation } = booking;
  const { data: money } = useQuery(moneyQuery(booking.reference, token));
  const isAwaiting = booking.status === 'new' || booking.status === 'quoted';
  return (
    <section className={CARD}>
      <h2 className="mb-3 text-xl">{t('booking.price')}</h2>
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
      {isAwaiting && money && !money.isPaidElsewhere && (
        <div className="mt-2 text-sm text-pretty text-stone">
          <p>{t('request.nothing_to_pay')}</p>
          <PaidWhen terms={money} totalCents={booking.totalCents} />
        </div>
      )}
    </section>
  );
}
