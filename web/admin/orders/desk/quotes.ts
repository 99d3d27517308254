import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import type { Quote } from '#contract/transfers/request.ts';
import { EXTRA_CODES } from '#contract/transfers/transfers.ts';
import type { TransferDraft } from './draft-items.ts';

export const extrasOf = ({ seats }: Pick<TransferDraft, 'seats'>) =>
  EXTRA_CODES.map((code) => ({ code, quantity: Math.trunc(Number(seats[code]) || 0) })).filter(
    ({ quantity }) => quantity > 0,
  );

/** The journey as the price table is asked for it; undefined while something is missing. */
export function journeyOf({ values, ...draft }: TransferDraft): Record<string, string> | undefined {
  const { fromPlaceId, toPlaceId, legs, adults, childAges, luggage } = values;
  const isComplete =
    fromPlaceId > 0 &&
    toPlaceId > 0 &&
    fromPlaceId !== toPlaceId &&
    adults > 0 &&
    legs.every(({ date, time }) => date !== '' && time !== '');
  if (!isComplete) return undefined;
  return Object.fromEntries(
    [
      ['from', fromPlaceId],
      ['to', toPlaceId],
      ['adults', adults],
      ['childAges', childAges.join(',')],
      ...legs.flatMap(({ leg, date, time }) => [
        [`${leg}.date`, date],
        [`${leg}.time`, time],
      ]),
      ...Object.entries(luggage).map(([name, count]) => [`luggage.${name}`, count]),
      ...extrasOf(draft).map(({ code, quantity }) => [`extras.${code}`, quantity]),
    ].map(([name, value]) => [name, String(value)]),
  );
}

/** The prices of a journey. Always refetched: rules and prices change. */
export const quoteQuery = (draft: TransferDraft) => {
  const journey = journeyOf(draft);
  return queryOptions<Quote>({
    queryKey: [apiPath('/api/transfers/quote', undefined, journey ?? {})],
    enabled: journey !== undefined,
    staleTime: 60_000,
    retry: false,
  });
};

/** The table's price for the vehicle of the item; undefined without one. */
export const priceIn = (quote: Quote | undefined, { values: { vehicle } }: TransferDraft) =>
  quote?.options.find((option) => option.vehicle === vehicle)?.totalCents;
