import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DestinationCard } from '#base/content/cards/destination-card.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { ListStates } from '#base/ui/sections/section-states.tsx';
import { popularDestinationsQuery } from './home.queries.ts';

export const POPULAR_DESTINATION_COUNT = 3;

export default function PopularDestinations() {
  const { t } = useTranslation('home');
  const query = useQuery(popularDestinationsQuery(useLanguage()));
  if (query.data?.length === 0) return null;
  return (
    <Section
      title={t('destinations.title')}
      text={t('destinations.text')}
      link={{ to: '/destinations', text: t('destinations.all') }}
    >
      <ListStates query={query} skeleton={<CardSkeletons />}>
        {(destinations) => (
          <ul
            data-scroll-restoration-id="popular-destinations"
            className="max-lg:card-rail gap-8 lg:grid lg:grid-cols-3"
          >
            {destinations.slice(0, POPULAR_DESTINATION_COUNT).map((destination) => (
              <li key={destination.id}>
                <DestinationCard destination={destination} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Section>
  );
}
