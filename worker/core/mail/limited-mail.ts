import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { VISITOR_MAILS } from '#contract/mail/mail-settings.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { attempts, outbox } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ceilingMail } from './ceiling-mail.ts';
import type { MailSite } from './mail-site.ts';
import { type Mail, queueMailIf } from './outbox.ts';

/** Mails that visitors can cause to one address in a day, so that a form cannot flood a stranger's address. */
export const MAILS_A_DAY = 24;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CEILING_KEY = 'visitor-mails';

const startOf = (windowMs: number, now: Date) => Math.floor(now.getTime() / windowMs) * windowMs;
export const mailCeiling = ({ visitorMailsAnHour }: Pick<MailSite, 'visitorMailsAnHour'>) =>
  visitorMailsAnHour ?? VISITOR_MAILS.usual;

/** Increments a counter if `condition` holds when the batch runs: one statement that checks and writes. */
const count = (db: Database, key: string, windowStart: number, condition: SQL) =>
  insertIf(db, attempts, { key, windowStart, count: 1 }, condition).onConflictDoUpdate({
    target: [attempts.key, attempts.windowStart],
    set: { count: sql`count + 1` },
  });

const counted = (key: string, windowStart: number) =>
  sql`coalesce((SELECT count FROM attempts WHERE key = ${key} AND window_start = ${windowStart}), 0)`;

/** Counts one visitor mail towards the hourly ceiling. */
export const countVisitorMail = (db: Database, condition: SQL, now: Date) =>
  count(db, CEILING_KEY, startOf(HOUR_MS, now), condition);

/** The statement that reads their number in the current hour, including those above the ceiling. */
export const selectVisitorMails = (db: Database, now: Date) =>
  db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.key, CEILING_KEY), eq(attempts.windowStart, startOf(HOUR_MS, now))));

type Limits = { visitor: string | null | undefined; condition: SQL; now: Date };

/**
 * Statements that enqueue visitor mails if `condition` holds when the batch runs. Mails to `visitor`, an unverified address, are dropped
 * after `MAILS_A_DAY`. Above the installation's hourly ceiling a mail is stored as `held`: it is sent when the firm releases it. The first
 * to reach the ceiling enqueues a warning to the firm.
 */
export async function queueLimitedMails(
  db: Database,
  site: MailSite,
  mails: readonly Mail[],
  { visitor, condition, now }: Limits,
): Promise<BatchItem<'sqlite'>[]> {
  if (mails.length === 0) return [];
  const ceiling = mailCeiling(site);
  const hour = startOf(HOUR_MS, now);
  const ofTheHour = counted(CEILING_KEY, hour);
  const status = sql<'pending' | 'held'>`iif(${ofTheHour} <= ${ceiling}, 'pending', 'held')`;
  const queue = (mail: Mail, isWanted: SQL) => [
    countVisitorMail(db, isWanted, now),
    queueMailIf(db, { ...mail, status }, isWanted),
  ];

  const day = startOf(DAY_MS, now);
  const address = visitor ? `mail:${await hashToken(visitor.toLowerCase())}` : '';
  const isLeft = sql`${counted(address, day)} <= ${MAILS_A_DAY}`;
  const statements = mails.flatMap((mail) =>
    visitor && mail.to === visitor
      ? [count(db, address, day, condition), ...queue(mail, sql`${condition} AND ${isLeft}`)]
      : queue(mail, condition),
  );
  const warning = ceilingMail(site, ceiling);
  if (!warning) return statements;
  const isNews = sql`${ofTheHour} >= ${ceiling} AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.createdAt} >= ${new Date(hour).toISOString()} AND ${outbox.kind} = ${warning.kind})`;
  return [...statements, queueMailIf(db, warning, isNews)];
}
