import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import type { CrewJob, CrewMember } from '#contract/crew/crew.ts';
import { memberParts } from '#contract/crew/crew.ts';
import { MonthQuery, PayInput, SettleInput } from '#contract/crew/settling.schema.ts';
import type { CrewMonth, CrewPay, DepartureCrew } from '#contract/crew/settling.ts';
import { isLanguage } from '#contract/languages/language.ts';
import { actorOf } from '#core/auth/actor.ts';
import type { Database } from '#core/db/client.ts';
import { crewEntries } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import {
  DEPARTURE_PARAMETERS,
  namedStart,
  ONE_DEPARTURE,
} from '#orders/calendar/named-departure.ts';
import { demandPresent } from '#orders/resources/days-off.ts';
import { isOwnJob, spanOfJob } from '../jobs.reads.ts';
import { activePerson } from '../links/links.admin.ts';
import { crewMonthCsv } from './month-csv.ts';
import { ofJob, payRows } from './pay.sql.ts';
import { crewMonth, incomeOf, payOfJob } from './settling.reads.ts';

type AtJob = { member: CrewMember; job: CrewJob };
type Sum = 'paidCents' | 'handedInCents';
type Due = 'payCents' | 'cashCents';

/**
 * Writes what is missing between what is due and what was entered, or with `isSettled` false takes all of it back. Written twice it is nothing, as
 * the difference is computed while the statement runs.
 */
function settleStatements(db: Database, { member, job }: AtJob, isSettled: boolean, actor: string) {
  const row = (column: Sum | Due): SQL<number> =>
    sql<number>`coalesce((SELECT ${sql.raw(column)} FROM (${payRows(ofJob(job))}) WHERE member = ${member}), 0)`;
  const statement = (kind: 'paid' | 'handed_in', due: Due, sum: Sum) => {
    const cents = isSettled ? sql<number>`${row(due)} - ${row(sum)}` : sql<number>`- ${row(sum)}`;
    const entry = { member, job, kind, cents, actor, at: new Date().toISOString() };
    return insertIf(db, crewEntries, { ...entry, key: crypto.randomUUID() }, sql`${cents} <> 0`);
  };
  return [
    statement('paid', 'payCents', 'paidCents'),
    statement('handed_in', 'cashCents', 'handedInCents'),
  ];
}

const monthIn = (month: string | undefined) => month ?? menorcaToday(new Date()).slice(0, 7);

/** Settling with guides and drivers: what they get, the cash that they hand in, and what is left of a departure. */
export const settlingRoutes = router();

settlingRoutes.get(
  `/departures${ONE_DEPARTURE}`,
  describeRoute({
    summary: 'Who is paid for a departure, and its margin',
    parameters: DEPARTURE_PARAMETERS,
  }),
  noStepUp('a read'),
  async (c) => {
    const { db } = c.var;
    const { row } = await namedStart(c, new Date());
    if (!row) {
      const none = { incomeCents: 0, commissionCents: 0, payCents: 0, marginCents: 0 };
      return c.json<DepartureCrew>({ job: null, people: [], ...none });
    }
    const job = `departure:${row.id}` as const;
    const [people, income] = await Promise.all([payOfJob(db, job), incomeOf(db, row.id)]);
    const payCents = people.reduce((sum, one) => sum + one.payCents, 0);
    const marginCents = income.incomeCents - income.commissionCents - payCents;
    return c.json<DepartureCrew>({ job, people, ...income, payCents, marginCents });
  },
);
settlingRoutes.put(
  '/pay',
  describeRoute({
    summary: 'Agree what a guide or driver gets for a job',
    description:
      'Writes a new entry; the former ones stay. 0 for a helper: not any more. A new helper who is off that day is refused (`day_off`), unless `evenIfOff`.',
  }),
  noStepUp('daily work'),
  body(PayInput),
  async (c) => {
    const { db, user } = c.var;
    const { member, job, cents, evenIfOff } = c.req.valid('json');
    await activePerson(c, memberParts(member), 'member');
    if (cents > 0 && !evenIfOff && !(await isOwnJob(db, member, job)))
      await demandPresent(c, memberParts(member), await spanOfJob(db, job));
    await db.batch(
      batchOf([
        db.insert(crewEntries).values({
          ...{ member, job, kind: 'pay', cents, actor: actorOf(c) },
          key: crypto.randomUUID(),
        }),
        auditEntry(db, {
          userId: user.id,
          action: 'edit',
          entity: 'crew',
          entityId: member,
          detail: { job, cents },
        }),
      ]),
    );
    return c.json<CrewPay[]>(await payOfJob(db, job));
  },
);
settlingRoutes.post(
  '/settle',
  describeRoute({
    summary: 'Tick that jobs are settled: pay given, cash handed in',
    description:
      'Writes what is missing, and nothing a second time. `isSettled` false takes it back.',
  }),
  noStepUp('notes what was settled'),
  body(SettleInput),
  async (c) => {
    const { db, user } = c.var;
    const { jobs, isSettled } = c.req.valid('json');
    for (const one of jobs)
      await db.batch(
        batchOf([
          ...settleStatements(db, one, isSettled, actorOf(c)),
          auditEntry(db, {
            userId: user.id,
            action: 'edit',
            entity: 'crew',
            entityId: one.member,
            detail: { job: one.job, isSettled },
          }),
        ]),
      );
    const pays = await Promise.all(
      [...new Set(jobs.map(({ job }) => job))].map((job) => payOfJob(db, job)),
    );
    return c.json<CrewPay[]>(pays.flat());
  },
);
settlingRoutes.get(
  '/month',
  describeRoute({ summary: 'Pay and cash of guides and drivers in a month' }),
  noStepUp('a read'),
  query(MonthQuery),
  async (c) => c.json<CrewMonth>(await crewMonth(c.var.db, monthIn(c.req.valid('query').month))),
);

async function languageOf(c: Context<App>) {
  const lang = c.req.query('lang') ?? '';
  if (isLanguage(lang)) return lang;
  return (await c.var.reader.run(siteSettings(c.var.db))).defaultLanguage;
}
settlingRoutes.get(
  '/month.csv',
  describeRoute({
    summary: 'The same as CSV',
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  query(MonthQuery),
  async (c) => {
    const month = monthIn(c.req.valid('query').month);
    const file = crewMonthCsv(await crewMonth(c.var.db, month), await languageOf(c));
    return c.body(file, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="crew-${month}.csv"`,
    });
  },
);
