import { useTranslation } from 'react-i18next';
import { BindingSummary } from '#base/content/orders/binding-summary.tsx';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import { useCounted } from '#base/content/orders/counted.ts';
import { MinimumNote } from '#base/content/orders/minimum.tsx';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { localize } from '#contract/languages/translation.ts';
import { type GuestMoney, NO_PAYMENT } from '#contract/money/payments.ts';
import { usePaidWhen } from '#web-orders/paying/paid-when.ts';

/** How a booking is paid; what its guest pays to somebody else is not paid to us at once. */
export const ruleOf = ({ option }: GuestBooking, money: GuestMoney | undefined) => ({
  ...(money && !money.isPaidElsewhere ? money : NO_PAYMENT),
  instantConfirmation: option.instantConfirmation,
});

type HeldSummaryProps = {
  booking: GuestBooking;
  money: GuestMoney | undefined;
  totalCents: number;
};

/** What a hold or an offer is about, above the button that binds the guest. */
export function HeldSummary({ booking, money, totalCents }: HeldSummaryProps) {
  const { t } = useTranslation('order');
  const { t: ofTrips } = useTranslation('trips');
  const language = useLanguage();
  const counted = useCounted();
  const paidWhen = usePaidWhen();
  const { trip, option, freeUntil } = booking;
  const names = [localize(trip, 'name', language), localize(option, 'name', language)];
  const people = booking.units.map((unit) =>
    counted(
      localize(unit, 'name', language),
      booking.tickets.filter(({ unitId }) => unitId === unit.id).length,
    ),
  );
  return (
    <BindingSummary
      item={[...new Set(names)].join(' · ')}
      when={[formatDate(booking.date, language), booking.time].filter(Boolean).join(', ')}
      people={people.join(', ')}
      totalCents={totalCents}
      payment={money?.isPaidElsewhere ? '' : paidWhen(ruleOf(booking, money), totalCents)}
      cancellation={
        freeUntil === null ? (
          ofTrips('book.not_free')
        ) : (
          <>
            {t('voucher.free_until')} <Moment at={freeUntil} />
          </>
        )
      }
      minimum={booking.minimum && <MinimumNote minimum={booking.minimum} />}
      isRequest={!option.instantConfirmation}
    />
  );
}
