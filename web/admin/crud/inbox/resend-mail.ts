import { fetchJson } from '#api/fetch-json.ts';

export const OUTBOX = '/api/admin/outbox';

/** Of a mail that went out, a copy; of any other, another try. */
export const resendMail = (id: string) => fetchJson<object>(`${OUTBOX}/${id}/resend`, { method: 'POST' });
