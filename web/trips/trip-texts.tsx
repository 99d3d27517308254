import { useTranslation } from 'react-i18next';
import { FallbackNotice } from '#content/fallback-notice.tsx';
import { TripCard } from '#content/trip-card.tsx';
import type { TripDetail } from '#contract/trips/trips.ts';
import { useText } from '#i18n/use-text.ts';
import { Section } from '#ui/section.tsx';
import { Cancellation, Highlights, Included, Itinerary, MeetingPoint, Visited } from './trip-parts.tsx';

/** All texts of the trip. */
export function TripTexts({ trip }: { trip: TripDetail }) {
  const name = useText(trip, 'name');
  const description = useText(trip, 'description');
  return (
    <div className="space-y-12">
      <div>
        <FallbackNotice languages={trip.languages} shown={description.lang ?? name.lang} />
        <p lang={description.lang} className="text-lg whitespace-pre-line">
          {description.value}
        </p>
      </div>
      <Highlights trip={trip} />
      <Itinerary trip={trip} />
      <Included trip={trip} />
      <MeetingPoint trip={trip} />
      <Visited trip={trip} />
      <Cancellation trip={trip} />
    </div>
  );
}

export function SimilarTrips({ trip }: { trip: TripDetail }) {
  const { t } = useTranslation('trips');
  if (trip.similar.length === 0) return null;
  return (
    <Section title={t('detail.similar')} link={{ to: '/trips', text: t('detail.all') }} className="print:hidden">
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
