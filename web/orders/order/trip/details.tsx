import { useTranslation } from 'react-i18next';
import { Directions } from '#base/content/directions.tsx';
import { GUIDE_LANGUAGES } from '#base/content/guide-languages.ts';
import { Row } from '#base/content/orders/booking-parts.tsx';
import { CalendarDay } from '#base/content/orders/calendar-day.tsx';
import { useCounted } from '#base/content/orders/counted.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { BookingLine } from '#contract/bookings/bookings.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { weatherText } from '#contract/bookings/weather-note.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';
import { ItemCard } from '../item/item-card.tsx';
import { useShown } from '../shown-order.ts';
import { PickupRows } from './needs.tsx';

/** A unit's name in the page's language, else as it was booked. */
export function lineName(
  booking: GuestBooking,
  { kind, id, name }: BookingLine,
  language: Language,
): string {
  const unit = kind === 'unit' ? booking.units.find((one) => one.id === id) : undefined;
  if (kind === 'booking') return localize(booking.option, 'name', language);
  return unit ? localize(unit, 'name', language) : name;
}

const timeOf = (endsAt: string) => endsAt.slice(11, 16);

/** `10:00–13:00`; of several days with the last day. */
function Times({ booking }: { booking: GuestBooking }) {
  const { date, time, endsAt } = booking;
  if (!time) return null;
  const isLonger = endsAt !== null && endsAt.slice(0, 10) !== date;
  return (
    <>
      , {time}
      {endsAt !== null && !isLonger && `–${timeOf(endsAt)}`}
      {isLonger && (
        <>
          {' – '}
          <CalendarDay at={endsAt} />, {timeOf(endsAt)}
        </>
      )}
    </>
  );
}

/** Where a trip begins, with the way there. */
export function MeetingRows({ booking: { trip } }: { booking: GuestBooking }) {
  const { t } = useTranslation('order');
  const { t: ofTrips } = useTranslation('trips');
  const language = useLanguage();
  const { meetingLatitude: latitude, meetingLongitude: longitude } = trip;
  return (
    <>
      {trip.meetingPoint && (
        <Row label={ofTrips('detail.meeting')}>{localize(trip, 'meetingPoint', language)}</Row>
      )}
      {latitude !== null && longitude !== null && (
        <Row label={t('voucher.map')}>
          <Directions to={{ latitude, longitude }} name={localize(trip, 'location', language)} />
        </Row>
      )}
    </>
  );
}

type TripDetailsProps = {
  booking: GuestBooking;
  /** The ticket of the day says where to be. */
  isPlaceShown?: boolean;
};

export function TripDetails({ booking, isPlaceShown = false }: TripDetailsProps) {
  const { t } = useTranslation('order');
  const { t: ofTrips } = useTranslation('trips');
  const language = useLanguage();
  const counted = useCounted();
  const { isOnly } = useShown(booking.reference);
  const { trip, option, tickets, lines, notes } = booking;
  const bring = localizeList(trip, 'bring', language);
  const optionName = localize(option, 'name', language);
  const tripName = localize(trip, 'name', language);
  const people = lines
    .filter(({ kind }) => kind === 'unit')
    .map((line) => counted(lineName(booking, line, language), line.quantity));
  const weather = weatherText(booking.weatherNote, language);
  const ages = tickets.flatMap(({ age }) => (age === null ? [] : [age]));
  return (
    <ItemCard reference={booking.reference} title={isOnly ? tripName : t('booking.summary')}>
      <dl>
        <Row label={t(booking.time ? 'voucher.when' : 'voucher.date')}>
          <CalendarDay at={booking.date} />
          <Times booking={booking} />
        </Row>
        {optionName !== tripName && <Row label={t('voucher.option')}>{optionName}</Row>}
        <Row label={t('voucher.people')}>
          {people.length > 0 ? people.join(', ') : tickets.length}
          {ages.length > 0 && ` (${ages.join(', ')})`}
        </Row>
        {!isPlaceShown && (
          <>
            <PickupRows booking={booking} />
            <MeetingRows booking={booking} />
          </>
        )}
        {trip.guideLanguages.length > 0 && (
          <Row label={ofTrips('detail.languages')}>
            {trip.guideLanguages.map((one) => ofTrips(GUIDE_LANGUAGES[one])).join(', ')}
          </Row>
        )}
        {bring.length > 0 && <Row label={ofTrips('detail.bring')}>{bring.join(', ')}</Row>}
        <Row label={t('voucher.weather')}>
          {weather && <span className="block whitespace-pre-line">{weather}</span>}
          <span className="font-normal">{t('voucher.weather_text')}</span>
        </Row>
        <Row label={t('booking.reference')}>
          <span translate="no" className="font-mono text-lg tracking-wider">
            {booking.reference}
          </span>
        </Row>
        {notes && (
          <Row label={ofTrips('request.message')}>
            <span className="font-normal whitespace-pre-line">{notes}</span>
          </Row>
        )}
      </dl>
    </ItemCard>
  );
}

type BillProps = { lines: readonly BookingLine[]; totalCents: number; booking: GuestBooking };

/** Price lines and total. */
export function Bill({ lines, totalCents, booking }: BillProps) {
  const { t } = useTranslation('order');
  const { t: ofTrips } = useTranslation('trips');
  const language = useLanguage();
  const counted = useCounted();
  const money = (cents: number) => formatCents(cents, booking.currency, language);
  return (
    <ul>
      {lines
        .filter(({ cents }) => cents !== 0)
        .map((line) => (
          <li
            key={`${line.kind} ${line.id}`}
            className="flex justify-between gap-4 border-b border-limestone-200 py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {line.kind === 'discount'
                ? ofTrips('book.discount', { code: line.name })
                : line.kind === 'unit'
                  ? counted(lineName(booking, line, language), line.quantity)
                  : `${line.quantity} × ${lineName(booking, line, language)}`}
            </span>
            <span className="tabular-nums">{money(line.cents)}</span>
          </li>
        ))}
      <li className="flex justify-between gap-4 py-2 text-lg font-semibold text-deep-900">
        <span>{t('voucher.total')}</span>
        <span className="tabular-nums">{money(totalCents)}</span>
      </li>
    </ul>
  );
}

/** Nothing where no price was agreed. */
export function TripPrice({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('order');
  if (booking.lines.every(({ cents }) => cents === 0)) return null;
  return (
    <ItemCard reference={booking.reference} title={t('voucher.price')}>
      <Bill lines={booking.lines} totalCents={booking.totalCents} booking={booking} />
    </ItemCard>
  );
}
