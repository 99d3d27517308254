import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, bookingUnits, requestEvents } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { notifyResellers } from './notify-reseller.ts';
import type { By } from './write.ts';

/** A unit whose check-in is taken back; with a time, only one that was made until then. */
export type Reopened = { uuid: string; bookingId: string; at?: Date | undefined };

/** Takes back the check-in of units of any number of bookings, in one batch. A booking with an open unit is confirmed again. Answers the units. */
export async function reopenUnits(
  db: Database,
  units: readonly Reopened[],
  { actor, now }: By,
): Promise<string[]> {
  if (units.length === 0) return [];
  const sent = JSON.stringify(units.map(({ uuid, at }) => ({ uuid, at: at?.toISOString() })));
  const bookingIds = [...new Set(units.map(({ bookingId }) => bookingId))];
  const isOpen = exists(
    db
      .select({ uuid: bookingUnits.uuid })
      .from(bookingUnits)
      .where(and(eq(bookingUnits.bookingId, bookings.id), isNull(bookingUnits.redeemedAt))),
  );
  const becomesConfirmed = sql`${and(
    isOneOf(bookings.id, bookingIds),
    eq(bookings.status, 'REDEEMED'),
    isOpen,
  )}`;
  const event = {
    requestId: bookings.id,
    kind: 'booking' as const,
    fromStatus: 'REDEEMED',
    toStatus: 'CONFIRMED',
    actor,
    createdAt: now.toISOString(),
  };
  const [opened] = (await db.batch(
    batchOf([
      db
        .update(bookingUnits)
        .set({ redeemedAt: null })
        .where(
          and(
            isNotNull(bookingUnits.redeemedAt),
            sql`EXISTS (SELECT 1 FROM json_each(${sent}) WHERE value ->> '$.uuid' = ${bookingUnits.uuid} AND ${bookingUnits.redeemedAt} <= coalesce(value ->> '$.at', ${bookingUnits.redeemedAt}))`,
          ),
        )
        .returning({ uuid: bookingUnits.uuid }),
      insertIf(db, requestEvents, event, becomesConfirmed, bookings),
      notifyResellers(db, becomesConfirmed, now),
      db
        .update(bookings)
        .set({
          status: 'CONFIRMED',
          redeemedAt: null,
          version: sql`version + 1`,
          updatedAt: now.toISOString(),
        })
        .where(becomesConfirmed),
    ]),
  )) as unknown as [{ uuid: string }[]];
  return opened.map(({ uuid }) => uuid);
}
