import type { CrewMember, ReportData, SentReport } from '#contract/crew/crew.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import type { CrewReport } from '../jobs.reads.ts';

export type Crew = { db: Database; reader: Reader; member: CrewMember };
/** A report, with the time at which it was done and that at which it arrived. */
export type Arrived = SentReport & { at: string; doneAt: Date; now: Date };
/** What came of a report. */
export type Effect = { outcome: 'done' | 'already'; data?: ReportData } | Refusal;
type Refusal = { outcome: 'refused'; reason: ProblemText };

export const DONE: Effect = { outcome: 'done' };
export const ALREADY: Effect = { outcome: 'already' };
export const refused = (reason: ProblemText): Refusal => ({ outcome: 'refused', reason });
/** A report that is to be taken back. */
export type Undone = CrewReport;

const ATTEMPTS = 3;

/**
 * What a write answers: refusals become effects, and one that another change preceded is tried again with what is stored now. `step` answers
 * undefined for that.
 */
export async function settle(step: () => Promise<Effect | undefined>): Promise<Effect> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const effect = await step();
      if (effect) return effect;
    }
    return refused('problem.other_request_change');
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return refused(error.detail);
    throw error;
  }
}
