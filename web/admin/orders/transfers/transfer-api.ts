import { queryOptions } from '@tanstack/react-query';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import type {
  ArrivalInput,
  DriverAssignment,
  StateInput,
  TransferEditInput,
  VanAssignment,
} from '#contract/transfers/admin/admin-input.ts';
import type { LicenceInput, LicenceRecord } from '#contract/transfers/admin/licence.ts';
import type { TransferPlace, TransferZone } from '#contract/transfers/table.ts';

/** Prefix of query keys; a write invalidates all of them. */
export const TRANSFERS = '/api/admin/transfers';
/** Other queries that show transfers: the dashboard and mail lists. */
export const TOUCHED_BY_TRANSFERS = [
  ...[
    TRANSFERS,
    '/api/admin/resources/clashes',
    '/api/admin/orders',
    '/api/admin/dashboard',
    '/api/admin/outbox',
  ],
];

/** By id or reference. */
export const transferQuery = (name: string) => liveRecord<TransferDetail>(`${TRANSFERS}/${name}`);
export const publicPlacesQuery = queryOptions<TransferPlace[]>({
  queryKey: ['/api/transfers/places'],
});
export const publicZonesQuery = queryOptions<TransferZone[]>({
  queryKey: ['/api/transfers/zones'],
});

const post = (id: string, end: string, body: unknown) =>
  fetchJson<TransferDetail>(`${TRANSFERS}/${id}${end}`, { method: 'POST', body });

export const changeState = (id: string, input: StateInput) => post(id, '/state', input);
export const assignDriver = (id: string, input: DriverAssignment) => post(id, '/driver', input);
export const assignVan = (id: string, input: VanAssignment) => post(id, '/van', input);
export const saveArrival = (id: string, input: ArrivalInput) => post(id, '/arrival', input);
export const editTransfer = (id: string, input: TransferEditInput) =>
  fetchJson<TransferDetail>(`${TRANSFERS}/${id}`, { method: 'PUT', body: input });

export const LICENCE = `${TRANSFERS}/licence`;
export const licenceQuery = (days: { from: string; to: string }) =>
  liveRecord<{ items: LicenceRecord[] }>(apiPath('/api/admin/transfers/licence', {}, days));
export const noteLicence = (id: string, input: LicenceInput) =>
  fetchJson<{ items: LicenceRecord[] }>(`${TRANSFERS}/${id}/licence`, {
    method: 'POST',
    body: input,
  });
