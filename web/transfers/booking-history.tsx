import { useTranslation } from 'react-i18next';
import type { BookingEvent } from '#contract/transfer-booking.ts';
import { Moment } from './booking-parts.tsx';
import { JourneyDay } from './journey-day.tsx';

/** States and the driver are shown elsewhere on the page; the history lists messages only. */
const isTold = ({ type, note }: BookingEvent) => type === 'change_request' || type === 'edit' || (type !== 'driver' && (note ?? '') !== '');

const TITLES = {
  change_request: 'history.change_request',
  edit: 'history.edit',
  state: 'history.message',
  driver: 'history.message',
  message: 'history.message',
} as const satisfies Record<BookingEvent['type'], string>;

function Wish({ wish }: { wish: NonNullable<BookingEvent['wish']> }) {
  return (
    <p>
      {wish.date && <JourneyDay day={wish.date} />}
      {[wish.date && wish.time && ', ', wish.time, wish.flight && ` ${wish.flight}`].filter(Boolean).join('')}
    </p>
  );
}

/** Requests and replies since the booking, newest first. */
export function BookingHistory({ events }: { events: readonly BookingEvent[] }) {
  const { t } = useTranslation('airport-transfers');
  const told = events.filter(isTold).toReversed();
  if (told.length === 0) return null;
  return (
    <section className="rounded-card border border-limestone-300 bg-white p-5 sm:p-6" data-no-print>
      <h2 className="text-xl">{t('history.title')}</h2>
      <ol className="mt-3 space-y-4">
        {told.map((event) => (
          <li key={`${event.at} ${event.type}`} className="border-l-4 border-sea-300 pl-4">
            <p className="font-semibold text-deep-900">{t(TITLES[event.type])}</p>
            <p className="text-sm text-stone">
              <Moment at={event.at} />
            </p>
            {event.wish && <Wish wish={event.wish} />}
            {event.note && <p className="wrap-anywhere whitespace-pre-line">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
