import { and, asc, isNull, lt, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import { read } from '#core/db/reader.ts';
import { bookings, bookingUnits } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { ofContactItems } from '#orders/items/person.sql.ts';

const IS_OVER: ReadonlySet<string> = new Set(['CANCELLED', 'EXPIRED', 'REDEEMED']);
const unitsOf = (ids: unknown) => sql`${bookingUnits.bookingId} IN ${ids}`;

/** The person of bookings. */
export const tripPerson: ItemKind['person'] = {
  isOf: (person) => ofContactItems(bookings, person),
  exported: (db, isTheirs) =>
    read(
      [
        db.select().from(bookings).where(isTheirs),
        db
          .select()
          .from(bookingUnits)
          .where(unitsOf(db.select({ id: bookings.id }).from(bookings).where(isTheirs)))
          .orderBy(asc(bookingUnits.position)),
      ],
      (booked, units) => ({
        rows: booked.map(
          ({
            manageTokenHash: _hash,
            idempotencyKey: _key,
            digest: _digest,
            uuid: _uuid,
            note: _note,
            ...row
          }) => ({
            ...row,
            units: units
              .filter(({ bookingId }) => bookingId === row.id)
              .map(({ ticketCode: _code, ...unit }) => unit),
          }),
        ),
        upcoming: booked
          .filter(
            ({ status, localDate }) =>
              !IS_OVER.has(status) && localDate >= menorcaToday(new Date()),
          )
          .map(({ reference, localDate: date }) => ({ reference, date })),
      }),
    ),
  erased: (db, isTheirs, stamp) => [
    db
      .update(bookingUnits)
      .set({ contact: {} })
      .where(unitsOf(sql`(SELECT ${bookings.id} FROM ${bookings} WHERE ${isTheirs})`)),
    db
      .update(bookings)
      .set({
        ...{ contactName: null, contactEmail: null, contactPhone: null, contact: {} },
        ...{ note: null, notes: null, digest: null, answers: [], pickup: null },
        // What was agreed stays, without the firm's words to the guest.
        offered: sql`json_set(${bookings.offered}, '$.note', '', '$.title', '')`,
        ...{ anonymisedAt: stamp, updatedAt: stamp, version: NEXT_VERSION },
      })
      .where(isTheirs),
  ],
  isOld: ({ before, day }) =>
    and(
      isNull(bookings.anonymisedAt),
      lt(bookings.createdAt, before),
      lt(bookings.localDate, day),
    ) ?? sql`false`,
};
