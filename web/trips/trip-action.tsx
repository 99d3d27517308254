import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TripDetail } from '#contract/trips/trips.ts';
import { buttonClass } from '#ui/button.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { useIsInstant } from './booking/book-section.tsx';

/** Leads to the days on the page; without online booking to the contact page. */
export function TripAction({ trip, className }: { trip: TripDetail; className: string }) {
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
