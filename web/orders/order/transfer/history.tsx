import { useTranslation } from 'react-i18next';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import type { BookingEvent, TransferBooking } from '#contract/transfers/booking/booking.ts';
import { JourneyDay } from '#web-orders/transfer/steps/journey/journey-day.tsx';
import { ItemCard } from '../item/item-card.tsx';

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

type RequestedChangeProps = { change: NonNullable<BookingEvent['wish']>; isReturn: boolean };

/** What was asked for, under the name of its journey where there are two. */
function RequestedChange({ change, isReturn }: RequestedChangeProps) {
  const { t } = useTranslation('airport-transfers');
  return (
    <p>
      {isReturn && change.leg && (
        <span className="block font-semibold">
          {t(change.leg === 'return' ? 'line.return' : 'line.outbound')}
        </span>
      )}
      {change.date && <JourneyDay day={change.date} />}
      {[change.date && change.time && ', ', change.time, change.flight && ` ${change.flight}`]
        .filter(Boolean)
        .join('')}
      {change.address && <span className="block wrap-anywhere">{change.address}</span>}
    </p>
  );
}

/** Requests and replies since the booking, newest first. */
export function TransferHistory({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const listed = booking.events.filter(isListed).toReversed();
  if (listed.length === 0) return null;
  return (
    <div data-no-print>
      <ItemCard reference={booking.reference} title={t('history.title')}>
        <ol className="space-y-4">
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
              {event.wish && (
                <RequestedChange change={event.wish} isReturn={booking.legs.length > 1} />
              )}
              {event.note && <p className="wrap-anywhere whitespace-pre-line">{event.note}</p>}
            </li>
          ))}
        </ol>
      </ItemCard>
    </div>
  );
}
