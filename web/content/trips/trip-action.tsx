import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { CalendarIcon } from '#base/ui/icons.tsx';
import { addDays } from '#contract/calendar.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { useGlance } from '#web-orders/trip/book-section.tsx';
import { formatShortDate } from './short-date.ts';

/** A trip whose first day is later says from when it can be booked. */
const SOON_DAYS = 31;

/** Leads to the days on the page; without online booking to the contact page. */
export function TripAction({
  trip,
  className,
}: {
  trip: InLanguage<TripDetail>;
  className: string;
}) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { isInstant = false, opensOn = null } = useGlance(trip) ?? {};
  const isLater = opensOn !== null && opensOn > addDays(serverToday(), SOON_DAYS);
  return trip.showBookingOptions ? (
    <a href="#book" className={buttonClass('primary', className)}>
      <CalendarIcon className="size-5 shrink-0" />
      <span className="text-balance" suppressHydrationWarning>
        {!isInstant && t('detail.request')}
        {isInstant &&
          (isLater ? t('glance.from', { day: formatShortDate(opensOn, language) }) : t('book.now'))}
      </span>
    </a>
  ) : (
    <Link
      to="/contact"
      search={{ about: trip.name }}
      rel="nofollow"
      className={buttonClass('primary', className)}
    >
      {t('detail.ask')}
    </Link>
  );
}
