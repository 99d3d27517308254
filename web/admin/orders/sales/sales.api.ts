import type { ListSearch } from '#admin/frame/behaviour/resource-api.ts';
import { liveList, liveRecord } from '#admin/frame/inbox/live-query.ts';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  SaleAnswer,
  SaleAnswerInput,
  SaleApplyInput,
  SaleBookingInput,
  SaleDetail,
  SaleFit,
  SaleList,
  SaleState,
  SaleTrial,
  SaleTrialInput,
} from '#contract/sales/sales.ts';

const SALES = '/api/admin/sales';
/** What a write to a message changes. */
export const TOUCHED = [SALES, '/api/admin/dashboard', '/api/admin/orders', '/api/admin/calendar'];

export const salePath = (id: string) => `${SALES}/${id}`;
export const saleListQuery = (search: ListSearch) => liveList<SaleList>(SALES, search);
export const saleQuery = (id: string) => liveRecord<SaleDetail>(salePath(id));

const post = <T>(path: string, body: object) => fetchJson<T>(path, { method: 'POST', body });

export const pasteSale = (text: string) => post<SaleDetail>(SALES, { text });
export const bookSale = (id: string, body: SaleBookingInput) =>
  post<SaleDetail>(`${salePath(id)}/book`, body);
export const applySale = (id: string, body: SaleApplyInput) =>
  post<SaleDetail>(`${salePath(id)}/apply`, body);
export const answerSale = (id: string, body: SaleAnswerInput) =>
  post<SaleAnswer>(`${salePath(id)}/answer`, body);
export const setSaleState = (id: string, version: number, state: SaleState) =>
  post<SaleDetail>(`${salePath(id)}/state`, { version, state });

export type FitsWanted = {
  day: string;
  trip: number | null;
  adults: number;
  children: number;
  infants: number;
};
export const fitsQuery = (id: string, { trip, ...wanted }: FitsWanted) => ({
  queryKey: [apiPath(`${SALES}/:id/fits`, { id }, { ...wanted, trip: trip ?? undefined })],
});
export type Fits = { fits: SaleFit[] };

export const tryTemplate = (body: SaleTrialInput) =>
  post<{ trials: SaleTrial[] }>(`${SALES}/templates/try`, body);
