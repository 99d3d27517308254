import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { ItemInput } from '#contract/orders/orders.ts';
import { isBookingToken } from '#core/auth/manage-link.ts';
import { bookings, requestEvents } from '#core/db/schema.ts';
import { isOneOf, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Released } from '#orders/items/item-kind.ts';
import type { Ordering } from '#orders/items/ordering.ts';

/** Ids of the holds that the items name with their links. They end with the order, whose own items take their places. */
async function namedHolds(
  { db, secret }: Pick<Ordering, 'db' | 'secret'>,
  items: readonly ItemInput<'trip'>[],
): Promise<string[]> {
  const named = items.flatMap(({ hold }) => (hold ? [hold] : []));
  if (named.length === 0) return [];
  const rows = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      manageTokenHash: bookings.manageTokenHash,
    })
    .from(bookings)
    .where(
      and(
        inArray(
          bookings.reference,
          named.map(({ reference }) => reference),
        ),
        eq(bookings.status, 'ON_HOLD'),
        isNull(bookings.contactName),
      ),
    );
  const own = await Promise.all(
    rows.map(async (row) => {
      const hold = named.find(({ reference }) => reference === row.reference);
      return hold && (await isBookingToken(row, hold.token, secret)) ? [row.id] : [];
    }),
  );
  return own.flat();
}

/** Ends the holds if the order is made. */
function endHolds({ db, now, isNew }: Ordering, ids: readonly string[]): BatchItem<'sqlite'>[] {
  if (ids.length === 0) return [];
  const stamp = now.toISOString();
  const isHeld = and(isOneOf(bookings.id, ids), eq(bookings.status, 'ON_HOLD'), isNew);
  return [
    insertIf(
      db,
      requestEvents,
      {
        ...{ requestId: bookings.id, kind: 'booking' as const },
        ...{ fromStatus: 'ON_HOLD', toStatus: 'EXPIRED', actor: 'guest', createdAt: stamp },
      },
      isHeld ?? sql`0`,
      bookings,
    ),
    db
      .update(bookings)
      .set({ status: 'EXPIRED', version: NEXT_VERSION, updatedAt: stamp })
      .where(isHeld),
  ];
}

/** The guest's own holds: they end in the batch of the order, if it is made. */
export async function releaseHolds(
  ordering: Ordering,
  items: readonly ItemInput<'trip'>[],
): Promise<Released> {
  const ids = await namedHolds(ordering, items);
  return { ids, statements: endHolds(ordering, ids) };
}
