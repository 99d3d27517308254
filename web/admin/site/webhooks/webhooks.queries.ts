import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  NewWebhook,
  WebhookDetail,
  WebhookInput,
  WebhookRow,
} from '#contract/admin/webhooks.ts';

/** Prefix of its query keys; writes invalidate it. */
export const WEBHOOKS = '/api/admin/webhooks';

export const webhooksQuery = queryOptions<WebhookRow[]>({ queryKey: [WEBHOOKS] });
export const webhookQuery = (id: string) =>
  queryOptions<WebhookDetail>({ queryKey: [`${WEBHOOKS}/${id}`] });

const post = <A>(end: string, body?: unknown) =>
  fetchJson<A>(`${WEBHOOKS}${end}`, { method: 'POST', body });
export const createWebhook = (body: WebhookInput) => post<NewWebhook>('', body);
export const changeWebhook = (id: string, body: WebhookInput) =>
  fetchJson<WebhookRow>(`${WEBHOOKS}/${id}`, { method: 'PUT', body });
export const rotateSecret = (id: string) => post<NewWebhook>(`/${id}/secret`);
export const resumeWebhook = (id: string) => post<WebhookRow>(`/${id}/resume`);
export const testWebhook = (id: string) => post<void>(`/${id}/test`);
export const sendAgain = (id: string, delivery: string) =>
  post<void>(`/${id}/deliveries/${delivery}/again`);
export const removeWebhook = (id: string) =>
  fetchJson<void>(`${WEBHOOKS}/${id}`, { method: 'DELETE' });
