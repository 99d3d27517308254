import type * as v from 'valibot';
import type { InLanguages } from '../languages/translation.ts';
import type { CrewJob, CrewMember } from './crew.ts';
import type * as schema from './settling.schema.ts';

export type PayInput = v.InferInput<typeof schema.PayInput>;
export type SettleInput = v.InferInput<typeof schema.SettleInput>;

/** What a person gets for a job, and the cash that they took for the firm there. */
export type CrewPay = {
  member: CrewMember;
  name: string;
  job: CrewJob;
  /** Guests of the job. */
  people: number;
  payCents: number;
  /** The person's own amount, not one that was agreed for this job. */
  isUsual: boolean;
  paidCents: number;
  cashCents: number;
  handedInCents: number;
};
/** Nothing is open between the person and the firm. */
export const isSettled = ({ payCents, paidCents, cashCents, handedInCents }: CrewPay) =>
  payCents === paidCents && cashCents === handedInCents;
/** What the firm still gives the person; negative: what it still gets from them. */
export const openCents = ({ payCents, paidCents, cashCents, handedInCents }: CrewPay) =>
  payCents - paidCents - (cashCents - handedInCents);

type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };
export type CrewPayOfDay = CrewPay & {
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  /** The trip, or where a journey begins; `to`: where it ends. */
  title: Named;
  to: Named | null;
  /** The address of the departure's or the order's screen, below the administration. */
  path: string;
};
/** A month's jobs, by person and day. */
export type CrewMonth = { month: string; rows: CrewPayOfDay[] };

/** A departure's people, and what is left of it: its income by the ledger without commission and pay. */
export type DepartureCrew = {
  job: CrewJob | null;
  people: CrewPay[];
  incomeCents: number;
  commissionCents: number;
  payCents: number;
  marginCents: number;
};
