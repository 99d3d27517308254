import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { BindingSummary } from '#base/content/orders/binding-summary.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { AcceptOffer } from '#web-orders/paying/accept-offer.tsx';
import { PaidWhen } from '../paid-when.tsx';
import { bookingQuery, moneyQuery } from '../transfers.queries.ts';

/** What the firm offers, for the guest to accept. */
export function TransferOffer({ booking, token }: { booking: TransferBooking; token: string }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const client = useQueryClient();
  const ofMoney = moneyQuery(booking.reference, token);
  const { data: money } = useQuery(ofMoney);
  const { adults, childAges, cancellation, totalCents, currency, from, to } = booking;
  const ends = `${localize(from, 'name', language)} → ${localize(to, 'name', language)}`;
  return (
    <AcceptOffer<TransferBooking>
      action={`/api/transfers/requests/${booking.reference}/accept`}
      token={token}
      onAccepted={(answer) => {
        client.setQueryData(bookingQuery(booking.reference, token).queryKey, answer);
        void client.invalidateQueries({ queryKey: ofMoney.queryKey });
      }}
    >
      <BindingSummary
        item={`${ends} · ${localize(booking.vehicle, 'name', language)}`}
        when={booking.legs
          .map(({ date, time }) => `${formatDate(date, language)}, ${time}`)
          .join(' · ')}
        people={[
          t('summary.adults', { count: adults }),
          childAges.length > 0 && t('summary.children', { count: childAges.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
        totalCents={totalCents}
        payment={
          money && !money.isPaidElsewhere && <PaidWhen terms={money} totalCents={totalCents} />
        }
        cancellation={
          <FreeCancellation
            until={cancellation.freeUntil}
            fee={formatCents(cancellation.feeCents, currency, language)}
          />
        }
        isRequest={false}
      />
    </AcceptOffer>
  );
}
