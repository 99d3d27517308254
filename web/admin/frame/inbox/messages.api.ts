import { fetchJson } from '#base/api/fetch-json.ts';
import type { MessageUpdate, ReplyInput } from '#contract/mail/inbox.ts';
import type { MessageDetail, MessageLinkInput, NewThreadInput } from '#contract/mail/threads.ts';

export const MESSAGES = '/api/admin/messages';
/** Other queries that show messages or their replies. */
export const TOUCHED = [MESSAGES, '/api/admin/dashboard', '/api/admin/outbox'];

export const updateMessage = (id: number, body: MessageUpdate) =>
  fetchJson<MessageDetail>(`${MESSAGES}/${id}`, { method: 'PUT', body });
export const replyTo = (id: number, body: ReplyInput) =>
  fetchJson<MessageDetail>(`${MESSAGES}/${id}/reply`, { method: 'POST', body });
export const linkOrder = (id: number, body: MessageLinkInput) =>
  fetchJson<MessageDetail>(`${MESSAGES}/${id}/order`, { method: 'PUT', body });
export const resendEntry = (id: number, entry: string) =>
  fetchJson<MessageDetail>(`${MESSAGES}/${id}/entries/${entry}/resend`, { method: 'POST' });
/** Writes to the guest of an order; the same key is sent once. */
export const writeAboutOrder = (body: NewThreadInput) =>
  fetchJson<MessageDetail>(MESSAGES, { method: 'POST', body });
