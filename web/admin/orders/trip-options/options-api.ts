import { queryOptions } from '@tanstack/react-query';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  Oversold,
  PlannedDeparture,
  TripException,
  TripExceptionAnswer,
  TripExceptionInput,
  TripExceptionSpan,
  TripExceptionSpanAnswer,
  TripPriceCell,
  TripPriceGrid,
  TripPriceTable,
  TripPriceVersion,
} from '#contract/bookings/plans.ts';

const of = (id: number | string, end: string) => `${APIS['trip-options'].base}/${id}/${end}`;

// Always refetched: bookings change them.
const fresh = { staleTime: 0, gcTime: 0 };
export const departuresQuery = (id: number | string) =>
  queryOptions<{ from: string; to: string; items: PlannedDeparture[] }>({
    queryKey: [of(id, 'departures')],
    ...fresh,
  });
export const oversoldQuery = (id: number | string) =>
  queryOptions<{ items: Oversold[] }>({ queryKey: [of(id, 'oversold')], ...fresh });
export const exceptionsQuery = (id: number | string) =>
  queryOptions<{ items: TripException[] }>({ queryKey: [of(id, 'exceptions')], ...fresh });
export const pricesQuery = (id: number | string) =>
  queryOptions<TripPriceGrid>({ queryKey: [of(id, 'prices')], ...fresh });
export const versionsQuery = (id: number | string) =>
  queryOptions<TripPriceVersion[]>({ queryKey: [of(id, 'prices/versions')], ...fresh });
export const fetchVersion = (id: number | string, version: number) =>
  fetchJson<{ prices: TripPriceCell[] }>(of(id, `prices/versions/${version}`));

const startOf = ({ localDate, localTime }: Pick<TripException, 'localDate' | 'localTime'>) =>
  localDate + (localTime && `T${localTime}`);
export const saveException = (
  id: number | string,
  { localDate, localTime, ...body }: TripExceptionInput & Omit<TripException, 'isCalledOff'>,
) =>
  fetchJson<TripExceptionAnswer>(of(id, `exceptions/${startOf({ localDate, localTime })}`), {
    method: 'PUT',
    body,
  });
/** One difference on all days of a span, for several options. */
export const saveExceptionSpan = (body: TripExceptionSpan) =>
  fetchJson<TripExceptionSpanAnswer>(`${APIS['trip-options'].base}/exceptions`, {
    method: 'POST',
    body,
  });
export const removeException = (id: number | string, exception: TripException) =>
  fetchJson<TripExceptionAnswer>(of(id, `exceptions/${startOf(exception)}`), { method: 'DELETE' });
export const publishPrices = (id: number | string, table: TripPriceTable) =>
  fetchJson<TripPriceGrid>(of(id, 'prices'), { method: 'POST', body: table });
