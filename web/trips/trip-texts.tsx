import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePreview } from '#api/preview.ts';
import { FallbackNotice } from '#content/fallback-notice.tsx';
import { TripCard } from '#content/trip-card.tsx';
import type { TripDetail } from '#contract/trips.ts';
import { useText } from '#i18n/use-text.ts';
import { farBlocks } from '#ui/below-fold.tsx';
import { Section } from '#ui/section.tsx';
import { Cancellation, Highlights, Included, Itinerary, MeetingPoint, Visited } from './trip-parts.tsx';
import { tripQuery } from './trip-query.ts';

function useShownTrip(): TripDetail | undefined {
  const { id = '' } = useParams({ strict: false });
  return useQuery(tripQuery(id, usePreview())).data;
}

function Texts({ trip }: { trip: TripDetail }) {
  const name = useText(trip, 'name');
  const description = useText(trip, 'description');
  return (
    <div className="space-y-12" {...farBlocks()}>
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

/** All that the page tells of the trip: to be read, with links and nothing to operate. */
export function TripTexts() {
  const trip = useShownTrip();
  return trip && <Texts trip={trip} />;
}

export function SimilarTrips() {
  const { t } = useTranslation('trips');
  const trip = useShownTrip();
  if (!trip || trip.similar.length === 0) return null;
  return (
    <Section title={t('detail.similar')} link={{ to: '/trips', text: t('detail.all') }} className="print:hidden">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3" {...farBlocks()}>
        {trip.similar.map((one) => (
          <li key={one.id}>
            <TripCard trip={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
