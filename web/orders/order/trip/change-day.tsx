import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#base/clock/server-day.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { MonthGrid } from '#web-orders/trip/days/month-grid.tsx';
import { departuresOn, openOn } from '#web-orders/trip/days/plan-days.ts';
import { Times } from '#web-orders/trip/days/times.tsx';
import { useShown } from '../shown-order.ts';
import { isUndecided } from './status.tsx';

const isBooked = (booking: GuestBooking, { date, time }: TripDeparture) =>
  !isUndecided(booking) && date === booking.date && time === booking.time;

/** The option with the booking's own places free again: they may be more or fewer on the same departure. */
export const withOwnPlaces = (
  option: InLanguage<AvailableOption>,
  booking: GuestBooking,
): InLanguage<AvailableOption> => ({
  ...option,
  departures: option.departures.map((departure) =>
    isBooked(booking, departure)
      ? {
          ...departure,
          status: departure.status === 'SOLD_OUT' ? 'LIMITED' : departure.status,
          isAvailable: true,
          vacancies: departure.vacancies === null ? null : departure.vacancies + booking.places,
        }
      : departure,
  ),
});

type ChangeDayProps = {
  booking: GuestBooking;
  /** With the departures of the month that is shown. */
  option: InLanguage<AvailableOption>;
  month: string;
  /** Whether the departures are those of the month. */
  isKnown: boolean;
  onMonth: (month: string) => void;
  places: number;
  /** A departure's id; empty: it stays as it is. */
  value: string;
  onChange: (departureId: string) => void;
};

/** The trip's calendar, with the booked day chosen at first; the times of a day that has several. */
export function ChangeDay({
  booking,
  option,
  month,
  isKnown,
  onMonth,
  places,
  value,
  onChange,
}: ChangeDayProps) {
  const { t } = useTranslation('order');
  const { t: ofTrips } = useTranslation('trips');
  const language = useLanguage();
  const { idOf } = useShown(booking.reference);
  const own = isUndecided(booking) ? undefined : booking.date;
  const [day, setDay] = useState(own);
  const ofDay = day === undefined || !isKnown ? [] : departuresOn(option, day);
  const open = day === undefined || !isKnown ? [] : openOn(option, day, places);
  const chosen = open.find((one) => (value ? one.id === value : isBooked(booking, one)));
  const choose = (departure: TripDeparture | undefined) =>
    onChange(departure && !isBooked(booking, departure) ? departure.id : '');
  const text = () => {
    if (day === undefined) return t('voucher.change_choose');
    if (ofDay.length > 0 && open.length === 0) return ofTrips('book.no_places', { count: places });
    const time = chosen?.time ?? (day === own ? booking.time : '');
    const shown = [formatDate(day, language), time].filter(Boolean).join(', ');
    return day === own && value === '' ? t('voucher.change_keep', { day: shown }) : shown;
  };
  return (
    <div className="space-y-4">
      <MonthGrid
        {...{ option, month, isKnown, places, onMonth }}
        firstMonth={serverToday().slice(0, 7)}
        chosen={day}
        hrefOf={() => `#${idOf('change')}`}
        onChoose={(next) => {
          setDay(next);
          const free = openOn(option, next, places);
          choose(free.find((one) => isBooked(booking, one)) ?? free[0]);
          if (!next.startsWith(month)) onMonth(next.slice(0, 7));
        }}
      />
      {day !== undefined && ofDay.length > 1 && (
        <Times
          option={option}
          day={day}
          places={places}
          chosen={chosen}
          onChoose={(id) => choose(open.find((one) => one.id === id))}
        />
      )}
      <p aria-live="polite" className="font-semibold text-deep-900">
        {text()}
      </p>
    </div>
  );
}
