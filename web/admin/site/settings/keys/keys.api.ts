import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { ProviderKeys } from '#contract/money/provider-keys.ts';

const ADDRESS = '/api/admin/provider-keys';

export const keysQuery = queryOptions<ProviderKeys>({ queryKey: [ADDRESS] });

const send = (path: string, method: string, body?: object) =>
  fetchJson<ProviderKeys>(`${ADDRESS}${path}`, { method, ...(body && { body }) });

export const saveStripeKeys = (keys: { secretKey: string; webhookSecret: string }) =>
  send('/stripe', 'POST', keys);
export const saveMailKey = (input: { key: string; to: string; language: string }) =>
  send('/mail', 'POST', input);
export const sayArrival = (hasArrived: boolean) => send('/mail/arrival', 'PUT', { hasArrived });
export const removeKeys = (provider: 'stripe' | 'mail') => send(`/${provider}`, 'DELETE');
