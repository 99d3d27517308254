import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { CrewKind, CrewLink, HandOverAnswer, NewCrewLink } from '#contract/crew/crew.ts';
import type { Language } from '#contract/languages/language.ts';

const LINKS = '/api/admin/crew/links';
export type CrewPerson = { kind: CrewKind; id: number };

export const crewLinksQuery = queryOptions<CrewLink[]>({ queryKey: [LINKS] });
/** Queries that show who has which job. */
export const TOUCHED_BY_CREW = [
  LINKS,
  '/api/admin/calendar?',
  '/api/admin/departures',
  '/api/admin/transfers',
  '/api/admin/dashboard',
];

export const makeCrewLink = (body: CrewPerson & { language: Language | null }) =>
  fetchJson<NewCrewLink>(LINKS, { method: 'POST', body });
export const revokeCrewLink = (body: CrewPerson) =>
  fetchJson<CrewLink[]>(`${LINKS}/revoke`, { method: 'POST', body });
export const handOver = (body: CrewPerson & { to: number; until: string; evenIfOff: boolean }) =>
  fetchJson<HandOverAnswer>('/api/admin/crew/hand-over', { method: 'POST', body });
