import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { readStay } from '#base/basket/stay.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { dropDraft, readDraft, saveDraft } from '#base/forms/drafts.ts';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { TRIP_BOOKING_FORM } from './booking-fields.ts';
import { dayOf, monthOf } from './days/day-search.ts';
import { withPlaces } from './days/served-places.ts';
import { glanceOf } from './glance.ts';
import { glanceQuery, monthQuery } from './trip-query.ts';

/** Places and prices may change while a page is open. */
const FRESH_MS = 60_000;

/**
 * The server's markup may have been stored for a while, and the departures are requested when it comes near: hydrated with the places that
 * it shows, as `Booking` has written them, it takes newer ones as an update.
 */
function useServed(options: InLanguage<AvailableOption>[]): InLanguage<AvailableOption>[] {
  const isHydrated = useHydrated();
  if (isHydrated || typeof document === 'undefined') return options;
  const form = document.querySelector<HTMLFormElement>('form[data-places]');
  if (!form) return options;
  const served = new FormData(form).get('optionId');
  return options.map((one) =>
    String(one.id) === served
      ? { ...one, departures: withPlaces(one.departures, form.dataset.places ?? '') }
      : one,
  );
}

const NONE = { option: '', day: '', departure: '' };

/** Option, month, day and time, from the address or a draft at first, and the departures of the month. */
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
  const [isGiven] = useState(
    posted !== undefined || day !== undefined || search.option !== undefined,
  );
  const [hasMonth] = useState(search.month !== undefined);
  const place = `/api/trips/${tripId}/bookings#choice`;
  useLayoutEffect(() => {
    if (isGiven) return;
    const stored = readDraft(place);
    if (stored.option) setOptionId(Number(stored.option));
    const stay = readStay();
    if (!hasMonth && stay && stay.from > serverToday()) setMonth(monthOf({ date: stay.from }));
    if (!stored.day || stored.day < serverToday()) return;
    setDay(stored.day);
    setDepartureId(stored.departure ?? '');
    setMonth(stored.day.slice(0, 7));
  }, [place, isGiven, hasMonth]);
  const choose = (next: { option?: number; day?: string | undefined; departure?: string }) => {
    const { option: ofOption = optionId, day: ofDay = day, departure = '' } = next;
    setOptionId(ofOption);
    setDay(ofDay);
    setDepartureId(departure);
    saveDraft(
      place,
      { option: ofOption ? String(ofOption) : '', day: ofDay ?? '', departure },
      NONE,
    );
  };
  const language = useLanguage();
  const client = useQueryClient();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...monthQuery(String(tripId), month, language),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  // The first days above the calendar say the same as it.
  const isOfPage = month === monthOf(search) && !isPlaceholderData;
  useEffect(() => {
    if (data && isOfPage)
      client.setQueryData(
        glanceQuery(String(tripId), language).queryKey,
        glanceOf(data, month === 'now'),
      );
  }, [client, tripId, language, data, isOfPage, month]);
  const shownMonth = month === 'now' ? data?.to.slice(0, 7) : month;
  const isKnown = data !== undefined && data.to.slice(0, 7) === shownMonth;
  const options = useServed(data?.options ?? []);
  const option: InLanguage<AvailableOption> | undefined =
    options.find(({ id }) => id === optionId) ?? options[0];
  return {
    season: data?.season ?? null,
    ...{ options, option, month: shownMonth, isKnown, day, departureId, error, refetch },
    chooseDay: (next: string) => {
      choose({ day: next });
      setMonth(next.slice(0, 7));
    },
    chooseOption: (id: number) => choose({ option: id }),
    chooseDeparture: (departure: string) => choose({ departure }),
    showMonth: setMonth,
    forget: () => dropDraft(place),
  };
}
export type Choice = ReturnType<typeof useChoice>;
