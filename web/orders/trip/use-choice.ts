import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import { TRIP_BOOKING_FORM } from './booking-fields.ts';
import { dayOf, monthOf } from './days/day-search.ts';
import { monthQuery } from './trip-query.ts';

/** Places and prices may change while a page is open. */
const FRESH_MS = 60_000;

/** Option, month, day and time, from the address at first, and the departures of the month. */
export function useChoice(tripId: number) {
  const search = useSearch({ from: '/layout/trips/$id' }) as {
    date?: unknown;
    month?: unknown;
    option?: unknown;
  };
  const posted = usePostedForm(TRIP_BOOKING_FORM);
  const [month, setMonth] = useState(monthOf(search));
  const [day, setDay] = useState(dayOf(search));
  const [optionId, setOptionId] = useState(Number(search.option));
  const [departureId, setDepartureId] = useState(posted?.values.departureId ?? '');
  const { data, error, refetch } = useQuery({
    ...monthQuery(String(tripId), month),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  const shownMonth = month === 'now' ? data?.to.slice(0, 7) : month;
  const isKnown = data !== undefined && data.to.slice(0, 7) === shownMonth;
  const options = data?.options ?? [];
  const option: AvailableOption | undefined =
    options.find(({ id }) => id === optionId) ?? options[0];
  return {
    ...{ options, option, month: shownMonth, isKnown, day, departureId, error, refetch },
    chooseDay: (next: string) => {
      setDay(next);
      setDepartureId('');
      setMonth(next.slice(0, 7));
    },
    chooseOption: (id: number) => {
      setOptionId(id);
      setDepartureId('');
    },
    chooseDeparture: setDepartureId,
    showMonth: setMonth,
  };
}
export type Choice = ReturnType<typeof useChoice>;
