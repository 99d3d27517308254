import { and, count, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import type { CheckName, InstallationCheck } from '#contract/admin/operations.ts';
import { openTasks } from '#contract/admin/owner-tasks.ts';
import { MailSettings } from '#contract/mail/mail-settings.schema.ts';
import { MAIL_SETTINGS_KEY } from '#contract/mail/mail-settings.ts';
import { hashPassword } from '#core/auth/passwords/password.ts';
import type { Database } from '#core/db/client.ts';
import { migrationState } from '#core/db/migration-state.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { Reader } from '#core/db/reader.ts';
import { cronRuns, images, settings, users } from '#core/db/schema.ts';
import { readSettings } from '#core/db/site-settings.ts';
import { withMailKey } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';
import journal from '#migrations/meta/_journal.json' with { type: 'json' };
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { openDisputes } from '#money/payments/provider-refunds/disputes.reads.ts';
import { chosenProvider } from '#money/payments/providers/providers.ts';
import { lostOriginals } from './lost-originals.ts';

/** A hash must be expensive for an attacker and cheap for a visitor. */
const HASH_MS = { min: 50, max: 1500 };
/** Cron runs every five minutes. */
const CRON_LATE_MS = 30 * 60_000;
const SECRET_LENGTH = 32;
/** Lost pictures that are named; the others are counted. */
const LOST_NAMED = 5;

type Verdict = Pick<InstallationCheck, 'state'> & { detail?: string | number };
const verdict = (state: InstallationCheck['state'], detail?: string | number): Verdict => ({
  state,
  ...(detail !== undefined && detail !== '' && { detail }),
});
const ok = (detail?: string | number) => verdict('ok', detail);
const warn = (detail?: string | number) => verdict('warning', detail);
const bad = (detail?: string | number) => verdict('failed', detail);

const documentOf = async (db: Database, key: SettingsKey) =>
  (await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).get())
    ?.value ?? {};

const isLocal = (origin: string) => /^http:\/\/(?:localhost|127\.)/.test(origin);

