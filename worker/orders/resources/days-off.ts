import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { CrewKind } from '#contract/crew/crew.ts';
import { drivers, guides, resources } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import { problemLanguage, says } from '#core/http/problem-text.ts';
import { shortDay } from '#core/mail/format.ts';
import type { App } from '#env';
import { SERVICE } from './needs.sql.ts';

/** When a job is done; instants in UTC. */
export type JobSpan = { date: string; startsAt: string; endsAt: string };

const instant = (text: string) => new Date(text).toISOString();

/**
 * Refuses jobs on days on which a guide or driver is off, by the same days that close what needs the person. One without a person among the resources is
 * never off.
 */
export async function demandPresent(
  c: Context<App>,
  { kind, id }: { kind: CrewKind; id: number },
  jobs: readonly JobSpan[],
): Promise<void> {
  if (jobs.length === 0) return;
  const spans = JSON.stringify(
    jobs.map(({ date, startsAt, endsAt }) => [date, instant(startsAt), instant(endsAt)]),
  );
  const rows = await c.var.db.all<{ date: string; name: string }>(
    sql`SELECT DISTINCT d.date AS date, p.name AS name
      FROM (SELECT value ->> 0 AS date, value ->> 1 AS starts_at, value ->> 2 AS ends_at FROM json_each(${spans})) AS d,
        ${kind === 'guide' ? guides : drivers} AS p JOIN ${resources} AS r ON r.id = p.resource_id
      WHERE p.id = ${id} AND ${SERVICE} = 0 ORDER BY d.date`,
  );
  const [first] = rows;
  if (!first) return;
  const language = problemLanguage(c);
  const days = rows.map(({ date }) => shortDay(date, language)).join(', ');
  throw new ApiError(409, says('problem.person_off', { name: first.name, days }), {
    code: 'day_off',
  });
}
