import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { ListStates } from '#base/ui/sections/section-states.tsx';
import { WALKING, walkingTripsQuery } from './trail.queries.ts';

export function WalkingTrips() {
  const { t } = useTranslation('trail');
  const { data: page, isPending, isError, refetch } = useQuery(walkingTripsQuery(useLanguage()));
  const site = useSite();
  if (site?.hasNoTrips) return null;
  return (
    <Section
      title={t('trail.trips.title')}
      text={t('trail.trips.text')}
      link={{ to: '/trips', search: { type: WALKING.type }, text: t('trail.trips.all') }}
    >
      <ListStates
        query={{ data: page?.items, isPending, isError, refetch }}
        skeleton={<CardSkeletons />}
        empty={t('trail.trips.empty')}
      >
        {(trips) => (
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {trips.map((trip) => (
              <li key={trip.id}>
                <TripCard trip={trip} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Section>
  );
}
