import { useTranslation } from 'react-i18next';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import type { BookingEvent } from '#contract/transfers/booking/booking.ts';
import { JourneyDay } from '../steps/journey/journey-day.tsx';

/** States and the driver are shown in other parts of the page; the history lists messages only. */
const isListed = ({ type, note }: BookingEvent) =>
  type === 'change_request' || type === 'edit' || (type !== 'driver' && (note ?? '') !== '');

const TITLES = {
  change_request: 'history.change_request',
  edit: 'history.edit',
  state: 'history.message',
  driver: 'history.message',
  message: 'history.message',
} as const satisfies Record<BookingEvent['type'], string>;

function RequestedChange({ change }: { change: NonNullable<BookingEvent['wish']> }) {
  return (
    <p>
      {change.date && <JourneyDay day={change.date} />}
      {[change.date && change.time && ', ', change.time, change.flight && ` ${change.flight}`]
        .filter(Boolean)
        .join('')}
      {change.address && <span className="block wrap-anywhere">{change.address}</span>}
    </p>
  );
}

/** Requests and replies since the booking, newest first. */
export function BookingHistory({ events }: { events: readonly BookingEvent[] }) {
  const { t } = useTranslation('airport-transfers');
  const listed = events.filter(isListed).toReversed();
  if (listed.length === 0) return null;
  return (
    <section className="rounded-card border border-limestone-300 bg-white p-5 sm:p-6" data-no-print>
      <h2 className="text-xl">{t('history.title')}</h2>
      <ol className="mt-3 space-y-4">
        {listed.map((event) => (
          <li key={`${event.at} ${event.type}`} className="border-l-4 border-sea-300 pl-4">
            <p className="font-semibold text-deep-900">
              {t(
                event.type === 'edit' && event.by === 'guest'
                  ? 'history.contact'
                  : TITLES[event.type],
              )}
            </p>
            <p className="text-sm text-stone">
              <Moment at={event.at} />
            </p>
            {event.wish && <RequestedChange change={event.wish} />}
            {event.note && <p className="wrap-anywhere whitespace-pre-line">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
