import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '#base/content/cards/favourite-button.tsx';
import { TripPrice } from '#base/content/cards/trip-price.tsx';
import { GUIDE_LANGUAGES } from '#base/content/guide-languages.ts';
import { formatSeason } from '#base/i18n/formats/format-season.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import {
  CalendarIcon,
  CardIcon,
  CheckIcon,
  ClockIcon,
  PeopleIcon,
  PinIcon,
  ShieldIcon,
  SpeechIcon,
  WeatherIcon,
} from '#base/ui/icons.tsx';
import { GuestRating } from '#base/ui/rating.tsx';
import { Share } from '#base/ui/share.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { TRIP_SUITS, type TripDetail } from '#contract/trips/trips.ts';
import { usePayRule } from '#web-orders/paying/paid-when.ts';
import { useGlance } from '#web-orders/trip/book-section.tsx';
import { SUITS_LABELS } from './labels.ts';
import { TripAction } from './trip-action.tsx';
import { TripDays } from './trip-days.tsx';

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

const HOUR = 60;
const DAY = 24 * HOUR;

/** Until when cancelling is free of charge, in whole days from two on, else in hours. */
function FreeUntil({ minutes }: { minutes: number }) {
  const { t } = useTranslation('trips');
  const isInDays = minutes >= 2 * DAY && minutes % DAY === 0;
  return (
    <p className="flex gap-2 text-sm font-semibold text-sea-800">
      <CheckIcon className="size-5 shrink-0" />
      {minutes < HOUR && t('glance.free_start')}
      {minutes >= HOUR &&
        (isInDays
          ? t('glance.free_days', { count: minutes / DAY })
          : t('glance.free_hours', { count: Math.ceil(minutes / HOUR) }))}
    </p>
  );
}

/** Price, the first days, the way to all of them, and key facts. */
export function TripFacts({ trip, name }: { trip: InLanguage<TripDetail>; name: string }) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const payRule = usePayRule();
  const glance = useGlance(trip);
  const languages = trip.guideLanguages.map((one) => t(GUIDE_LANGUAGES[one])).join(', ');
  return (
    <aside
      aria-label={t('detail.facts')}
      className="rounded-card bg-white p-4 shadow-card sm:p-6 lg:sticky lg:top-24"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="text-2xl font-bold text-terracotta-700 lg:text-3xl">
          <TripPrice trip={trip} />
        </p>
        <FavouriteButton
          id={trip.id}
          name={name}
          className="shrink-0 border border-limestone-300"
        />
      </div>
      <div className="mt-1 empty:hidden">
        <GuestRating of={trip} />
      </div>
      {glance && (
        <div className="mt-3 space-y-3">
          <TripDays days={glance.days} />
          {glance.freeMinutes !== null && <FreeUntil minutes={glance.freeMinutes} />}
          {glance.season && (
            <p className="flex gap-2 text-sm text-stone" suppressHydrationWarning>
              <CalendarIcon className="size-5 shrink-0" />
              {tCommon('card.season', { days: formatSeason(glance.season, language) })}
            </p>
          )}
        </div>
      )}
      <div data-no-print className="mt-4">
        {/* On narrow screens the bar at the foot has this button. */}
        <TripAction trip={trip} className="w-full max-lg:hidden" />
        {trip.showBookingOptions && (
          <p className="text-sm text-pretty text-stone lg:mt-2 lg:text-center">
            {glance?.isInstant ? t('book.at_once') : t('detail.no_payment')}
          </p>
        )}
      </div>
      <dl className="mt-5 space-y-3 border-t border-limestone-200 pt-5">
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
        {trip.suits.length > 0 && (
          <Fact icon={<CheckIcon />} label={tCommon('card.tags')}>
            {TRIP_SUITS.filter((one) => trip.suits.includes(one))
              .map((one) => tCommon(SUITS_LABELS[one]))
              .join(', ')}
          </Fact>
        )}
        {glance && glance.payRules.length > 0 && (
          <Fact icon={<CardIcon />} label={t('pay_rule.title')}>
            {[...new Set(glance.payRules.map(payRule))].join(' · ')}
          </Fact>
        )}
        {trip.showBookingOptions && (
          <Fact icon={<WeatherIcon />} label={t('glance.weather')}>
            {t('glance.weather_text')}
          </Fact>
        )}
      </dl>
      <div data-no-print className="mt-5 border-t border-limestone-200 pt-4">
        <p className="mb-2 text-sm text-stone">{t('detail.share')}</p>
        <Share title={name} />
      </div>
    </aside>
  );
}
