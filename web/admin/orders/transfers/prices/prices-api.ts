import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  PeoplePrices,
  PriceCell,
  PriceGap,
  PriceGrid,
  PricePreview,
  PriceVersion,
} from '#contract/transfers/admin/price-admin.ts';
import type { CellName } from './price-draft.ts';

export const PRICES = '/api/admin/transfers/prices';
/** Refetches when the screen opens, but not while the table is being edited. */
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

export const priceGridQuery = queryOptions<PriceGrid>({
  queryKey: [PRICES],
  staleTime: 0,
  gcTime: 0,
});
export const priceVersionsQuery = queryOptions<PriceVersion[]>({
  queryKey: [`${PRICES}/versions`],
  ...FRESH,
});
export const priceVersionQuery = (id: number) =>
  queryOptions<PriceCell[]>({ queryKey: [`${PRICES}/versions/${id}`] });
export const priceGapsQuery = queryOptions<PriceGap[]>({ queryKey: [`${PRICES}/gaps`], ...FRESH });
export const peoplePricesQuery = (zone: string, date: string) =>
  queryOptions<PeoplePrices>({
    queryKey: [apiPath(`${PRICES}/grid`, {}, { zone, date })],
    ...FRESH,
  });

type Change = { baseVersion: number; cells: readonly PriceCell[]; removed: readonly CellName[] };

/** Preview of a save; under a separate key, as a save does not make it stale. */
export const pricePreviewQuery = (change: Change) =>
  queryOptions<PricePreview>({
    queryKey: ['price-preview', change],
    queryFn: ({ signal }) =>
      fetchJson(`${PRICES}/preview`, { method: 'POST', body: change, signal }),
    gcTime: 0,
  });
export const savePrices = (change: Change & { note: string }) =>
  fetchJson<PriceGrid>(PRICES, { method: 'POST', body: change });
/** Restores an earlier version as a new one. */
export const restorePrices = (version: number, baseVersion: number, note = '') =>
  fetchJson<PriceGrid>(`${PRICES}/versions/${version}/restore`, {
    method: 'POST',
    body: { baseVersion, note },
  });
