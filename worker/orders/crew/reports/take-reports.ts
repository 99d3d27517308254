import { and, eq } from 'drizzle-orm';
import { jobParts, type ReportAnswer, type SentReport } from '#contract/crew/crew.ts';
import type { Language } from '#contract/languages/language.ts';
import { crewReports } from '#core/db/schema.ts';
import { type ProblemText, problemText } from '#core/http/problem-text.ts';
import { type CrewReport, isOwnJob } from '../jobs.reads.ts';
import { departureReport, undoDepartureReport } from './departure-reports.ts';
import { ALREADY, type Arrived, type Crew, type Effect, refused } from './report.ts';
import { transferReport, undoTransferReport } from './transfer-reports.ts';

/** Reports that are older than this came from a wrong clock. */
const MAX_DELAY_MS = 48 * 3_600_000;

/** When it was done: the device's clock is compared with ours by the moment at which it sent. */
function doneAt(at: string, sentAt: string, now: Date): Date {
  const done = now.getTime() - Math.max(0, Date.parse(sentAt) - Date.parse(at));
  return now.getTime() - done < MAX_DELAY_MS ? new Date(done) : now;
}

async function undo(crew: Crew, report: Arrived): Promise<Effect> {
  const { db, member } = crew;
  const { job, undoes } = report;
  const [undone] = undoes
    ? await db
        .select()
        .from(crewReports)
        .where(and(eq(crewReports.id, undoes), eq(crewReports.job, job)))
    : [];
  if (undone?.member !== member || undone.kind === 'undo' || undone.outcome !== 'done')
    return refused('problem.crew_nothing_to_undo');
  const before = await db
    .select({ id: crewReports.id })
    .from(crewReports)
    .where(and(eq(crewReports.undoes, undone.id), eq(crewReports.outcome, 'done')));
  if (before.length > 0) return ALREADY;
  const parts = jobParts(job);
  return parts.kind === 'departure'
    ? undoDepartureReport(crew, parts.id, undone, report)
    : undoTransferReport(crew, parts, undone, report);
}

async function effectOf(crew: Crew, report: Arrived): Promise<Effect> {
  if (!(await isOwnJob(crew.db, crew.member, report.job))) return refused('problem.crew_not_yours');
  if (report.kind === 'undo') return undo(crew, report);
  const parts = jobParts(report.job);
  return parts.kind === 'departure'
    ? departureReport(crew, parts.id, report)
    : transferReport(crew, parts, report);
}

const answerOf = (
  { id, outcome, reason }: Pick<CrewReport, 'id' | 'outcome' | 'reason'>,
  language: Language,
): ReportAnswer => ({
  id,
  outcome,
  message: reason && problemText(language, reason as ProblemText),
});

const stored = async ({ db }: Crew, id: string) =>
  (await db.select().from(crewReports).where(eq(crewReports.id, id)))[0];

/** Takes in one report: what it says is done, then it is stored. Sent again, it has the same answer. */
async function takeReport(crew: Crew, report: Arrived, language: Language): Promise<ReportAnswer> {
  const { db, member } = crew;
  const { id, job, kind, bookingId, undoes } = report;
  const known = await stored(crew, id);
  if (known && known.member !== member)
    return answerOf({ id, outcome: 'refused', reason: 'problem.crew_not_yours' }, language);
  if (known) return answerOf(known, language);
  const effect = await effectOf(crew, report);
  await db
    .insert(crewReports)
    .values({
      ...{ id, member, job, kind, bookingId, undoes },
      data: {
        ...(report.minutes !== undefined && { minutes: report.minutes }),
        ...('data' in effect && effect.data),
      },
      outcome: effect.outcome,
      reason: 'reason' in effect ? effect.reason : null,
      at: report.doneAt.toISOString(),
      createdAt: report.now.toISOString(),
    })
    .onConflictDoNothing();
  return answerOf(
    (await stored(crew, id)) ?? { id, outcome: effect.outcome, reason: null },
    language,
  );
}

/** Takes in reports in the order in which they were made. */
export async function takeReports(
  crew: Crew,
  { sentAt, reports }: { sentAt: string; reports: readonly SentReport[] },
  language: Language,
): Promise<ReportAnswer[]> {
  const answers: ReportAnswer[] = [];
  for (const report of reports) {
    const now = new Date();
    const arrived = { ...report, now, doneAt: doneAt(report.at, sentAt, now) };
    answers.push(await takeReport(crew, arrived, language));
  }
  return answers;
}
