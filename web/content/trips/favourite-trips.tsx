import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { favourites } from '#base/content/cards/saved-trips.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { TripCards } from './trip-cards.tsx';
import { chosenQuery } from './trips.queries.ts';

/** The trips marked with a heart on this device. */
export default function FavouriteTrips() {
  const { t } = useTranslation();
  const ids = favourites.useIds();
  const isHydrated = useHydrated();
  const { data, error, isPending, refetch } = useQuery({
    ...chosenQuery(ids, useLanguage()),
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
  });
  const isEmpty = ids.length === 0;
  return (
    <section>
      <h2 className="mb-6 text-2xl lg:text-3xl">{t('favourite.title')}</h2>
      {!isHydrated || (isPending && !isEmpty) ? (
        <CardSkeletons />
      ) : isEmpty ? (
        <NoResults>{t('favourite.none')}</NoResults>
      ) : data ? (
        <TripCards trips={data.filter(({ id }) => ids.includes(id))} />
      ) : (
        <LoadError error={error} onRetry={refetch} />
      )}
    </section>
  );
}
