import { describeRoute } from 'hono-openapi';
import type { Dashboard } from '#contract/admin/admin.ts';
import { openTasks } from '#contract/admin/owner-tasks.ts';
import type { Today } from '#contract/admin/today.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { router } from '#core/http/router.ts';
import { mailOutlook } from '#core/mail/mail-outlook.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { ownerOf } from '#core/text/strings/filled.ts';
import { openDisputes } from '#money/payments/provider-refunds/disputes.reads.ts';
import { shortDepartures } from '#orders/calendar/minimum/ask-firm.ts';
import { badLengths } from './bad-lengths.ts';
import { inboxes, requestHistory } from './dashboard.reads.ts';
import { contentHealth } from './health.reads.ts';
import { partnerTasks } from './partners.statements.ts';
import { todayOf } from './today.reads.ts';

export const dashboardRoutes = router();

dashboardRoutes.get(
  '/dashboard',
  describeRoute({ summary: 'Open requests and the state of the content' }),
  noStepUp('a read'),
  async (c) => {
    const { db, reader } = c.var;
    const today = menorcaToday(new Date());
    // Requested in one turn, so that they share one batch.
    const [
      received,
      requests,
      translations,
      { seo, ...health },
      mail,
      disputes,
      partners,
      { site, values },
    ] = await Promise.all([
      reader.run(inboxes(db)),
      reader.run(requestHistory(db, today)),
      reader.run(contentHealth.gaps(db)),
      reader.run(contentHealth.rest(db)),
      reader.run(mailOutlook(db, c.env)),
      reader.run(openDisputes(db)),
      reader.run(partnerTasks(db, today)),
      ownerOf(c),
    ]);
    // A missing sender is reported as the missing email address.
    const tasks = openTasks(site, mail.block === null || mail.block === 'sender');
    return c.json<Dashboard>({
      ...received,
      requests,
      health: { translations, ...health, badLengths: badLengths(seo, values) },
      tasks,
      disputes,
      partners,
    });
  },
);
dashboardRoutes.get(
  '/dashboard/today',
  describeRoute({
    summary: 'What is to be done now: orders by task, new messages, and who has boarded',
  }),
  noStepUp('a read'),
  async (c) => {
    const { db, reader } = c.var;
    const now = new Date();
    const [today, short] = await Promise.all([
      reader.run(todayOf(db, menorcaToday(now))),
      reader.run(shortDepartures(db, now, true)),
    ]);
    return c.json<Today>({ ...today, short });
  },
);
