import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { type DaySearch, monthOf } from './days/day-search.ts';
import type { Glance } from './glance.ts';
import { glanceQuery, monthQuery } from './trip-query.ts';

type BookingProps = { trip: InLanguage<TripDetail>; month: string };

/** Rendered by the server; in the browser its script loads when the section comes near, and the markup stays until then. */
const Booking = nearPart<BookingProps>(async () => (await import('./booking.tsx')).default, {
  texts: ['trips'],
  queries: (language, { trip, month }: BookingProps) => [
    monthQuery(String(trip.id), month, language),
  ],
  fallback: <div className="min-h-160" />,
  frame: { id: 'book', className: 'scroll-mt-28' },
});

/** What of the departures is shown before the calendar, as the page has loaded them. */
export function useGlance(trip: InLanguage<TripDetail>): Glance | undefined {
  const { data } = useQuery({
    ...glanceQuery(String(trip.id), useLanguage()),
    enabled: trip.showBookingOptions && !trip.isPreview,
  });
  return data;
}

/** Days, times, people and the booking itself; of published trips, since drafts have no departures. */
export function BookSection({ trip }: { trip: InLanguage<TripDetail> }) {
  const { t } = useTranslation('trips');
  const isInstant = useGlance(trip)?.isInstant ?? false;
  const search = useSearch({ from: '/layout/trips/$id' });
  const { date, option } = search as DaySearch;
  return (
    <Section
      title={isInstant ? t('book.title') : t('request.title')}
      text={isInstant ? t('book.text') : t('request.text')}
      className="bg-limestone-100 print:hidden"
    >
      <Booking key={`${date} ${option}`} trip={trip} month={monthOf(search)} />
    </Section>
  );
}