const CHECKS: Record<CheckName, (env: Bindings, db: Database, origin: string) => Promise<Verdict>> =
  {
    database: async (_env, db) => {
      await db.run(sql`SELECT 1`);
      return ok();
    },
    migrations: async ({ DB }) => {
      const { pending, missing } = await migrationState(DB);
      const gaps = [...pending, ...(pending.length === 0 ? missing : [])];
      return gaps.length === 0 ? ok(journal.entries.at(-1)?.tag) : bad(gaps.join(', '));
    },
    bucket: async ({ BUCKET }) => {
      const { objects } = await BUCKET.list({ prefix: ORIGINALS, limit: 1 });
      return objects.length > 0 ? ok() : warn();
    },
    pictures: async ({ BUCKET, IMAGES }, db) => {
      const [row] = await db.select({ path: images.path }).from(images).limit(1);
      if (!row) return warn();
      const original = await BUCKET.get(ORIGINALS + row.path);
      if (!original) return bad(row.path);
      if (!IMAGES) return warn();
      const answer = await IMAGES.input(original.body)
        .transform({ width: 20 })
        .output({ format: 'image/webp', quality: 30 });
      return answer.response().ok ? ok() : bad();
    },
    originals: async ({ BUCKET }, db) => {
      const lost = await lostOriginals(BUCKET, db);
      const more = lost.length - LOST_NAMED;
      const named = lost.slice(0, LOST_NAMED).join(', ');
      return lost.length === 0 ? ok() : bad(more > 0 ? `${named}, +${more}` : named);
    },
    password_hash: async () => {
      const start = Date.now();
      await hashPassword('a password of a usual length');
      const took = Date.now() - start;
      // The clock of a deployed worker does not advance during computation; then there is no measurement.
      return took === 0 || (took >= HASH_MS.min && took <= HASH_MS.max) ? ok(took) : warn(took);
    },
    secrets: async ({ QUOTE_SECRET }) => {
      if (!QUOTE_SECRET) return warn();
      return QUOTE_SECRET.length >= SECRET_LENGTH ? ok() : warn(QUOTE_SECRET.length);
    },
    turnstile: async ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }) => {
      if (Boolean(TURNSTILE_SITE_KEY) === Boolean(TURNSTILE_SECRET)) return ok(TURNSTILE_SITE_KEY);
      return bad(TURNSTILE_SITE_KEY ? 'TURNSTILE_SECRET' : 'TURNSTILE_SITE_KEY');
    },
    origin: async ({ SITE_ORIGIN }, _db, origin) => {
      if (!SITE_ORIGIN) return isLocal(origin) ? ok(origin) : warn(origin);
      return URL.canParse(SITE_ORIGIN) && new URL(SITE_ORIGIN).origin === SITE_ORIGIN
        ? ok(SITE_ORIGIN)
        : bad(SITE_ORIGIN);
    },
    mail: async (env, db) => {
      const withKey = await withMailKey(env, db);
      const { MAIL_DRIVER, MAIL, MAIL_ENDPOINT, MAIL_TOKEN } = withKey;
      const chosen = v.parse(MailSettings, await documentOf(db, MAIL_SETTINGS_KEY));
      const site = v.parse(
        v.object({ email: v.optional(v.string(), '') }),
        await documentOf(db, 'site'),
      );
      const isUnset = !MAIL_DRIVER || MAIL_DRIVER === 'outbox';
      const driver = chosen.driver ?? (isUnset && withKey !== env ? 'http' : MAIL_DRIVER);
      if (driver !== 'cloudflare' && driver !== 'http') return warn('outbox');
      const missing =
        driver === 'cloudflare'
          ? !MAIL && 'MAIL'
          : !MAIL_ENDPOINT
            ? 'MAIL_ENDPOINT'
            : !MAIL_TOKEN && 'MAIL_TOKEN';
      if (missing) return bad(missing);
      return chosen.senderAddress || site.email ? ok(driver) : bad('e-mail');
    },
    cron: async (_env, db) => {
      const runs = await db.select().from(cronRuns);
      const newest = runs
        .map(({ ranAt }) => ranAt)
        .sort()
        .at(-1);
      if (!newest) return warn();
      if (Date.now() - Date.parse(newest) > CRON_LATE_MS) return bad(newest);
      const failed = runs.flatMap(({ failedJobs }) => failedJobs);
      return failed.length === 0 ? ok(newest) : warn(failed.join(', '));
    },
    payments: async (env, db) => {
      if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET))
        return bad(env.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY');
      const provider = await chosenProvider(env, db);
      return provider?.name === 'stripe' ? ok(provider.name) : warn(provider?.name);
    },
    ledger: async (_env, db) => {
      const [differences, disputes] = await Promise.all([
        ledgerDifferences(db),
        new Reader(db).run(openDisputes(db)),
      ]);
      const found = Object.entries(differences);
      const disputed = disputes.map(({ reference }) => reference).join(', ');
      if (found.length === 0) return disputed === '' ? ok() : warn(`disputes: ${disputed}`);
      return bad(found.map(([name, count]) => `${name}: ${count}`).join(', '));
    },
    rate_limits: async ({ FORM_LIMIT, QUERY_LIMIT, LOGIN_LIMIT, IMAGE_LIMIT, OCTO_LIMIT }) =>
      FORM_LIMIT && QUERY_LIMIT && LOGIN_LIMIT && IMAGE_LIMIT && OCTO_LIMIT ? ok() : warn(),
    settings: async (_env, db) => {
      // Whether mails are sent is a check of its own.
      const missing = openTasks(readSettings(await documentOf(db, 'site')), true);
      return missing.length === 0 ? ok() : warn(missing.join(', '));
    },
    administrators: async (_env, db) => {
      const [row] = await db
        .select({ count: count() })
        .from(users)
        .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)));
      const administrators = row?.count ?? 0;
      if (administrators === 0) return bad(0);
      return administrators > 1 ? ok(administrators) : warn(administrators);
    },
  };

/** Checks every part that the installation needs; a check that throws has failed, with the reason but without secrets. */
export const checkInstallation = (
  env: Bindings,
  db: Database,
  origin: string,
): Promise<InstallationCheck[]> =>
  Promise.all(
    (Object.keys(CHECKS) as CheckName[]).map(async (name) => {
      try {
        return { name, ...(await CHECKS[name](env, db, origin)) };
      } catch (error) {
        const { message, cause } = error as Error;
        const reason = cause instanceof Error ? cause.message : message;
        return { name, state: 'failed' as const, detail: reason.split('\n')[0]?.slice(0, 120) };
      }
    }),
  );
