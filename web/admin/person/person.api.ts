import { fetchJson } from '#api/fetch-json.ts';
import type { ErasedAnswer, PersonData } from '#contract/inbox.ts';

// POST both, so that the address stands in no log.
export const findPerson = (email: string) => fetchJson<PersonData>('/api/admin/person/export', { method: 'POST', body: { email } });
export const erasePerson = (email: string) => fetchJson<ErasedAnswer>('/api/admin/person/erase', { method: 'POST', body: { email } });
