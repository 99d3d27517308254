import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { departuresQuery } from '#admin/orders/trip-requests/desk/desk.api.ts';
import { listCents, unitsIn } from '#admin/orders/trip-requests/desk/order.ts';
import { priceProblems } from '#admin/orders/trip-requests/desk/price-fields.tsx';
import { type Departures, departuresIn } from '#admin/orders/trip-requests/desk/use-departures.ts';
import type { FieldErrors } from '#admin/orders/trip-requests/desk/use-desk-action.ts';
import type { Quote } from '#contract/transfers/request.ts';
import type { DraftItem, TransferDraft, TripDraft } from './draft-items.ts';
import { priceIn, quoteQuery } from './quotes.ts';

/** An item with its price by the list or the table; `cents` is what it will cost, unless that is not known. */
export type PricedItem = { listed: number | undefined; cents: number | undefined } & (
  | { kind: 'trip'; item: TripDraft; departures: Departures }
  | { kind: 'transfer'; item: TransferDraft; quote: UseQueryResult<Quote> }
);

const isTrip = (item: DraftItem): item is TripDraft => item.kind === 'trip';
const isTransfer = (item: DraftItem): item is TransferDraft => item.kind === 'transfer';

/** The items with departures and prices, which are read for all of them. */
export function usePricedItems(items: readonly DraftItem[]): PricedItem[] {
  const trips = items.filter(isTrip);
  const transfers = items.filter(isTransfer);
  const departures = useQueries({
    queries: trips.map(({ tripId, choice }) => departuresQuery(tripId, choice.date)),
  });
  const quotes = useQueries({ queries: transfers.map(quoteQuery) });
  return items.flatMap((item): PricedItem[] => {
    const { isAgreed, cents } = item.price;
    const agreed = isAgreed && cents !== null ? cents : undefined;
    if (isTrip(item)) {
      const query = departures[trips.indexOf(item)];
      if (!query) return [];
      const read = departuresIn(query, item.choice);
      const { option, departure } = read;
      const listed = option && departure && listCents(option, departure, item.quantities);
      return [{ kind: 'trip', item, departures: read, listed, cents: agreed ?? listed }];
    }
    const quote = quotes[transfers.indexOf(item)];
    if (!quote) return [];
    const listed = priceIn(quote.data, item);
    return [{ kind: 'transfer', item, quote, listed, cents: agreed ?? listed }];
  });
}

/** What is missing before the order can be sent, by the API's names of fields. */
export function problemsOf(priced: readonly PricedItem[]): FieldErrors {
  const required = 'required' as const;
  const ofItem = (one: PricedItem): FieldErrors => {
    if (one.kind === 'trip') {
      const { option, departure } = one.departures;
      return {
        ...(one.item.tripId === null && { tripId: required }),
        ...(!departure && { departureId: required }),
        ...(option && unitsIn(option, one.item.quantities).length === 0 && { units: required }),
        ...priceProblems(one.item.price),
      };
    }
    const { fromPlaceId, toPlaceId, vehicle, legs } = one.item.values;
    return {
      ...(fromPlaceId === 0 && { fromPlaceId: required }),
      ...(toPlaceId === 0 && { toPlaceId: required }),
      ...(vehicle === '' && { vehicle: required }),
      ...Object.fromEntries(
        legs.flatMap(({ date, time }, index) => [
          ...(date === '' ? [[`legs.${index}.date`, required]] : []),
          ...(time === '' ? [[`legs.${index}.time`, required]] : []),
        ]),
      ),
      ...priceProblems(one.item.price),
    };
  };
  return Object.fromEntries(
    priced.flatMap((one, index) =>
      Object.entries(ofItem(one)).map(([path, code]) => [`items.${index}.${path}`, code]),
    ),
  );
}
