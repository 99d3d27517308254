import { Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { tripLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { CalendarIcon, PrinterIcon } from '#base/ui/icons.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { isOver, isUndecided } from './status.tsx';

const TRIPS = linkOptions({ to: '/trips' });

/** Calendar file, print, and the way back to the trip. */
export function BookingActions({ booking, token }: { booking: GuestBooking; token: string }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { trip, reference, status } = booking;
  const calendar = apiPath(
    '/api/bookings/:reference/calendar.ics',
    { reference },
    { token, lang: language },
  );
  const hasCalendar = !isOver(booking) && !isUndecided(booking) && status !== 'ON_HOLD';
  return (
    <div className="flex flex-wrap gap-3" data-no-print>
      {hasCalendar && (
        <>
          <a href={calendar} download={`${reference}.ics`} className={buttonClass('sea')}>
            <CalendarIcon />
            {t('voucher.calendar')}
          </a>
          <button
            type="button"
            onClick={() => window.print()}
            className={buttonClass('quiet', 'noscript:hidden')}
          >
            <PrinterIcon />
            {t('booking.print')}
          </button>
        </>
      )}
      <Link
        {...(trip.isPublished ? tripLink(trip) : TRIPS)}
        className={buttonClass(status === 'EXPIRED' ? 'primary' : 'quiet')}
      >
        {t(trip.isPublished ? 'booking.see_trip' : 'detail.all')}
      </Link>
    </div>
  );
}
