import { useQuery } from '@tanstack/react-query';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { BindingSummary } from '#base/content/orders/binding-summary.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { PaidWhen } from '#web-orders/transfer/paid-when.tsx';
import { OfferCard } from '../item/offer-card.tsx';
import { type BookedItem, moneyQuery } from '../items.ts';
import { usePassengers } from './details.tsx';

/** What the firm offers for a transfer. */
export function TransferOffer({ item, booking }: { item: BookedItem; booking: TransferBooking }) {
  const language = useLanguage();
  const { data: money } = useQuery(moneyQuery(item));
  const people = usePassengers(booking);
  const { cancellation, totalCents, currency, from, to, offer, offered } = booking;
  if (!offered) return null;
  const ends = `${localize(from, 'name', language)} → ${localize(to, 'name', language)}`;
  return (
    <OfferCard {...{ item, offer, offered, totalCents }}>
      <BindingSummary
        item={`${ends} · ${localize(booking.vehicle, 'name', language)}`}
        when={booking.legs
          .map(({ date, time }) => `${formatDate(date, language)}, ${time}`)
          .join(' · ')}
        people={people}
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
    </OfferCard>
  );
}
