import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { departures, outbox } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import type { Bindings } from '#env';
import { NEEDED } from '#orders/departures/comers.sql.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { askFirm, BOOKED, DEPARTURES_OF_OPTIONS, dueAt } from './ask-firm.ts';
import { runsMails } from './runs-mails.ts';

type Due = { id: number; optionId: number; date: string };

/**
 * At its hour a departure that needs a number of people runs when it has them, and goes on running when some of them cancel. Guests who agreed to
 * that number get one mail that it takes place.
 */
async function letRun(db: Database, now: Date, env: Bindings): Promise<void> {
  const hasPeople = sql`${dueAt(now)} AND ${BOOKED} >= ${NEEDED}`;
  const due = await db.all<Due>(
    sql`SELECT d.id AS id, d.option_id AS optionId, d.local_date AS date FROM ${DEPARTURES_OF_OPTIONS} WHERE ${hasPeople} ORDER BY d.starts_at, d.id`,
  );
  const reader = new Reader(db);
  const from = { db, reader, env, origin: knownOrigin(env), isForDoubters: true };
  await eachRow('minimum', due, async ({ id, optionId, date }) => {
    const [plan] = await reader.run(plansOf(db, { optionId }, { from: date, to: date }));
    const mails = plan ? await runsMails(from, id, plan) : [];
    const isDecided = hasRow(
      departures,
      and(eq(departures.id, id), eq(departures.decision, 'runs')),
    );
    await db.batch(
      batchOf([
        db
          .update(departures)
          .set({ decision: 'runs' })
          .where(
            and(
              isNull(departures.decision),
              sql`${departures.id} IN (SELECT d.id FROM ${DEPARTURES_OF_OPTIONS} WHERE d.id = ${id} AND ${hasPeople})`,
            ),
          ),
        ...mails.map((mail) =>
          queueMailIf(
            db,
            mail,
            sql`${isDecided} AND ${not(hasRow(outbox, eq(outbox.id, mail.id)))}`,
          ),
        ),
      ]),
    );
  });
}

/** What becomes of departures that need a number of people, at the hour at which that is decided. */
export async function decideMinimum(db: Database, now: Date, env: Bindings): Promise<void> {
  await letRun(db, now, env);
  await askFirm(db, now, env);
}
