import { continueLetters } from '#content/newsletter/letters/queue-letters.ts';
import { askForReviews } from '#content/reviews/ask-for-reviews.ts';
import { purgeChallenges } from '#core/auth/passkeys/challenges.ts';
import { purgeExpiredSessions } from '#core/auth/session.ts';
import { repeatRefused, showWrite } from '#core/cache/invalidate.ts';
import { connect, type Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { cronRuns } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { purgeAttempts } from '#core/db/statements/attempts.ts';
import { logFailure, underRequestId } from '#core/http/logs/log.ts';
import { sweepPictures } from '#core/images/sweep.ts';
import { deliverDue } from '#core/mail/delivery.ts';
import { deliverPush, purgePush } from '#core/push/deliver-push.ts';
import { deliverWebhooks, purgeDeliveries } from '#core/webhooks/deliver-webhooks.ts';
import { sealStored } from '#core/webhooks/stored-secret.ts';
import type { Bindings } from '#env';
import { demandAgreement } from '#money/ledger/check-ledger.ts';
import { sendRecords } from '#money/receipts/invoices/send-records.ts';
import { notifyWaiting } from '#orders/bookings/waiting/notify-waiting.ts';
import { expireHolds } from '#orders/bookings/write.ts';
import { answerForSilent } from '#orders/calendar/calling-off/silent-guests.ts';
import { purgeEventVersions } from '#orders/calendar/feeds/event-versions.ts';
import { decideMinimum } from '#orders/calendar/minimum/decide-minimum.ts';
import { remindOfTomorrow } from '#orders/day-before/remind-of-tomorrow.ts';
import { endOffers } from '#orders/items/end-offers.ts';
import { describeNotice } from '#orders/octo/webhooks/describe-notice.ts';
import { mailVouchers } from '#orders/order/kinds/voucher/mail-vouchers.ts';
import { keepPayments } from '#orders/paying/online/keep-payments.ts';
import { queuePush } from '#orders/push/queue-push.ts';
import { readCalendars } from '#orders/resources/outside-calendars/read-calendar.ts';
import { purgeSaleTexts } from '#orders/sales/sale-texts.sql.ts';
import { anonymiseOld } from './operations/anonymise.ts';
import { publishDue } from './operations/publish-due.ts';
import { purgeMeasurements, purgeResets, purgeSentTexts } from './operations/purge.ts';
import { queueWebhooks } from './webhooks/queue-webhooks.ts';

/** The daily one of wrangler.toml's cron schedules. */
const NIGHTLY = '17 3 * * *';

type Job = {
  name: string;
  run: (db: Database, now: Date, env: Bindings, context: ExecutionContext) => Promise<unknown>;
};
const FREQUENT_JOBS: readonly Job[] = [
  {
    name: 'refused invalidations',
    run: (db, _now, env, context) => repeatRefused(db, { env, context }),
  },
  { name: 'ended holds', run: (db, now) => expireHolds(db, now) },
  { name: 'ended offers', run: (db, now) => endOffers(db, now) },
  { name: 'guests who have not answered', run: (db, now, env) => answerForSilent(db, now, env) },
  { name: 'departures with too few people', run: decideMinimum },
  { name: 'payments', run: (db, now, env) => keepPayments(env, db, now) },
  { name: 'records of invoices', run: (db, now, env) => sendRecords(env, db, now) },
  { name: 'gift vouchers', run: (db, now, env) => mailVouchers(env, db, now) },
  { name: 'waiting guests', run: (db, now, env) => notifyWaiting(db, now, env) },
  { name: 'reminders', run: (db, now, env) => remindOfTomorrow(db, now, env) },
  { name: 'reviews', run: (db, now, env) => askForReviews(db, now, env) },
  {
    name: 'webhooks',
    run: async (db, now, env) => {
      await sealStored(env, db);
      await queueWebhooks(db, now);
      await deliverWebhooks(env, db, describeNotice);
    },
  },
  {
    name: 'web push',
    run: async (db, now, env) => {
      await queuePush(db, now);
      await deliverPush(env, db);
    },
  },
  { name: 'letters', run: continueLetters },
  { name: 'mail', run: (db, _now, env) => deliverDue(env, db) },
  {
    name: 'what comes out by its time',
    run: async (db, now, env, context) =>
      (await publishDue(db, now)) && showWrite(db, { env, context }, ['site']),
  },
  {
    name: 'calendars of others',
    run: async (db, now, env, context) =>
      (await readCalendars(env, db, now)) && showWrite(db, { env, context }, ['trips']),
  },
];
const NIGHTLY_JOBS: readonly Job[] = [
  { name: 'expired sessions', run: (db) => purgeExpiredSessions(db) },
  { name: 'old challenges of passkeys', run: (db, now) => purgeChallenges(db, now) },
  { name: 'old password resets', run: (db, now) => purgeResets(db, now) },
  { name: 'old counters', run: (db, now) => purgeAttempts(db, now.getTime()) },
  {
    name: 'anonymise',
    run: async (db, now) =>
      anonymiseOld(db, (await new Reader(db).run(siteSettings(db))).retentionMonths, now),
  },
  { name: 'texts of sent mails', run: (db, now) => purgeSentTexts(db, now) },
  { name: 'texts of sales elsewhere', run: (db, now) => purgeSaleTexts(db, now) },
  { name: 'old notices of webhooks', run: (db, now) => purgeDeliveries(db, now) },
  { name: 'old versions of events', run: (db, now) => purgeEventVersions(db, now) },
  { name: 'old push messages', run: (db, now) => purgePush(db, now) },
  { name: 'old measurements', run: (db, now) => purgeMeasurements(db, now) },
  { name: 'the ledger', run: (db) => demandAgreement(db) },
  { name: 'files of no picture', run: (db, now, env) => sweepPictures(env, db, now) },
];

/** Logs a failing job without stopping the others. Returns whether it succeeded. */
async function attempt({ name, run }: Job, ...given: Parameters<Job['run']>): Promise<boolean> {
  try {
    await run(...given);
    return true;
  } catch (error) {
    logFailure('cron', error, { job: name });
    return false;
  }
}

const noteRun = (db: Database, cron: string, ranAt: string, failedJobs: string[]) =>
  db
    .insert(cronRuns)
    .values({ cron, ranAt, failedJobs })
    .onConflictDoUpdate({ target: cronRuns.cron, set: { ranAt, failedJobs } });

/** Every few minutes sends due mail and publishes scheduled content; once a day deletes what has expired. Never deletes content. */
export async function scheduled(
  event: Pick<ScheduledController, 'cron' | 'scheduledTime'>,
  env: Bindings,
  context: ExecutionContext,
): Promise<void> {
  const db = connect(env.DB);
  const now = new Date(event.scheduledTime);
  await underRequestId(crypto.randomUUID(), async () => {
    const failed: string[] = [];
    for (const job of [...FREQUENT_JOBS, ...(event.cron === NIGHTLY ? NIGHTLY_JOBS : [])])
      if (!(await attempt(job, db, now, env, context))) failed.push(job.name);
    await noteRun(db, event.cron, now.toISOString(), failed).catch((error: unknown) =>
      logFailure('cron', error),
    );
  });
}
