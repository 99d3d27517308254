import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type * as v from 'valibot';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { isLanguage, type Language } from '#contract/languages/language.ts';
import { LicenceInput, LicenceQuery } from '#contract/transfers/admin/licence.schema.ts';
import type { LicenceRecord } from '#contract/transfers/admin/licence.ts';
import { refuse } from '#core/crud/check-input.ts';
import { drivers, resources, transferLegs } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { translate } from '#core/locales/strings.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { csv } from '#core/text/csv.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import type { App } from '#env';
import { ONE_TRANSFER, storedTransfer } from '../office/detail.ts';
import { licenceRecords, ofDays } from './licence.reads.ts';

const DAYS_BACK = 30;
const MAX_DAYS = 400;

const asked = (c: Context<App>, { from, to, reported }: v.InferOutput<typeof LicenceQuery>) => {
  const today = menorcaToday(new Date());
  const first = from ?? addDays(to ?? today, -DAYS_BACK);
  const last = addDays(first, MAX_DAYS);
  const until = to ?? today;
  const days = { from: first, to: until > last ? last : until };
  const records = c.var.reader.run(licenceRecords(c.var.db, ofDays(days.from, days.to, reported)));
  return { days, records };
};

const COLUMNS = [
  ['mail.label.reference', ({ reference }) => reference],
  ['mail.label.plate', ({ plate }) => plate],
  ['mail.label.driver', ({ driver }) => driver],
  ['licence.contract', ({ contractAt }) => contractAt.replace('T', ' ')],
  ['licence.start', ({ startsAt }) => startsAt.replace('T', ' ')],
  ['licence.from', ({ from }) => from],
  ['licence.end', ({ endsAt }) => endsAt.replace('T', ' ')],
  ['licence.to', ({ to }) => to],
  ['licence.reported', ({ reportedAt }) => reportedAt ?? ''],
] as const satisfies readonly (readonly [
  Parameters<typeof translate<'admin-area'>>[2],
  (record: LicenceRecord) => string,
])[];

const licenceCsv = (records: readonly LicenceRecord[], language: Language) =>
  csv(
    [
      COLUMNS.map(([heading]) => translate(language, 'admin-area', heading)),
      ...records.map((record) => COLUMNS.map(([, cell]) => cell(record))),
    ],
    language,
  );

/** What a licence holder must report of each journey. */
export const licenceRoutes = router();

licenceRoutes.get(
  '/licence',
  describeRoute({
    summary: 'Journeys as a licence holder reports them: plate, contract, start and end',
  }),
  noStepUp('a read'),
  query(LicenceQuery),
  async (c) => {
    const { days, records } = asked(c, c.req.valid('query'));
    return c.json({ ...days, items: await records });
  },
);
licenceRoutes.get(
  '/licence.csv',
  describeRoute({
    summary: 'The same as CSV',
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  query(LicenceQuery),
  async (c) => {
    const { lang, ...wanted } = c.req.valid('query');
    const { days, records } = asked(c, { lang, ...wanted });
    const [items, site] = await Promise.all([records, c.var.reader.run(siteSettings(c.var.db))]);
    return c.body(licenceCsv(items, isLanguage(lang) ? lang : site.defaultLanguage), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="licence-${days.from}-${days.to}.csv"`,
    });
  },
);
licenceRoutes.post(
  `${ONE_TRANSFER}/licence`,
  describeRoute({
    summary: 'Note plate, start and end of a journey, and that it was reported',
    description:
      'What is left out stays. With `isReported` the record keeps plate and times as they are then, whatever van or driver comes later.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(LicenceInput),
  async (c) => {
    const { db, reader, user, apiKeyId } = c.var;
    const { leg, plate, startTime, endTime, isReported } = c.req.valid('json');
    const { request, booking } = await storedTransfer(c);
    const named = booking.legs.find((one) => one.leg === leg);
    if (!named) throw refuse('leg', 'invalid', 'problem.no_such_journey');
    const iso = (instant: number) => new Date(instant).toISOString();
    const at = (time: string | undefined, day = named.date) =>
      time === undefined ? undefined : instantOfWall(day, time);
    const start = at(startTime);
    const sameDay = at(endTime);
    const isNextDay = sameDay !== undefined && sameDay < (start ?? Date.parse(named.startsAt));
    const end = isNextDay ? at(endTime, addDays(named.date, 1)) : sameDay;
    const isLeg = and(eq(transferLegs.requestId, request.id), eq(transferLegs.leg, leg));
    const plateNow = sql<string>`coalesce(nullif(plate, ''), (SELECT nullif(r.plate, '') FROM ${resources} AS r WHERE r.id = resource_id), (SELECT p.plate FROM ${drivers} AS p WHERE p.id = driver_id), '')`;
    await db.batch(
      batchOf([
        db
          .update(transferLegs)
          .set({
            ...(plate !== undefined && { plate }),
            ...(start !== undefined && { startedAt: iso(start) }),
            ...(end !== undefined && { endedAt: iso(end) }),
            reportedAt: isReported === false ? null : sql`reported_at`,
          })
          .where(isLeg),
        ...(isReported
          ? [
              db
                .update(transferLegs)
                .set({
                  reportedAt: sql`coalesce(reported_at, ${iso(Date.now())})`,
                  plate: plateNow,
                  startedAt: sql`coalesce(started_at, starts_at)`,
                  endedAt: sql`coalesce(ended_at, ends_at)`,
                })
                .where(isLeg),
            ]
          : []),
        auditEntry(db, {
          ...{ userId: user.id, apiKeyId, action: 'edit', entity: 'transfer-requests' },
          ...{ entityId: request.id, detail: { licence: leg, isReported } },
        }),
      ]),
    );
    const records = await reader.run(licenceRecords(db, isLeg));
    return c.json({ items: records });
  },
);
