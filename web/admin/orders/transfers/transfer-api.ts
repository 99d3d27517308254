import { queryOptions } from '@tanstack/react-query';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import type {
  DriverAssignment,
  MessageInput,
  StateInput,
  TransferEditInput,
} from '#contract/transfers/admin/admin-input.ts';
import type { TransferPlace, TransferZone } from '#contract/transfers/table.ts';

/** Prefix of query keys; a write invalidates all of them. */
export const TRANSFERS = '/api/admin/transfers';
/** Other queries that show transfers: the dashboard and mail lists. */
export const TOUCHED_BY_TRANSFERS = [
  ...[TRANSFERS, '/api/admin/orders', '/api/admin/dashboard', '/api/admin/outbox'],
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
export const sendMessage = (id: string, input: MessageInput) => post(id, '/messages', input);
export const editTransfer = (id: string, input: TransferEditInput) =>
  fetchJson<TransferDetail>(`${TRANSFERS}/${id}`, { method: 'PUT', body: input });
