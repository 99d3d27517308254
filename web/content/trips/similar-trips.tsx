import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { similarQuery } from '#web-orders/trip/trip-query.ts';

/** Trips to the same places, then of the same kind. */
export function SimilarTrips({ trip }: { trip: InLanguage<TripDetail> }) {
  const { t } = useTranslation('trips');
  const { data = [] } = useQuery({
    ...similarQuery(String(trip.id), useLanguage()),
    enabled: !trip.isPreview,
  });
  const similar = trip.isPreview ? trip.similar : data;
  if (similar.length === 0) return null;
  return (
    <Section
      title={t('detail.similar')}
      link={{ to: '/trips', text: t('detail.all') }}
      className="print:hidden"
    >
      <ul className="grid gap-8 sm:max-lg:card-rail lg:grid-cols-3">
        {similar.map((one) => (
          <li key={one.id}>
            <TripCard trip={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
