import { useTranslation } from 'react-i18next';
import { apiQuery } from '#base/api/api-query.ts';
import { SelectField } from '#base/forms/fields.tsx';
import { perLanguage } from '#base/i18n/formats/format.ts';
import { formatMonth } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { addDays, menorcaToday, soonEnough } from '#contract/calendar.ts';
import { isUndecided } from './status.tsx';

/** Days before and after the booked one that are offered. */
const DAYS_AROUND = 60;

/** Departures around the booked day, with the places that are free for as many people. */
export function daysQuery({ trip, date, tickets }: GuestBooking) {
  const today = menorcaToday(new Date());
  const earliest = addDays(date, -DAYS_AROUND);
  const from = earliest > today ? earliest : today;
  return apiQuery(
    '/api/trips/:id/availability',
    { id: trip.id },
    {
      from,
      to: soonEnough(addDays(date > from ? date : from, DAYS_AROUND)),
      people: Math.max(1, tickets.length),
    },
  );
}

const shortDays = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

type ChangeDayProps = {
  booking: GuestBooking;
  option: AvailableOption | undefined;
  /** A departure's id; empty: it stays as it is. */
  value: string;
  onChange: (departureId: string) => void;
};

/** The days that have room, by month. */
export function ChangeDay({ booking, option, value, onChange }: ChangeDayProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const dayText = ({ date, time }: { date: string; time: string }) =>
    [shortDays(language).format(new Date(`${date}T00:00:00Z`)), time].filter(Boolean).join(', ');
  const textOf = (departure: TripDeparture) =>
    departure.vacancies === null
      ? dayText(departure)
      : `${dayText(departure)} · ${t('voucher.free_places', { count: departure.vacancies })}`;
  const isBooked = ({ date, time }: TripDeparture) =>
    date === booking.date && time === booking.time;
  const open = (option?.departures ?? []).filter(
    (departure) => departure.isAvailable && !isBooked(departure),
  );
  if (open.length === 0) return <p className="text-stone">{t('voucher.change_none')}</p>;
  const months = [...Map.groupBy(open, ({ date }) => date.slice(0, 7))];
  const form = {
    values: { departureId: value },
    errors: {},
    set: (_name: string, id: string) => onChange(id),
  };
  return (
    <SelectField form={form} name="departureId" label={t('voucher.change_day')}>
      <option value="">
        {isUndecided(booking)
          ? t('voucher.change_choose')
          : t('voucher.change_keep', { day: dayText(booking) })}
      </option>
      {months.map(([month, departures]) => (
        <optgroup key={month} label={formatMonth(month, language)}>
          {departures.map((departure) => (
            <option key={departure.id} value={departure.id}>
              {textOf(departure)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
