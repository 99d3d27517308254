import { and, isNull, lt, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import { read } from '#core/db/reader.ts';
import { transferLegs, transferRequests } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { ofContactItems } from '#orders/items/person.sql.ts';

const IS_OVER: ReadonlySet<string> = new Set([
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'no_show',
  'spam',
]);
const legsOf = (ids: unknown) => sql`${transferLegs.requestId} IN ${ids}`;

/** The person of transfers. */
export const transferPerson: ItemKind['person'] = {
  isOf: (person) => ofContactItems(transferRequests, person),
  exported: (db, isTheirs) =>
    read(
      [
        db.select().from(transferRequests).where(isTheirs),
        db
          .select()
          .from(transferLegs)
          .where(
            legsOf(db.select({ id: transferRequests.id }).from(transferRequests).where(isTheirs)),
          ),
      ],
      (requests, legs) => {
        const today = menorcaToday(new Date());
        const ofRequest = (id: string) => legs.filter(({ requestId }) => requestId === id);
        return {
          rows: requests.map(
            ({ manageTokenHash: _hash, idempotencyKey: _key, digest: _digest, ...row }) => ({
              ...row,
              journeys: ofRequest(row.id).map(({ driverId: _driver, ...journey }) => journey),
            }),
          ),
          upcoming: requests
            .filter(({ status }) => !IS_OVER.has(status))
            .flatMap(({ id, reference }) =>
              ofRequest(id)
                .filter(({ localDate }) => localDate >= today)
                .map(({ localDate: date }) => ({ reference, date })),
            ),
        };
      },
    ),
  erased: (db, isTheirs, stamp) => [
    db
      .update(transferLegs)
      .set({ pickupAddress: null, dropoffAddress: null })
      .where(
        legsOf(sql`(SELECT ${transferRequests.id} FROM ${transferRequests} WHERE ${isTheirs})`),
      ),
    db
      .update(transferRequests)
      .set({
        ...{ contactName: null, contactEmail: null, contactPhone: null, signName: null },
        ...{ note: null, digest: null, offerNote: '' },
        ...{ anonymisedAt: stamp, updatedAt: stamp, version: NEXT_VERSION },
      })
      .where(isTheirs),
  ],
  isOld: ({ before, day }) =>
    and(
      isNull(transferRequests.anonymisedAt),
      lt(transferRequests.createdAt, before),
      sql`NOT EXISTS (SELECT 1 FROM transfer_legs AS leg WHERE leg.request_id = ${transferRequests.id} AND leg.local_date >= ${day})`,
    ) ?? sql`false`,
};
