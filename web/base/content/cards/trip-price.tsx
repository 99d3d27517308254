import { useTranslation } from 'react-i18next';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripCard as Trip } from '#contract/trips/trips.ts';

/** The price, or that it is on request. */
export function TripPrice({
  trip,
}: {
  trip: Pick<Trip, 'price' | 'currency' | 'showBookingOptions' | 'pricePer'>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!trip.showBookingOptions || trip.price === null) return <>{t('card.on_request')}</>;
  const price = formatPrice(trip.price, trip.currency, language);
  return (
    <>
      {trip.pricePer ? t('card.from_price', { price }) : price}{' '}
      <span className="text-sm font-normal whitespace-nowrap text-stone">
        {t(trip.pricePer === 'group' ? 'card.per_group' : 'card.per_person')}
      </span>
    </>
  );
}
