import { resourceApi } from '#admin/frame/behaviour/resource-api.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { Role } from '#contract/accounts/user.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import type { Language } from '#contract/languages/language.ts';

export type UserValues = { email: string; name: string; role: Role; password: string };

export const usersApi = resourceApi<UserValues, UserRow>('/users');

export const sendResetMail = (id: number, language: Language) =>
  fetchJson<object>(`${usersApi.base}/${id}/reset-mail`, { method: 'POST', body: { language } });
type InvitationValues = Omit<UserValues, 'password'> & { language: Language };
export const inviteUser = (body: InvitationValues) =>
  fetchJson<UserRow>(`${usersApi.base}/invitations`, { method: 'POST', body });
export const inviteAgain = (id: number, language: Language) =>
  fetchJson<UserRow>(`${usersApi.base}/${id}/invitation`, { method: 'POST', body: { language } });
export const revokeInvitation = (id: number) =>
  fetchJson<UserRow>(`${usersApi.base}/${id}/invitation`, { method: 'DELETE' });
export const endSecondFactor = (id: number) =>
  fetchJson<UserRow>(`${usersApi.base}/${id}/second-factor/disable`, { method: 'POST' });
