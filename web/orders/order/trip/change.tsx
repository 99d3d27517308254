import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { Stepper } from '#base/forms/fields/stepper.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type {
  GuestBooking,
  GuestBookingChange,
  GuestBookingCost,
} from '#contract/bookings/guest-bookings.ts';
import { localize } from '#contract/languages/translation.ts';
import { placesOf } from '#web-orders/trip/days/plan-days.ts';
import { monthQuery } from '#web-orders/trip/trip-query.ts';
import { apiOf, type BookedItem, moneyQuery, tripQuery } from '../items.ts';
import { useItemDone, useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';
import { changeCostQuery } from './change-cost.queries.ts';
import { ChangeDay, withOwnPlaces } from './change-day.tsx';
import { Bill } from './details.tsx';
import { Refusal, refusalIn } from './refusal.tsx';
import { isUndecided } from './status.tsx';

const MAX_QUANTITY = 99;
/** Places may change while a page is open. */
const FRESH_MS = 60_000;

type ChangeProps = { item: BookedItem; booking: GuestBooking };
type Quantities = Record<number, string>;

const quantitiesOf = ({ tickets }: GuestBooking): Quantities =>
  Object.fromEntries(
    [...Map.groupBy(tickets, ({ unitId }) => unitId)].map(([unitId, of]) => [
      unitId,
      String(of.length),
    ]),
  );

type CostProps = { cost: GuestBookingCost; booking: GuestBooking; paidCents: number };

/** New total, the difference, and what comes back of what was paid. */
function Cost({ cost, booking, paidCents }: CostProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { differenceCents, totalCents, lines } = cost;
  const amount = (cents: number) => formatCents(cents, booking.currency, language);
  const price = amount(Math.abs(differenceCents));
  const backCents = differenceCents < 0 ? Math.max(0, paidCents - totalCents) : 0;
  return (
    <div aria-live="polite" className="rounded-xl bg-limestone-100 p-4">
      {totalCents > 0 && <Bill lines={lines} totalCents={totalCents} booking={booking} />}
      <p className="font-semibold text-deep-900">
        {differenceCents === 0
          ? t('voucher.change_same')
          : t(differenceCents > 0 ? 'voucher.change_more' : 'voucher.change_less', { price })}
        {backCents > 0 && ` ${t('voucher.change_back', { price: amount(backCents) })}`}
      </p>
    </div>
  );
}

/** A refusal says what else to choose; whatever else failed is asked for again. */
function CostFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return refusalIn(error) ? <Refusal error={error} /> : <LoadError {...{ error, onRetry }} />;
}

/** What is different from the booking; undefined as long as nothing is. */
function requestedChange(
  booking: GuestBooking,
  token: string,
  departureId: string,
  quantities: Quantities,
): GuestBookingChange | undefined {
  const before = quantitiesOf(booking);
  const ids = Object.keys(quantities).map(Number);
  const isSame = ids.every((id) => (Number(quantities[id]) || 0) === (Number(before[id]) || 0));
  if (isSame && departureId === '') return undefined;
  const units = ids
    .map((unitId) => ({ unitId, quantity: Number(quantities[unitId]) || 0 }))
    .filter(({ quantity }) => quantity > 0);
  return { token, ...(departureId !== '' && { departureId }), ...(!isSame && { units }) };
}

