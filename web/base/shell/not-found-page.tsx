import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notFoundQuery } from '#base/api/site-context.ts';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchForm } from './search/search-form.tsx';
import { WaysOn } from './ways-on.tsx';

/** The link of a booking, cut off or out of date. */
const BOOKING_LINK = /^\/(?:(?:trips|airport-transfers)\/booking|order)\//;

function OfPage() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="mt-4 text-4xl">{t('not_found.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-stone">{t('not_found.text')}</p>
      <SearchForm className="mx-auto mt-8 max-w-lg" />
    </>
  );
}

/** Its guest has a booking all the same, and gets the link again. */
function OfBooking() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="mt-4 text-4xl">{t('not_found.booking_title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-pretty text-stone">
        {t('not_found.booking_text')}
      </p>
      <p className="mt-8">
        <Link to="/order/find" className={buttonClass('primary')}>
          {t('navigation.find_booking')}
        </Link>
      </p>
    </>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation();
  const { data: trips } = useQuery(notFoundQuery(useLanguage()));
  const isBooking = useRouterState({
    select: ({ location }) => BOOKING_LINK.test(location.pathname),
  });
  return (
    <section className="container-page py-20 text-center">
      <p className="font-display text-6xl text-sea-700">404</p>
      {isBooking ? <OfBooking /> : <OfPage />}
      <WaysOn className="mt-10 justify-center" />
      {trips && trips.items.length > 0 && (
        <div className="mt-14 text-left">
          <h2 className="mb-6 text-center text-2xl lg:text-3xl">{t('not_found.trips')}</h2>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
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
