import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripDetail } from '#contract/trips/trips.ts';
import { announceHydration } from '#ui/behaviour/announce-hydration.ts';
import { Section } from '#ui/section.tsx';
import { monthQuery } from '../trip-query.ts';
import { monthOf } from './day-search.ts';

/** How far below the screen the calendar's script is asked for. */
const NEAR = '600px 0px';

let begin = () => {};
const isNear = new Promise<void>((resolve) => {
  begin = resolve;
});
/** Rendered by the server; in the browser its script loads when the section comes near, and the markup stays until then. */
const Booking = lazy(async () => {
  if (typeof document !== 'undefined') await isNear;
  return import('./booking.tsx');
});

/** Its effect runs when the boundary that contains it is hydrated. */
function HydrationMark() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => announceHydration(mark.current?.closest('[data-hydrates-near]') ?? null), []);
  return <span ref={mark} hidden />;
}

// Memoised: an update of a boundary before it is hydrated would draw it anew.
const LateBooking = memo(({ trip }: { trip: TripDetail }) => (
  <Suspense fallback={<div className="min-h-160" />}>
    <Booking trip={trip} />
    <HydrationMark />
  </Suspense>
));

/** Whether any option of the trip is confirmed at once, as the page has loaded them. */
export function useIsInstant(trip: TripDetail): boolean {
  const month = monthOf(useSearch({ from: '/layout/trips/$id' }));
  const { data } = useQuery({ ...monthQuery(String(trip.id), month), enabled: trip.showBookingOptions && !trip.isPreview });
  return data?.options.some((option) => option.instantConfirmation) ?? false;
}

/** Days, times, people and the booking itself; of published trips, since drafts have no departures. */
export function BookSection({ trip }: { trip: TripDetail }) {
  const { t } = useTranslation('trips');
  const part = useRef<HTMLDivElement>(null);
  const isInstant = useIsInstant(trip);
  useEffect(() => {
    if (!part.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: NEAR });
    watcher.observe(part.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <Section
      title={isInstant ? t('book.title') : t('request.title')}
      text={isInstant ? t('book.text') : t('request.text')}
      className="bg-limestone-100 print:hidden"
    >
      <div ref={part} id="book" data-hydrates-near className="max-w-4xl scroll-mt-28">
        <LateBooking trip={trip} />
      </div>
    </Section>
  );
}
