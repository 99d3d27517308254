import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import { makePasskey } from '#base/passkeys/passkey-browser.ts';
import type { Account, RecoveryCodes, SessionInfo, TotpStart } from '#contract/accounts/account.ts';
import type { Passkey } from '#contract/accounts/passkeys.ts';

export const ACCOUNT = '/api/account';

export const accountQuery = queryOptions<Account>({ queryKey: [ACCOUNT], staleTime: 0 });
export const sessionsQuery = queryOptions<SessionInfo[]>({
  queryKey: [`${ACCOUNT}/sessions`],
  staleTime: 0,
});

const PASSKEYS = `${ACCOUNT}/passkeys`;
export const passkeysQuery = queryOptions<Passkey[]>({ queryKey: [PASSKEYS], staleTime: 0 });

const post = <A>(path: string, body?: object) =>
  fetchJson<A>(`${ACCOUNT}${path}`, { method: 'POST', body });

export const accountApi = {
  rename: (name: string) => fetchJson<Account>(ACCOUNT, { method: 'PUT', body: { name } }),
  changePassword: (body: { password: string }) => post<void>('/password', body),
  beginFactor: () => post<TotpStart>('/totp'),
  confirmFactor: (code: string) => post<RecoveryCodes>('/totp/confirm', { code }),
  newCodes: () => post<RecoveryCodes>('/totp/recovery-codes'),
  endFactor: () => post<void>('/totp/disable'),
  addPasskey: () => makePasskey(PASSKEYS),
  renamePasskey: (id: number, name: string) =>
    fetchJson<Passkey>(`${PASSKEYS}/${id}`, { method: 'PUT', body: { name } }),
  removePasskey: (id: number) => fetchJson<void>(`${PASSKEYS}/${id}`, { method: 'DELETE' }),
  endSession: (id: string) => fetchJson<void>(`${ACCOUNT}/sessions/${id}`, { method: 'DELETE' }),
  endOthers: () => fetchJson<void>(`${ACCOUNT}/sessions`, { method: 'DELETE' }),
};
