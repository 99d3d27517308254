import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { apiQueryIn } from '#base/api/api-query.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import type { BasketTrip } from '#base/basket/basket-items.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { useServerNow } from '#base/clock/use-server-now.ts';
import { useCounted } from '#base/content/orders/counted.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/language.ts';
import { NO_PAYMENT } from '#contract/money/payments.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { needsIn, peopleIn } from '#web-orders/trip/booking-fields.ts';
import { freeUntil, linesOf, openOn, placesOf } from '#web-orders/trip/days/plan-days.ts';
import { placesChanged } from '#web-orders/trip/places-changed.ts';
import type { ItemState, Priced } from './priced-item.ts';

/** Places change while the basket is open. */
const FRESH_MS = 60_000;

export const dayQuery = ({ tripId, date }: BasketTrip, language: Language) =>
  apiQueryIn(language, '/api/trips/:id/availability', { id: tripId }, { from: date, to: date });
export const namesQuery = (items: readonly BasketTrip[], language: Language) => {
  const ids = [...new Set(items.map(({ tripId }) => tripId))].sort((a, b) => a - b);
  return apiQueryIn(language, '/api/trips/chosen', {}, { ids: ids.join() });
};

export const isHeld = ({ hold }: BasketTrip, now: number): boolean =>
  hold !== undefined && Date.parse(hold.expiresAt) > now;

const countsOf = <K extends string>(
  name: K,
  chosen: readonly ({ quantity: number } & Record<K, number>)[],
) => new Map(chosen.map((one) => [one[name], one.quantity] as const));

/** What was chosen, as the day offers it now. */
function found(item: BasketTrip, options: readonly InLanguage<AvailableOption>[] | undefined) {
  const option = options?.find(({ id }) => id === item.optionId);
  const departure = option?.departures.find(
    ({ date, time, status }) => date === item.date && time === item.time && status !== 'CLOSED',
  );
  const isKnown =
    option !== undefined &&
    item.units.every(({ unitId }) => option.units.some(({ id }) => id === unitId)) &&
    item.extras.every(({ extraId }) => option.extras.some(({ id }) => id === extraId));
  return isKnown && departure ? { option, departure } : undefined;
}

type Read = { data: { options: InLanguage<AvailableOption>[] } | undefined; error: unknown };

function stateOf(item: BasketTrip, { data, error }: Read, now: number): ItemState {
  if (item.date < serverToday()) return 'over';
  if (!data) {
    if (error instanceof AnswerError && error.status === 404) return 'closed';
    return error ? 'failed' : 'loading';
  }
  const offer = found(item, data.options);
  if (!offer) return 'closed';
  if (isHeld(item, now)) return 'ready';
  const places = placesOf(offer.option, countsOf('unitId', item.units));
  const isOpen = openOn(offer.option, item.date, places).some(
    ({ id }) => id === offer.departure.id,
  );
  return isOpen ? 'ready' : 'full';
}

function pricedTrip(
  item: BasketTrip,
  read: Read & { refetch: () => unknown },
  card: InLanguage<TripCard> | undefined,
  { counted, now }: { counted: ReturnType<typeof useCounted>; now: number },
): Priced {
  const offer = found(item, read.data?.options);
  const units = countsOf('unitId', item.units);
  const totalCents = offer
    ? linesOf(offer.option, offer.departure, units, countsOf('extraId', item.extras)).reduce(
        (sum, { cents }) => sum + cents,
        0,
      )
    : item.totalCents;
  const { hold } = item;
  return {
    item,
    title: card && offer ? [...new Set([card.name, offer.option.name])].join(' · ') : item.title,
    lang: card?.textLanguages.name,
    people:
      offer?.option.units
        .flatMap(({ id, name }) => {
          const quantity = units.get(id) ?? 0;
          return quantity > 0 ? [counted(name, quantity)] : [];
        })
        .join(', ') ?? '',
    state: stateOf(item, read, now),
    totalCents,
    until: offer ? freeUntil(offer.option, offer.departure) : null,
    terms: offer?.option ?? NO_PAYMENT,
    minimum: offer?.departure.minimum,
    isRequest: offer ? !offer.option.instantConfirmation : false,
    required: offer?.option.requiredContactFields ?? [],
    needs: offer && needsIn(offer.option, peopleIn(units), item.time),
    codeUse: { for: 'trip', tripId: item.tripId, totalCents },
    order: {
      ...{ kind: 'trip', optionId: item.optionId, departureId: offer?.departure.id, totalCents },
      ...{ units: item.units, extras: item.extras },
      ...(hold && { hold: { reference: hold.reference, token: hold.token } }),
    },
    retry: () => void read.refetch(),
  };
}

/** The basket's trips with names, places and prices of this moment. */
export function useTripItems(items: readonly BasketTrip[]): Priced[] {
  const language = useLanguage();
  const counted = useCounted();
  const now = useServerNow();
  const isAhead = ({ date }: BasketTrip) => date >= serverToday();
  const days = [
    ...new Map(
      items.filter(isAhead).map((item) => {
        const query = dayQuery(item, language);
        return [query.queryKey[0], { ...query, staleTime: FRESH_MS }] as const;
      }),
    ),
  ];
  // A hold that ended gave its places back: the free places are read again.
  const client = useQueryClient();
  const ended = items.filter((item) => item.hold && !isHeld(item, now)).map(({ tripId }) => tripId);
  const endedTrips = ended.join();
  const askAnew = useEffectEvent(() => {
    for (const tripId of ended) void placesChanged(client, tripId);
  });
  useEffect(() => {
    if (endedTrips) askAnew();
  }, [endedTrips]);
  const reads = useQueries({ queries: days.map(([, query]) => query) });
  const { data: cards } = useQuery({ ...namesQuery(items, language), enabled: items.length > 0 });
  return items.map((item) => {
    const key = dayQuery(item, language).queryKey[0];
    const read = reads[days.findIndex(([one]) => one === key)] ?? {
      ...{ data: undefined, error: null, refetch: () => undefined },
    };
    const card = cards?.find(({ id }) => id === item.tripId);
    return pricedTrip(item, read, card, { counted, now });
  });
}
