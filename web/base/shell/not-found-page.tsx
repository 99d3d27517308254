import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notFoundQuery } from '#base/api/site-context.ts';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { SearchForm } from './search/search-form.tsx';
import { WaysOn } from './ways-on.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const { data: trips } = useQuery(notFoundQuery(useLanguage()));
  return (
    <section className="container-page py-20 text-center">
      <p className="font-display text-6xl text-sea-700">404</p>
      <h1 className="mt-4 text-4xl">{t('not_found.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-stone">{t('not_found.text')}</p>
      <SearchForm className="mx-auto mt-8 max-w-lg" />
      <WaysOn className="mt-10 justify-center" />
      {trips && trips.items.length > 0 && (
        <div className="mt-14 text-left">
          <h2 className="mb-6 text-center text-2xl lg:text-3xl">{t('not_found.trips')}</h2>
          <ul className="grid gap-8 sm:max-lg:card-rail lg:grid-cols-3">
            {trips.items.map((trip) => (
              <li key={trip.id}>
                <TripCard trip={trip} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
