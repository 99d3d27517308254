import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { formatSeason } from '#base/i18n/formats/format-season.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { CalendarIcon, ClockIcon, PinIcon } from '#base/ui/icons.tsx';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import { GuestRating } from '#base/ui/rating.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';
import { PRICE_LABELS } from '../orders/price-labels.ts';
import { tripLink } from '../page-links.ts';
import { shorten } from '../shorten.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { NextDeparture } from './next-departure.tsx';

const WIDTHS = [412, 640, 828] as const;
const SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 80vw';

/** `isDated`: its link chooses the day of its departure, as the list asks for it. */
export function TripCard({ trip, isDated = false }: { trip: InLanguage<Trip>; isDated?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { showBookingOptions, isInstant } = trip;
  const [label, action] = showBookingOptions
    ? isInstant
      ? (['card.book_trip', 'card.book_now'] as const)
      : (['card.request_trip', 'card.request'] as const)
    : (['card.view_trip', 'card.view_details'] as const);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lifted">
      <div className="relative">
        <LazyPicture
          path={trip.image}
          alt=""
          ratio={3 / 2}
          widths={WIDTHS}
          sizes={SIZES}
          className="aspect-3/2"
        />
        <FavouriteButton id={trip.id} name={trip.name} className="absolute top-3 right-3 z-10" />
        {trip.isBestseller && (
          <span className="absolute top-4 left-4 rounded-full bg-terracotta-600 px-3 py-1 text-sm font-semibold text-white">
            {t('card.bestseller')}
          </span>
        )}
      </div>
      <div className="@container flex grow flex-col gap-3 p-6">
        <div className="flex flex-col items-start gap-x-3 gap-y-1 @xs:flex-row @xs:flex-wrap">
          <h3 lang={trip.textLanguages.name} className="text-xl @xs:grow @xs:basis-32">
            {trip.name}
          </h3>
          {showBookingOptions && trip.price !== null ? (
            <p className="shrink-0 text-lg font-bold text-terracotta-700 @xs:text-right">
              <span className="text-xs font-normal text-balance text-stone @xs:ml-auto @xs:block @xs:max-w-20">
                {t(PRICE_LABELS[trip.pricePer ?? 'typed'])}
              </span>{' '}
              {formatPrice(trip.price, trip.currency, language)}
            </p>
          ) : (
            <p className="shrink-0 text-sm text-stone @xs:max-w-24 @xs:text-right">
              {t('card.on_request')}
            </p>
          )}
        </div>
        <GuestRating of={trip} />
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone">
          <li className="flex items-center gap-1.5">
            <ClockIcon className="size-4" />
            <span className="sr-only">{t('card.duration')}: </span>
            <span lang={trip.textLanguages.duration}>{trip.duration}</span>
          </li>
          <li className="flex items-center gap-1.5">
            <PinIcon className="size-4" />
            <span className="sr-only">{t('card.location')}: </span>
            <span lang={trip.textLanguages.location}>{trip.location}</span>
          </li>
          {trip.next && (
            <NextDeparture
              next={trip.next}
              isAsked={isDated}
              className="flex basis-full items-center gap-1.5"
            />
          )}
          {trip.season && (
            <li className="flex basis-full items-center gap-1.5" suppressHydrationWarning>
              <CalendarIcon className="size-4 shrink-0" />
              {t('card.season', { days: formatSeason(trip.season, language) })}
            </li>
          )}
        </ul>
        <p lang={trip.textLanguages.description} className="text-stone">
          {shorten(trip.description)}
        </p>
        <Link
          {...tripLink(trip, isDated ? trip.next : null)}
          rel={isDated ? 'nofollow' : undefined}
          data-preloads
          className={buttonClass(
            showBookingOptions ? 'primary' : 'quiet',
            'mt-auto after:absolute after:inset-0',
          )}
          aria-label={t(label, { name: trip.name })}
        >
          {t(action)}
        </Link>
      </div>
    </article>
  );
}
