import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { ListStates, NoResults } from '#base/ui/sections/section-states.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';
import { popularTripsQuery, tripTypesQuery } from './home.queries.ts';

/** Types with a higher id have no button on small screens. */
export const SMALL_SCREEN_TYPE_ID = 3;

const SHOWN = 6;

/** Case-insensitive: a trip matches if its type contains the name. */
export const tripsOfType = (trips: readonly InLanguage<Trip>[], typeName: string | undefined) =>
  typeName === undefined
    ? trips
    : trips.filter((trip) => trip.type.toLowerCase().includes(typeName.toLowerCase()));

const BUTTON =
  'min-h-11 rounded-full border border-deep-800/25 px-5 font-semibold text-deep-800 transition-colors hover:bg-white aria-pressed:border-deep-800 aria-pressed:bg-deep-800 aria-pressed:text-white';

export default function PopularTrips() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { data: types = [] } = useQuery(tripTypesQuery(language));
  const query = useQuery(popularTripsQuery(language));
  const [type, setType] = useState<string>();
  // The button responds to a tap at once; the cards render in the next frame.
  const shownType = useDeferredValue(type);
  if (query.data?.length === 0) return null;
  return (
    <Section
      title={t('trips.title')}
      text={t('trips.text')}
      link={{ to: '/trips', text: t('trips.all') }}
      className="bg-limestone-100"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form. */}
      <div
        role="group"
        aria-label={t('trips.filter')}
        className="mb-8 flex flex-wrap gap-2 noscript:hidden"
      >
        <button
          type="button"
          aria-pressed={type === undefined}
          onClick={() => setType(undefined)}
          className={BUTTON}
        >
          {t('trips.filter_all')}
        </button>
        {types.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={type === one.name}
            lang={one.textLanguages.name}
            onClick={() => setType(one.name)}
            className={`${BUTTON} ${one.id > SMALL_SCREEN_TYPE_ID ? 'max-sm:hidden' : ''}`}
          >
            {one.name}
          </button>
        ))}
      </div>
      <ListStates query={query} skeleton={<CardSkeletons />}>
        {(trips) => {
          const shown = tripsOfType(trips, shownType).slice(0, SHOWN);
          if (shown.length === 0) return <NoResults>{t('trips.empty')}</NoResults>;
          return (
            <ul
              aria-live="polite"
              data-scroll-restoration-id="popular-trips"
              className="max-sm:card-rail even-rows gap-8 sm:grid sm:grid-cols-2 lg:grid-cols-3"
            >
              {shown.map((trip) => (
                <li key={trip.id}>
                  <TripCard trip={trip} />
                </li>
              ))}
            </ul>
          );
        }}
      </ListStates>
    </Section>
  );
}
