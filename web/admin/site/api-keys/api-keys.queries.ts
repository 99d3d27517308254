import { resourceApi } from '#admin/frame/behaviour/resource-api.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  ApiKeyChange,
  ApiKeyInput,
  ApiKeyRow,
  NewApiKey,
} from '#contract/accounts/api-keys.ts';

export const apiKeysApi = resourceApi<ApiKeyRow>('/api-keys');

export const createKey = (body: ApiKeyInput) =>
  fetchJson<NewApiKey>(apiKeysApi.base, { method: 'POST', body });
export const changeKey = (id: number, body: ApiKeyChange) =>
  fetchJson<ApiKeyRow>(`${apiKeysApi.base}/${id}`, { method: 'PUT', body });
export const revokeKey = (id: number) =>
  fetchJson<ApiKeyRow>(`${apiKeysApi.base}/${id}/revoke`, { method: 'POST' });
