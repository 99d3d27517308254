import { queryOptions } from '@tanstack/react-query';
import type { ListSearch } from '#admin/frame/behaviour/resource-api.ts';
import type { StateLabels } from '#admin/frame/state-labels.ts';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  VoucherDetail,
  VoucherInput,
  VoucherList,
  VoucherState,
  VoucherUpdate,
} from '#contract/money/vouchers.ts';

export const VOUCHERS = '/api/admin/vouchers';
export const voucherListQuery = (search: ListSearch) =>
  queryOptions<VoucherList>({ queryKey: [apiPath(VOUCHERS, {}, search)] });
export const voucherQuery = (id: string) =>
  queryOptions<VoucherDetail>({ queryKey: [`${VOUCHERS}/${id}`] });

const post = (end: string, body?: object) =>
  fetchJson<VoucherDetail>(`${VOUCHERS}${end}`, { method: 'POST', body });
export const issueVoucher = (input: VoucherInput) => post('', input);
export const updateVoucher = (id: number, input: VoucherUpdate) =>
  fetchJson<VoucherDetail>(`${VOUCHERS}/${id}`, { method: 'PUT', body: input });
export const voidVoucher = (id: number) => post(`/${id}/void`);
export const mailVoucher = (id: number) => post(`/${id}/mail`);

export const STATES: StateLabels<VoucherState> = {
  open: { label: 'gift_vouchers.state_open', tone: 'good' },
  empty: { label: 'gift_vouchers.state_empty', tone: 'over' },
  over: { label: 'gift_vouchers.state_over', tone: 'over' },
  void: { label: 'gift_vouchers.state_void', tone: 'over' },
};
