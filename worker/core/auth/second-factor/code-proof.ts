import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { users } from '#core/db/schema.ts';
import { countedBy, countStatement } from '#core/db/statements/attempts.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { codeTries, tooMany } from '../throttle.ts';
import { codeUse } from './totp.ts';

type Holder = { id: number; totpSecret: string | null };

/**
 * A code of the second factor as a part of one batch, which counts the try, writes what the right code permits, and consumes it: concurrent attempts
 * cannot use a code twice.
 */
export async function codeProof(
  db: Database,
  { id, totpSecret }: Holder,
  code: string,
  deviceId: string | undefined,
) {
  const { counter, allowance } = codeTries(id, deviceId);
  const now = Date.now();
  const use = await codeUse({ totpSecret }, code);
  const isRight = and(
    eq(users.id, id),
    sql`${countedBy(counter, now)} <= ${allowance}`,
    use?.isUnused ?? sql`false`,
  );
  return {
    /** Runs first. */
    count: countStatement(db, counter, now),
    /** Holds until the code is consumed. */
    isRight: hasRow(users, isRight),
    /** Runs last; writes `more` to the account, too. */
    consume: (more: Partial<typeof users.$inferInsert> = {}) =>
      db
        .update(users)
        .set({ totpSecret: sql`${users.totpSecret}`, ...use?.set, ...more })
        .where(isRight)
        .returning({ id: users.id }),
    /** Whether the batch has consumed the code; 429 when there were too many tries. */
    accepted(counted: { count: number }[], consumed: unknown[]): boolean {
      if ((counted[0]?.count ?? 0) > allowance) throw tooMany(counter);
      return consumed.length > 0;
    },
  };
}
