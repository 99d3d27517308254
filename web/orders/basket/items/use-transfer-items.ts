import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '#base/api/fetch-json.ts';
import type { BasketTransfer } from '#base/basket/basket-items.ts';
import { serverNow } from '#base/clock/server-clock.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { agesIn } from '#base/forms/fields/child-ages.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { NO_PAYMENT } from '#contract/money/payments.ts';
import type { Quote } from '#contract/transfers/request.ts';
import type { TransferPlace, TransferVehicle } from '#contract/transfers/table.ts';
import {
  EMPTY_REQUEST,
  journeyOf,
  type RequestValues,
} from '#web-orders/transfer/request/values.ts';
import { placesQuery, quoteQuery, vehiclesQuery } from '#web-orders/transfer/transfers.queries.ts';
import type { ItemState, Priced } from './priced-item.ts';

export const requestValues = ({ fields, vehicle }: BasketTransfer): RequestValues => ({
  ...EMPTY_REQUEST,
  ...fields,
  vehicle,
  trip: fields['return.date'] ? 'return' : '',
});

/** A quote is asked anew when it has expired. */
const liveQuote = (item: BasketTransfer) => {
  const query = quoteQuery(journeyOf(requestValues(item)));
  const left = (quote: Quote | undefined) =>
    quote ? Math.max(0, Date.parse(quote.validUntil) - serverNow()) : 0;
  return {
    ...query,
    staleTime: ({ state }: { state: { data: Quote | undefined; dataUpdatedAt: number } }) =>
      Math.max(0, Date.now() - state.dataUpdatedAt) + left(state.data),
    refetchInterval: ({ state }: { state: { data: Quote | undefined } }) =>
      state.data ? left(state.data) + 1000 : false,
  } as const;
};

type Read = { data: Quote | undefined; error: unknown; refetch: () => unknown };
const optionOf = ({ data }: Read, vehicle: string) =>
  data?.options.find((one) => one.vehicle === vehicle);

function stateOf(item: BasketTransfer, read: Read): ItemState {
  if (item.date < serverToday()) return 'over';
  if (optionOf(read, item.vehicle)) return 'ready';
  if (read.data) return 'closed';
  if (read.error instanceof AnswerError && read.error.status < 429) return 'closed';
  return read.error ? 'failed' : 'loading';
}

type Names = {
  places: readonly InLanguage<TransferPlace>[] | undefined;
  vehicles: readonly InLanguage<TransferVehicle>[] | undefined;
};

const legOf = (fields: BasketTransfer['fields'], leg: 'outbound' | 'return') => ({
  flight: fields[`${leg}.flight`] ?? '',
  pickupAddress: fields[`${leg}.pickupAddress`] ?? '',
  dropoffAddress: fields[`${leg}.dropoffAddress`] ?? '',
});

function titleOf({ fields, vehicle, title }: BasketTransfer, { places, vehicles }: Names): string {
  const [from, to] = [fields.from, fields.to].map(
    (id) => places?.find((place) => String(place.id) === id)?.name,
  );
  const name = vehicles?.find(({ code }) => code === vehicle)?.name;
  return from && to && name ? `${from} → ${to} · ${name}` : title;
}

/** The basket's transfers with names and prices of this moment. */
export function useTransferItems(items: readonly BasketTransfer[]): Priced[] {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const isNeeded = items.length > 0;
  const { data: places } = useQuery({ ...placesQuery(language), enabled: isNeeded });
  const { data: vehicles } = useQuery({ ...vehiclesQuery(language), enabled: isNeeded });
  const quotes = [
    ...new Map(
      items.map((item) => {
        const query = liveQuote(item);
        return [query.queryKey[0], { ...query, enabled: item.date >= serverToday() }] as const;
      }),
    ),
  ];
  const reads = useQueries({ queries: quotes.map(([, query]) => query) });
  return items.map((item): Priced => {
    const key = liveQuote(item).queryKey[0];
    const read: Read = reads[quotes.findIndex(([one]) => one === key)] ?? {
      ...{ data: undefined, error: null, refetch: () => undefined },
    };
    const option = optionOf(read, item.vehicle);
    const { fields } = item;
    const children = agesIn(fields.childAges ?? '').length;
    const totalCents = option?.totalCents ?? item.totalCents;
    return {
      item,
      title: titleOf(item, { places, vehicles }),
      lang: undefined,
      people: [
        t('summary.adults', { count: Number(fields.adults) || 0 }),
        ...(children > 0 ? [t('summary.children', { count: children })] : []),
      ].join(', '),
      state: stateOf(item, read),
      totalCents,
      until: read.data?.freeCancellationUntil ?? null,
      terms: read.data?.payment ?? NO_PAYMENT,
      isRequest: true,
      required: [],
      codeUse: { for: 'transfer', totalCents },
      order: {
        ...{ kind: 'transfer', quoteToken: read.data?.quoteToken, vehicle: item.vehicle },
        outbound: legOf(fields, 'outbound'),
        ...(fields['return.date'] && { return: legOf(fields, 'return') }),
        signName: fields.signName ?? '',
        note: fields.note ?? '',
      },
      retry: () => void read.refetch(),
    };
  });
}
