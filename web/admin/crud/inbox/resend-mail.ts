import { fetchJson } from '#api/fetch-json.ts';

export const OUTBOX = '/api/admin/outbox';

/** Sends a copy of a delivered mail; retries any other. */
export const resendMail = (id: string) => fetchJson<object>(`${OUTBOX}/${id}/resend`, { method: 'POST' });
