import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { CalendarIcon } from '#base/ui/icons.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { useIsInstant } from '#web-orders/trip/book-section.tsx';

/** Leads to the days on the page; without online booking to the contact page. */
export function TripAction({
  trip,
  className,
}: {
  trip: InLanguage<TripDetail>;
  className: string;
}) {
  const { t } = useTranslation('trips');
  const isInstant = useIsInstant(trip);
  return trip.showBookingOptions ? (
    <a href="#book" className={buttonClass('primary', className)}>
      <CalendarIcon />
      {isInstant ? t('book.now') : t('detail.request')}
    </a>
  ) : (
    <Link to="/contact" className={buttonClass('primary', className)}>
      {t('detail.ask')}
    </Link>
  );
}
