import { purgeExpiredSessions } from '#auth/session.ts';
import { purgeAttempts } from '#db/attempts.ts';
import { connect, type Database } from '#db/client.ts';
import { Reader } from '#db/reader.ts';
import { siteSettings } from '#db/site-settings.ts';
import type { Bindings } from '#env';
import { deliverDue } from '#mail/delivery.ts';
import { sweepPictures } from './images/sweep.ts';
import { anonymiseOld } from './operations/anonymise.ts';
import { publishDue } from './operations/publish-due.ts';
import { purgeMeasurements, purgeResets, purgeSentTexts } from './operations/purge.ts';

/** The one of wrangler.toml's times that comes once a day. */
const NIGHTLY = '17 3 * * *';

type Job = { name: string; run: (db: Database, now: Date, env: Bindings) => Promise<unknown> };
const NIGHTLY_JOBS: readonly Job[] = [
  { name: 'expired sessions', run: (db) => purgeExpiredSessions(db) },
  { name: 'old password resets', run: (db, now) => purgeResets(db, now) },
  { name: 'old counters', run: (db, now) => purgeAttempts(db, now.getTime()) },
  {
    name: 'anonymise',
    run: async (db, now) => anonymiseOld(db, (await new Reader(db).run(siteSettings(db))).retentionMonths, now),
  },
  { name: 'texts of sent mails', run: (db, now) => purgeSentTexts(db, now) },
  { name: 'old measurements', run: (db, now) => purgeMeasurements(db, now) },
  { name: 'files of no picture', run: (db, now, env) => sweepPictures(env, db, now) },
];

/** A job that fails is told of and does not hold up the others. */
async function attempt({ name, run }: Job, db: Database, now: Date, env: Bindings): Promise<void> {
  try {
    await run(db, now, env);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'cron', job: name, error: String(error) }));
  }
}

/** Every few minutes the mail that is due, and what comes out by its time; once a day what has expired. Never deletes content. */
export async function scheduled(event: Pick<ScheduledController, 'cron' | 'scheduledTime'>, env: Bindings): Promise<void> {
  const db = connect(env.DB);
  const now = new Date(event.scheduledTime);
  await attempt({ name: 'mail', run: () => deliverDue(env, db) }, db, now, env);
  await attempt({ name: 'what comes out by its time', run: () => publishDue(db, now) }, db, now, env);
  if (event.cron === NIGHTLY) for (const job of NIGHTLY_JOBS) await attempt(job, db, now, env);
}
