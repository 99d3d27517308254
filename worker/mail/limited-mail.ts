import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { hashToken } from '#auth/tokens.ts';
import type { Database } from '#db/client.ts';
import { attempts } from '#db/schema.ts';
import { type Mail, queueMailIf } from './outbox.ts';

/** Mails that visitors of the site can cause us to send to one address in a day: whoever types a stranger's address cannot pester them. */
export const MAILS_A_DAY = 24;
const DAY_MS = 86_400_000;

/**
 * Statements that queue mails which a visitor caused, while `condition` holds. Those to `visitor`, an address that anybody could
 * have typed, are withheld after `MAILS_A_DAY`; those to the firm never are. The condition is looked at as the batch runs.
 */
export async function queueLimitedMails(
  db: Database,
  mails: readonly Mail[],
  { visitor, condition, now }: { visitor: string | null | undefined; condition: SQL; now: Date },
): Promise<BatchItem<'sqlite'>[]> {
  if (!visitor) return mails.map((mail) => queueMailIf(db, mail, condition));
  const key = `mail:${await hashToken(visitor.toLowerCase())}`;
  const windowStart = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const isLeft = sql`(SELECT count FROM attempts WHERE key = ${key} AND window_start = ${windowStart}) <= ${MAILS_A_DAY}`;
  return mails.flatMap((mail) =>
    mail.to === visitor
      ? [
          db
            .insert(attempts)
            // In the order of the table's columns: key, window_start, count.
            .select(sql`SELECT ${key}, ${windowStart}, 1 WHERE ${condition}`)
            .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`count + 1` } }),
          queueMailIf(db, mail, sql`${condition} AND ${isLeft}`),
        ]
      : [queueMailIf(db, mail, condition)],
  );
}
