import { fetchJson } from '#base/api/fetch-json.ts';
import type { MessageDetail, MessageUpdate, ReplyInput } from '#contract/mail/inbox.ts';

export const MESSAGES = '/api/admin/messages';
/** Other queries that show messages or their replies. */
export const TOUCHED = [MESSAGES, '/api/admin/dashboard', '/api/admin/outbox'];

export const updateMessage = (id: number, body: MessageUpdate) =>
  fetchJson<MessageDetail>(`${MESSAGES}/${id}`, { method: 'PUT', body });
export const replyTo = (id: number, body: ReplyInput) =>
  fetchJson<MessageDetail>(`${MESSAGES}/${id}/reply`, { method: 'POST', body });
