import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TripDetail } from '#contract/trips/trips.ts';
import { buttonClass } from '#ui/button.tsx';
import { CalendarIcon } from '#ui/icons.tsx';

/** Leads to the request on the page; without online requests to the contact page. */
export function TripAction({ trip, className }: { trip: TripDetail; className: string }) {
  const { t } = useTranslation('trips');
  return trip.showBookingOptions ? (
    <a href="#request" className={buttonClass('primary', className)}>
      <CalendarIcon />
      {t('detail.request')}
    </a>
  ) : (
    <Link to="/contact" className={buttonClass('primary', className)}>
      {t('detail.ask')}
    </Link>
  );
}
