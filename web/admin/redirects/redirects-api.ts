import { queryOptions } from '@tanstack/react-query';
import { resourceApi } from '#admin/resource-api.ts';
import { apiPath } from '#api/api-query.ts';
import { fetchJson } from '#api/fetch-json.ts';
import type { Page } from '#contract/paging.ts';
import type { Miss, RedirectInput } from '#contract/redirects.ts';

export const redirectsApi = resourceApi<RedirectInput, RedirectInput & { hits: number; status: number }>('/redirects');

export const NOT_FOUND = '/api/admin/utilities/not-found';
export const missesQuery = (page: number) =>
  queryOptions<Page<Miss>>({ queryKey: [apiPath(NOT_FOUND, {}, { page, pageSize: 20 })], staleTime: 0, gcTime: 0 });
export const forgetMiss = (path?: string) => fetchJson<void>(apiPath(NOT_FOUND, {}, { path }), { method: 'DELETE' });
