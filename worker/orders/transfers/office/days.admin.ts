import { describeRoute } from 'hono-openapi';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { DayQuery, SpanQuery } from '#contract/transfers/admin/admin.schema.ts';
import type { DaySheet, TransferCalendar } from '#contract/transfers/admin/admin.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { query } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { legsBetween } from './days.reads.ts';

/** Longest span that a calendar covers. */
const MAX_DAYS = 400;
const MONTH_DAYS = 31;

/** The time span in a URL: by default one month from today. */
function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const start = from ?? (to ? addDays(to, -MONTH_DAYS) : menorcaToday(new Date()));
  const end = to ?? addDays(start, MONTH_DAYS);
  const last = addDays(start, MAX_DAYS);
  return { from: start, to: end > last ? last : end };
}

/** Journeys by day: the drivers' sheet and the calendar. */
export const transferDayRoutes = router();

transferDayRoutes.get(
  '/day',
  describeRoute({ summary: 'The day sheet: journeys, drivers, flights' }),
  noStepUp('a read'),
  query(DayQuery),
  async (c) => {
    const { db, reader } = c.var;
    const date = c.req.valid('query').date ?? menorcaToday(new Date());
    const site = await reader.run(siteSettings(db));
    const answer: DaySheet = {
      date,
      legs: await legsBetween(db, reader, site, { from: date, to: date, isDrivenOnly: true }),
    };
    return c.json(answer);
  },
);
transferDayRoutes.get(
  '/calendar',
  describeRoute({ summary: 'Journeys within a range of days' }),
  noStepUp('a read'),
  query(SpanQuery),
  async (c) => {
    const { db, reader } = c.var;
    const span = spanOf(c.req.valid('query'));
    const site = await reader.run(siteSettings(db));
    const answer: TransferCalendar = {
      ...span,
      legs: await legsBetween(db, reader, site, { ...span, isDrivenOnly: false }),
    };
    return c.json(answer);
  },
);
