import { queryOptions } from '@tanstack/react-query';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { Draft } from '#contract/admin/crud.ts';
import type { Language } from '#contract/languages/language.ts';
import type {
  EmailSettings,
  MailKind,
  MailPreview,
  MailTemplateInfo,
  ResendAllAnswer,
  TestMailAnswer,
  TestMailInput,
} from '#contract/mail/mail-admin.ts';

export const EMAIL_SETTINGS = '/api/admin/email-settings';
export const OUTBOX = '/api/admin/outbox';

const api = documentApi<EmailSettings>('/email-settings');
/** The document's version is 0 before the first save; drafts have no such version. */
export const emailSettingsApi: typeof api = {
  ...api,
  drafts: {
    ...api.drafts,
    put: (id: number, draft: Omit<Draft, 'updatedAt'>) =>
      api.drafts.put(id, { ...draft, baseVersion: draft.baseVersion || null }),
  },
};

export const templatesQuery = queryOptions<MailTemplateInfo[]>({
  queryKey: [`${EMAIL_SETTINGS}/templates`],
});
/** Templates are edited on another screen, so a preview is never cached. */
export const previewQuery = (kind: MailKind, language: Language) =>
  queryOptions<MailPreview>({
    queryKey: [apiPath(`${EMAIL_SETTINGS}/preview`, {}, { kind, language })],
    staleTime: 0,
    gcTime: 0,
  });
export const sendTest = (body: TestMailInput) =>
  fetchJson<TestMailAnswer>(`${EMAIL_SETTINGS}/test`, { method: 'POST', body });
export const releaseHeld = () =>
  fetchJson<ResendAllAnswer>(`${OUTBOX}/release-held`, { method: 'POST' });
export const resendFailed = () =>
  fetchJson<ResendAllAnswer>(`${OUTBOX}/resend-failed`, { method: 'POST' });
