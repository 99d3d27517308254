import { type SQL, sql } from 'drizzle-orm';
import { crewReports } from './schema.ts';

/** By how many minutes a guide or driver reported a job as late, by the last report that is in force; null: on time. `job` is of the statement around it. */
export const delayOf = (job: SQL): SQL<number | null> =>
  sql<
    number | null
  >`(SELECT late.data ->> '$.minutes' FROM ${crewReports} AS late WHERE late.job = ${job} AND late.kind = 'delay' AND late.outcome = 'done' AND NOT EXISTS (SELECT 1 FROM ${crewReports} AS undo WHERE undo.undoes = late.id AND undo.outcome = 'done') ORDER BY late.at DESC, late.created_at DESC LIMIT 1)`;
