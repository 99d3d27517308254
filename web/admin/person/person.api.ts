import { fetchJson } from '#api/fetch-json.ts';
import type { ErasedAnswer, PersonData } from '#contract/inbox.ts';

// Both use POST, so that the address does not appear in logs.
export const findPerson = (email: string) => fetchJson<PersonData>('/api/admin/person/export', { method: 'POST', body: { email } });
export const erasePerson = (email: string) => fetchJson<ErasedAnswer>('/api/admin/person/erase', { method: 'POST', body: { email } });
