import { useTranslation } from 'react-i18next';
import { BindingSummary } from '#base/content/orders/binding-summary.tsx';
import { useCounted } from '#base/content/orders/counted.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { GuestBooking, GuestOffer } from '#contract/bookings/guest-bookings.ts';
import { localize } from '#contract/languages/translation.ts';
import { OfferCard } from '../item/offer-card.tsx';
import type { BookedItem } from '../items.ts';

/** What is offered, with its total and what is due when it is accepted. */
function Offered({ booking, offered }: { booking: GuestBooking; offered: GuestOffer }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const counted = useCounted();
  const { option, title, date, time, totalCents, depositCents } = offered;
  const people = booking.units.map((unit) =>
    counted(
      localize(unit, 'name', language),
      booking.tickets.filter(({ unitId }) => unitId === unit.id).length,
    ),
  );
  const names = [
    localize(booking.trip, 'name', language),
    title,
    option ? localize(option, 'name', language) : '',
  ];
  return (
    <BindingSummary
      item={[...new Set(names)].filter(Boolean).join(' · ')}
      when={[formatDate(date, language), time].filter(Boolean).join(', ')}
      people={people.join(', ')}
      totalCents={totalCents}
      payment={
        depositCents > 0
          ? t('voucher.offer_deposit', { amount: formatCents(depositCents, 'EUR', language) })
          : ''
      }
      cancellation={localize(booking.trip, 'cancellationPolicy', language)}
      isRequest={false}
    />
  );
}

/** What the firm offers for a request of a trip. */
export function TripOffer({ item, booking }: { item: BookedItem; booking: GuestBooking }) {
  const { offered, offer, totalCents } = booking;
  if (!offered) return null;
  return (
    <OfferCard {...{ item, offer, offered, totalCents }}>
      <Offered booking={booking} offered={offered} />
    </OfferCard>
  );
}
