import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { ReportsInput } from '#contract/crew/crew.schema.ts';
import type { ReportsAnswer } from '#contract/crew/crew.ts';
import { CrewPushEnd, CrewPushInput } from '#contract/crew/push.schema.ts';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import { crewLinks } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { withDatabase } from '#core/http/database.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { subscribe, unsubscribe } from '#core/push/subscriptions.ts';
import { vapidKeys } from '#core/push/vapid.ts';
import type { App } from '#env';
import { jobsOf } from './jobs.reads.ts';
import { type OpenLink, openLink } from './links/crew-links.ts';
import { crewPage, linkOverPage } from './page/crew-page.ts';
import { takeReports } from './reports/take-reports.ts';

const DAYS_AHEAD = 7;
/** A job that began late in the evening is on the page until the morning. */
const AFTER_MIDNIGHT_MS = 6 * 3_600_000;
const USED_INTERVAL_MS = 3_600_000;

/** Notes the use of a link, at most once an hour. */
async function noteUse(c: Context<App>, { id, lastUsedAt }: OpenLink, now: Date): Promise<void> {
  const before = new Date(now.getTime() - USED_INTERVAL_MS).toISOString();
  if (lastUsedAt !== null && lastUsedAt >= before) return;
  await c.var.db
    .update(crewLinks)
    .set({ lastUsedAt: now.toISOString() })
    .where(
      and(eq(crewLinks.id, id), or(isNull(crewLinks.lastUsedAt), lt(crewLinks.lastUsedAt, before))),
    );
}

/** Pages of guides and drivers at secret addresses: everyone who has the address opens it until it is revoked. */
export const crewPageRoutes = router();

crewPageRoutes.get('/crew/:token', rateLimit('QUERY_LIMIT', 'crew '), withDatabase, async (c) => {
  const { db, reader } = c.var;
  const link = await openLink(db, c.req.param('token') ?? '');
  if (!link) return linkOverPage(requestLanguage(c.req.raw.headers) ?? FALLBACK_LANGUAGE);
  const now = new Date();
  const today = menorcaToday(now);
  const [site, { publicKey }] = await Promise.all([
    reader.run(siteSettings(db)),
    vapidKeys(db, c.env.QUOTE_SECRET),
  ]);
  const jobs = await jobsOf({ db, reader }, site, link.member, {
    from: menorcaToday(new Date(now.getTime() - AFTER_MIDNIGHT_MS)),
    to: addDays(today, DAYS_AHEAD),
  });
  await noteUse(c, link, now);
  const { siteName } = site;
  const { name, language } = link;
  const tomorrow = addDays(today, 1);
  return crewPage({ siteName, name, language, now, today, tomorrow, jobs, publicKey });
});

/** The link of a token that was sent; 404 when there is none, or none any more. */
async function sentLink(c: Context<App>, token: string): Promise<OpenLink> {
  const link = await openLink(c.var.db, token);
  if (!link) throw new ApiError(404, 'problem.crew_link_over', { code: 'link_over' });
  return link;
}

/** What guides and drivers report from there. */
export const crewReportRoutes = router();

crewReportRoutes.post(
  '/crew/reports',
  describeRoute({
    summary: 'Reports of a guide or a driver',
    description:
      'By the token of their page, in the order in which they were made; each is taken in once, with the time at which it was done. What came of each is said.',
  }),
  rateLimit('QUERY_LIMIT', 'crew '),
  body(ReportsInput),
  async (c) => {
    const { db, reader } = c.var;
    const { token, ...sent } = c.req.valid('json');
    const { member, language } = await sentLink(c, token);
    const reports = await takeReports({ db, reader, member }, sent, language);
    return c.json<ReportsAnswer>({ reports });
  },
);
crewReportRoutes.post(
  '/crew/push',
  describeRoute({
    summary: 'Send web push to the browser of a guide or a driver',
    responses: answers({ 204: null }),
  }),
  rateLimit('FORM_LIMIT', 'crew '),
  body(CrewPushInput),
  async (c) => {
    const { token, ...subscription } = c.req.valid('json');
    const { member, language } = await sentLink(c, token);
    const sent = { ...subscription, language };
    await subscribe(c.env, c.var.db, { member }, sent, shownOrigin(c.env, c.req.url));
    return c.body(null, 204);
  },
);
crewReportRoutes.post(
  '/crew/push/end',
  describeRoute({
    summary: 'Send no more web push to that browser',
    responses: answers({ 204: null }),
  }),
  rateLimit('FORM_LIMIT', 'crew '),
  body(CrewPushEnd),
  async (c) => {
    const { token, endpoint } = c.req.valid('json');
    const { member } = await sentLink(c, token);
    await unsubscribe(c.var.db, { member }, endpoint);
    return c.body(null, 204);
  },
);
