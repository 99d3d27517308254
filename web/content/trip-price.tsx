import { useTranslation } from 'react-i18next';
import type { TripCard as Trip } from '#contract/trips/trips.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { formatPrice } from './format.ts';

/** The price per person, or that it is on request. */
export function TripPrice({ trip }: { trip: Pick<Trip, 'price' | 'currency' | 'showBookingOptions'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!trip.showBookingOptions || trip.price === null) return <>{t('card.on_request')}</>;
  return (
    <>
      {formatPrice(trip.price, trip.currency, language)} <span className="text-sm font-normal text-stone">{t('card.per_person')}</span>
    </>
  );
}
