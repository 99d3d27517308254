import { type SQL, sql } from 'drizzle-orm';
import type { CrewMember } from '#contract/crew/crew.ts';
import { crewEntries } from '#core/db/schema.ts';

/** Whether a person helps with a job that another one leads: the amount agreed for it is not nothing. */
export const helpsWith = (member: CrewMember | SQL, job: SQL): SQL =>
  sql`(SELECT ${crewEntries.cents} FROM ${crewEntries} WHERE ${crewEntries.job} = ${job} AND ${crewEntries.member} = ${member} AND ${crewEntries.kind} = 'pay' ORDER BY ${crewEntries.id} DESC LIMIT 1) > 0`;
