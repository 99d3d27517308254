import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { monthOf } from './days/day-search.ts';
import { instantQuery, monthQuery } from './trip-query.ts';

type BookingProps = { trip: InLanguage<TripDetail>; month: string };

/** Rendered by the server; in the browser its script loads when the section comes near, and the markup stays until then. */
const Booking = nearPart<BookingProps>(async () => (await import('./booking.tsx')).default, {
  texts: ['trips'],
  queries: (language, { trip, month }: BookingProps) => [
    monthQuery(String(trip.id), month, language),
  ],
  fallback: <div className="min-h-160" />,
  frame: { id: 'book', className: 'max-w-4xl scroll-mt-28' },
});

/** Whether any option of the trip is confirmed at once, as the page has loaded them. */
export function useIsInstant(trip: InLanguage<TripDetail>): boolean {
  const { data = false } = useQuery({
    ...instantQuery(String(trip.id), useLanguage()),
    enabled: trip.showBookingOptions && !trip.isPreview,
  });
  return data;
}

/** Days, times, people and the booking itself; of published trips, since drafts have no departures. */
export function BookSection({ trip }: { trip: InLanguage<TripDetail> }) {
  const { t } = useTranslation('trips');
  const isInstant = useIsInstant(trip);
  const month = monthOf(useSearch({ from: '/layout/trips/$id' }));
  return (
    <Section
      title={isInstant ? t('book.title') : t('request.title')}
      text={isInstant ? t('book.text') : t('request.text')}
      className="bg-limestone-100 print:hidden"
    >
      <Booking trip={trip} month={month} />
    </Section>
  );
}