/** Another day with room, and people; each with what it costs before it is done. */
export function TripChange({ item, booking }: ChangeProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { token } = item;
  const { idOf, Heading } = useShown(item.reference);
  const client = useQueryClient();
  const changed = useOrderChanged();
  const done = useItemDone(item.reference);
  const [departureId, setDepartureId] = useState('');
  const [quantities, setQuantities] = useState(() => quantitiesOf(booking));
  const [month, setMonth] = useState(() => {
    const today = serverToday();
    return (booking.date > today ? booking.date : today).slice(0, 7);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const days = useQuery({
    ...monthQuery(String(booking.trip.id), month, language),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  const change = requestedChange(booking, token, departureId, quantities);
  const cost = useQuery({
    ...changeCostQuery(booking.reference, change ?? { token }),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data: money } = useQuery(moneyQuery(item));
  const save = useMutation({
    mutationFn: (sent: GuestBookingChange) =>
      fetchJson<GuestBooking>(`${apiOf(item)}/change`, {
        method: 'POST',
        body: sent,
      }),
    onSuccess: async (answer) => {
      await done();
      onChanged(answer);
    },
    onError: async (_error, sent) => {
      await changed();
      const now = client.getQueryData(tripQuery(item).queryKey);
      // The answer alone was lost.
      if (now && isAsSent(now, sent)) onChanged(now);
      else void cost.refetch();
    },
  });
  const onChanged = (now: GuestBooking) => {
    setDepartureId('');
    setQuantities(quantitiesOf(now));
    save.reset();
    addToast({ title: t('voucher.changed') });
  };
  const isAsSent = (now: GuestBooking, { totalCents }: GuestBookingChange) => {
    const day = found?.departures.find(({ id }) => id === departureId);
    return (
      now.totalCents === totalCents &&
      requestedChange(now, token, '', quantities) === undefined &&
      (departureId === '' || (now.date === day?.date && now.time === day.time))
    );
  };
  const found = days.data?.options.find(({ id }) => id === booking.option.id);
  const option = found && withOwnPlaces(found, booking);
  const counts = new Map(
    Object.entries(quantities).map(([id, quantity]) => [Number(id), Number(quantity) || 0]),
  );
  const isReady =
    change !== undefined && cost.data !== undefined && !cost.isPlaceholderData && !cost.isError;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate({ ...change, totalCents: cost.data.totalCents });
  };
  return (
    <section
      id={idOf('change')}
      className="scroll-mt-28 rounded-card bg-white p-4 shadow-card noscript:hidden"
      data-no-print
    >
      <Heading ref={heading} tabIndex={-1} className="mb-4 scroll-mt-28 text-2xl outline-none">
        {t(isUndecided(booking) ? 'voucher.change_date_open' : 'voucher.change_open')}
      </Heading>
      {days.isPending && <CardSkeletons />}
      {days.isError && <LoadError error={days.error} onRetry={days.refetch} />}
      {days.data && (
        <form onSubmit={onSubmit} className="space-y-5">
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-1">
            {(option?.units ?? booking.units).map((unit) => (
              <Stepper
                key={unit.id}
                name={`unit.${unit.id}`}
                label={localize(unit, 'name', language)}
                value={quantities[unit.id] ?? '0'}
                min={0}
                max={option?.maxUnits ?? MAX_QUANTITY}
                onChange={(quantity) => setQuantities((now) => ({ ...now, [unit.id]: quantity }))}
              />
            ))}
          </div>
          {option ? (
            <ChangeDay
              {...{ booking, option, month }}
              isKnown={days.data.to.slice(0, 7) === month}
              onMonth={setMonth}
              places={placesOf(option, counts)}
              value={departureId}
              onChange={setDepartureId}
            />
          ) : (
            <p className="text-stone">{t('voucher.change_none')}</p>
          )}
          {change && cost.isError && <CostFailure error={cost.error} onRetry={cost.refetch} />}
          {change && save.isError && !cost.isError && <Refusal error={save.error} />}
          {change && cost.data && !cost.isError && (
            <Cost cost={cost.data} booking={booking} paidCents={money?.paidCents ?? 0} />
          )}
          <button
            type="submit"
            aria-disabled={!isReady || save.isPending}
            className={buttonClass('primary', 'aria-disabled:opacity-50')}
          >
            <BusyLabel isBusy={save.isPending}>{t('voucher.change_now')}</BusyLabel>
          </button>
        </form>
      )}
    </section>
  );
}
