import * as v from 'valibot';
import { IsoMonth } from '../days.schema.ts';
import { type CrewMember, MEMBER } from './crew.ts';
import { Job } from './job.schema.ts';

const MOST_CENTS = 10_000_000;
const MOST_ROWS = 500;
const Member = v.pipe(
  v.string(),
  v.regex(MEMBER),
  v.examples(['guide:1']),
  v.transform((member) => member as CrewMember),
);
const MemberAtJob = v.object({ member: Member, job: Job });

/** What a person gets for a job, instead of their own amount. Who does not lead it helps with it from then on; with 0 no more. */
export const PayInput = v.object({
  ...MemberAtJob.entries,
  cents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CENTS)),
  /** A helper also on a day off. */
  evenIfOff: v.optional(v.boolean(), false),
});
/** `isSettled`: pay given and cash handed in; false takes that back. */
export const SettleInput = v.object({
  jobs: v.pipe(v.array(MemberAtJob), v.minLength(1), v.maxLength(MOST_ROWS)),
  isSettled: v.boolean(),
});

export const MonthQuery = v.object({
  month: v.optional(IsoMonth),
});
