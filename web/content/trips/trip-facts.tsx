import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '#base/content/cards/favourite-button.tsx';
import { TripPrice } from '#base/content/cards/trip-price.tsx';
import { GUIDE_LANGUAGES } from '#base/content/guide-languages.ts';
import { ClockIcon, PeopleIcon, PinIcon, ShieldIcon, SpeechIcon } from '#base/ui/icons.tsx';
import { GuestRating } from '#base/ui/rating.tsx';
import { Share } from '#base/ui/share.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { useIsInstant } from '#web-orders/trip/book-section.tsx';
import { TripAction } from './trip-action.tsx';

function Fact({
  icon,
  label,
  lang,
  children,
}: {
  icon: ReactNode;
  label: string;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="relative pl-8">
      <dt className="text-sm text-stone">
        <span className="absolute top-0.5 left-0 text-sea-700">{icon}</span>
        {label}
      </dt>
      <dd lang={lang} className="font-semibold text-deep-900">
        {children}
      </dd>
    </div>
  );
}

/** Price, key facts and a link to the days. */
export function TripFacts({ trip, name }: { trip: InLanguage<TripDetail>; name: string }) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const isInstant = useIsInstant(trip);
  const languages = trip.guideLanguages.map((one) => t(GUIDE_LANGUAGES[one])).join(', ');
  return (
    <aside
      aria-label={t('detail.facts')}
      className="rounded-card bg-white p-6 shadow-card lg:sticky lg:top-24 lg:p-7"
    >
      <div className="mb-5 flex items-center justify-between gap-4">
        <p className="text-3xl font-bold text-terracotta-700">
          <TripPrice trip={trip} />
        </p>
        <FavouriteButton
          id={trip.id}
          name={name}
          className="shrink-0 border border-limestone-300"
        />
      </div>
      <div className="mb-5 empty:hidden">
        <GuestRating of={trip} />
      </div>
      <dl className="space-y-4">
        <Fact
          icon={<ClockIcon />}
          label={tCommon('card.duration')}
          lang={trip.textLanguages.duration}
        >
          {trip.duration}
        </Fact>
        <Fact
          icon={<PinIcon />}
          label={tCommon('card.location')}
          lang={trip.textLanguages.location}
        >
          {trip.location}
        </Fact>
        {trip.maxPeople !== null && (
          <Fact icon={<PeopleIcon />} label={t('detail.group')}>
            {t('detail.group_size', { count: trip.maxPeople })}
          </Fact>
        )}
        {languages && (
          <Fact icon={<SpeechIcon />} label={t('detail.languages')}>
            {languages}
          </Fact>
        )}
        <Fact icon={<ShieldIcon />} label={t('detail.min_age')}>
          {trip.minAge === null || trip.minAge === 0
            ? t('detail.all_ages')
            : t('detail.from_age', { age: trip.minAge })}
        </Fact>
      </dl>
      <div className="mt-6" data-no-print>
        {/* On narrow screens the bar at the foot has this button. */}
        <TripAction trip={trip} className="w-full max-lg:hidden" />
        {trip.showBookingOptions && (
          <p className="text-center text-sm text-pretty text-stone lg:mt-2">
            {isInstant ? t('book.at_once') : t('detail.no_payment')}
          </p>
        )}
        <div className="mt-6 border-t border-limestone-200 pt-5">
          <p className="mb-3 text-sm text-stone">{t('detail.share')}</p>
          <Share title={name} />
        </div>
      </div>
    </aside>
  );
}
