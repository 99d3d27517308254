import { useTranslation } from 'react-i18next';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';

/** Trips to the same places, then of the same kind. */
export function SimilarTrips({ trip }: { trip: InLanguage<TripDetail> }) {
  const { t } = useTranslation('trips');
  if (trip.similar.length === 0) return null;
  return (
    <Section
      title={t('detail.similar')}
      link={{ to: '/trips', text: t('detail.all') }}
      className="print:hidden"
    >
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {trip.similar.map((one) => (
          <li key={one.id}>
            <TripCard trip={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
