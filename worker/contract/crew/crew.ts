import type { Language } from '../languages/language.ts';

/** Guides, who lead departures, and drivers of transfers. */
export const CREW_KINDS = ['guide', 'driver'] as const;
export type CrewKind = (typeof CREW_KINDS)[number];
/** A guide or a driver, as tables and histories name them. */
export type CrewMember = `${CrewKind}:${number}`;
type TransferLeg = 'outbound' | 'return';
/** What a person is paid for: a stored departure, or a journey of a transfer. */
export type CrewJob = `departure:${number}` | `transfer:${string}:${TransferLeg}`;

export const memberOf = (kind: CrewKind, id: number): CrewMember => `${kind}:${id}`;
export function memberParts(member: CrewMember): { kind: CrewKind; id: number } {
  const [kind, id] = member.split(':');
  return { kind: kind as CrewKind, id: Number(id) };
}

type JobParts =
  | { kind: 'departure'; id: number }
  | { kind: 'transfer'; id: string; leg: TransferLeg };
export function jobParts(job: CrewJob): JobParts {
  const [kind, id = '', leg] = job.split(':');
  return kind === 'departure'
    ? { kind, id: Number(id) }
    : { kind: 'transfer', id, leg: leg as TransferLeg };
}
export const JOB = /^(?:departure:[1-9]\d{0,14}|transfer:[0-9a-f-]{36}:(?:outbound|return))$/;
export const MEMBER = /^(?:guide|driver):[1-9]\d{0,14}$/;

/** What guides and drivers report from their page. `undo` takes another report back. */
export const REPORT_KINDS = [
  'on_the_way',
  'picked_up',
  'boarded',
  'no_show',
  'cash',
  'delay',
  'undo',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** `already`: it was so before, by another way. `refused`: what has changed meanwhile does not permit it. */
export const REPORT_OUTCOMES = ['done', 'already', 'refused'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
/** `key`: of the ledger's entry for cash. */
export type ReportData = { cents?: number; key?: string; minutes?: number; tickets?: string[] };

/** What a person gets: for each departure or journey, or for each guest. */
export const PAY_PER = ['job', 'guest'] as const;
export type PayPer = (typeof PAY_PER)[number];

/** `pay`: what was agreed for a job, instead of the person's own amount. `paid`: given to the person. `handed_in`: cash given to the firm. */
export const CREW_ENTRY_KINDS = ['pay', 'paid', 'handed_in'] as const;
export type CrewEntryKind = (typeof CREW_ENTRY_KINDS)[number];

/** A person's page; its address is part of the answer that makes it, and of no other. */
export type CrewLink = {
  member: CrewMember;
  language: Language;
  lastUsedAt: string | null;
  createdAt: string;
};
/** `whatsappUrl`: a message with the address to the person. */
export type NewCrewLink = CrewLink & { url: string; whatsappUrl: string | null };
/** How many departures or journeys went to the substitute, and their new page; null if they have one. */
export type HandOverAnswer = { jobs: number; link: NewCrewLink | null };

export type SentReport = {
  id: string;
  kind: ReportKind;
  job: CrewJob;
  bookingId?: string | null | undefined;
  cents?: number | undefined;
  minutes?: number | undefined;
  undoes?: string | null | undefined;
  at: string;
};
export type ReportAnswer = { id: string; outcome: ReportOutcome; message: string | null };
export type ReportsAnswer = { reports: ReportAnswer[] };
