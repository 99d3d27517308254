import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { QrCode } from '#base/ui/qr-code.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { localize } from '#contract/languages/translation.ts';
import { ItemCard } from '../item/item-card.tsx';
import { MeetingRows } from './details.tsx';
import { PickupRows } from './needs.tsx';

type TicketsProps = { booking: GuestBooking; isToday?: boolean };

/** A code for each person, as it is scanned at the meeting point; on the day with the hour, the place and the way there. */
export function Tickets({ booking, isToday = false }: TicketsProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { time, tickets, units, trip } = booking;
  const title = time ? t('voucher.today_at', { time }) : t('voucher.today');
  return (
    <ItemCard reference={booking.reference} title={isToday ? title : t('voucher.tickets')}>
      {isToday && (
        <div className="-mt-2 mb-4">
          <p className="text-lg text-deep-900">{localize(trip, 'name', language)}</p>
          <dl>
            <PickupRows booking={booking} />
            {booking.pickup === null && <MeetingRows booking={booking} />}
          </dl>
        </div>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-5">
        {tickets.map(({ uuid, unitId, ticketCode, redeemedAt }, position) => {
          const unit = units.find(({ id }) => id === unitId);
          const label = t('voucher.ticket', { number: position + 1, count: tickets.length });
          return (
            <li key={uuid} className="min-w-0 text-center print:break-inside-avoid">
              <QrCode
                text={ticketCode}
                label={label}
                className={`mx-auto w-full max-w-44 ${redeemedAt ? 'opacity-30' : ''}`}
              />
              <p className="font-semibold text-deep-900">
                {unit && localize(unit, 'name', language)}
              </p>
              <p className="text-sm text-stone">
                {label}
                {redeemedAt && `, ${t('voucher.redeemed_ticket')}`}
              </p>
              <p translate="no" className="font-mono text-xs wrap-anywhere text-stone">
                {ticketCode}
              </p>
            </li>
          );
        })}
      </ul>
    </ItemCard>
  );
}
