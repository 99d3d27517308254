import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { hashToken } from '#auth/tokens.ts';
import { VISITOR_MAILS } from '#contract/mail-settings.ts';
import type { Database } from '#db/client.ts';
import { attempts, outbox } from '#db/schema.ts';
import { ceilingMail } from './ceiling-mail.ts';
import type { MailSite } from './mail-site.ts';
import { type Mail, queueMailIf } from './outbox.ts';

/** Mails that visitors can cause to one address in a day: a stranger's address that is typed into a form cannot be flooded. */
export const MAILS_A_DAY = 24;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CEILING_KEY = 'visitor-mails';

const startOf = (windowMs: number, now: Date) => Math.floor(now.getTime() / windowMs) * windowMs;
export const mailCeiling = ({ visitorMailsAnHour }: Pick<MailSite, 'visitorMailsAnHour'>) => visitorMailsAnHour ?? VISITOR_MAILS.usual;

/** Counts one more while `condition` holds as the batch runs: one statement that looks and writes. */
const count = (db: Database, key: string, windowStart: number, condition: SQL) =>
  db
    .insert(attempts)
    // In the order of the table's columns: key, window_start, count.
    .select(sql`SELECT ${key}, ${windowStart}, 1 WHERE ${condition}`)
    .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`count + 1` } });

const counted = (key: string, windowStart: number) =>
  sql`coalesce((SELECT count FROM attempts WHERE key = ${key} AND window_start = ${windowStart}), 0)`;

/** Counts one mail that a visitor caused towards the hour's ceiling. */
export const countVisitorMail = (db: Database, condition: SQL, now: Date) => count(db, CEILING_KEY, startOf(HOUR_MS, now), condition);

/** The statement that reads how many they are in the present hour, those above the ceiling included. */
export const selectVisitorMails = (db: Database, now: Date) =>
  db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.key, CEILING_KEY), eq(attempts.windowStart, startOf(HOUR_MS, now))));

type Limits = { visitor: string | null | undefined; condition: SQL; now: Date };

/**
 * Statements that queue mails which a visitor caused, while `condition` holds as the batch runs. Those to `visitor`, an address
 * that anybody could have typed, are withheld after `MAILS_A_DAY`. Above the installation's ceiling an hour a mail is stored as
 * `held`: nothing is lost, it goes out when the firm releases it. The first to reach the ceiling leaves a warning to the firm.
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
  const status = sql`iif(${ofTheHour} <= ${ceiling}, 'pending', 'held')`;
  const queue = (mail: Mail, isWanted: SQL) => [countVisitorMail(db, isWanted, now), queueMailIf(db, { ...mail, status }, isWanted)];

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
