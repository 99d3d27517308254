import { and, eq, exists, inArray, not, type SQL } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { type Read, Reader } from '#core/db/reader.ts';
import { bookings, tripOptions } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import {
  isDuplicate,
  refuseOtherWords,
  type SentWords,
} from '#core/http/protection/same-request.ts';
import { demandUse } from '#money/codes/find-code.ts';
import type { Departure } from '#orders/departures/departures.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import { type Booking, bookingsRead, findBookings } from './booking.reads.ts';
import { type FirstStatus, type NewBooking, placing } from './placing.ts';
import { BookingRefused } from './refused.ts';
import type { UnitItem } from './unit-items.ts';
import type { Alongside } from './write.ts';

/** Bookings that the same words made; without a key only those that are not over, so that a guest can book again. */
const wordsMade = (sent: SentWords, now: Date): SQL | undefined =>
  and(
    isDuplicate(bookings, sent, now),
    sent.keyHash ? undefined : inArray(bookings.status, ['ON_HOLD', 'PENDING', 'CONFIRMED']),
  );

/** The booking that these words made before; with other words it is refused. */
export const wordsMadeRead = (
  db: Database,
  sent: SentWords,
  now: Date,
): Read<Booking | undefined> => {
  const { statements, shape } = bookingsRead(db, wordsMade(sent, now), 1);
  return {
    statements,
    shape: (results) => {
      const [booking] = shape(results);
      if (booking) refuseOtherWords(booking, sent);
      return booking;
    },
  };
};

/** The booking that this uuid, or these words, made before; of another reseller it is refused. */
export async function madeBefore(
  db: Database,
  { uuid, sent, resellerKeyId }: Pick<NewBooking, 'uuid' | 'sent' | 'resellerKeyId'>,
  now: Date,
): Promise<Booking | undefined> {
  if (sent) return new Reader(db).run(wordsMadeRead(db, sent, now));
  if (!uuid) return undefined;
  const [booking] = await findBookings(db, eq(bookings.uuid, uuid), 1);
  if (booking && booking.resellerKeyId !== (resellerKeyId ?? null))
    throw new BookingRefused('uuid_taken', 'problem.uuid_other_booking');
  return booking;
}

const otherWords = () => new BookingRefused('uuid_taken', 'problem.uuid_other_units');

/** Whether a booking is of that departure and of those units. */
function isSameOrder(
  booking: Booking,
  plan: Plan,
  { date, time }: Departure,
  units: readonly UnitItem[],
): boolean {
  const kinds = (items: readonly { unitId: number }[]) =>
    items
      .map(({ unitId }) => unitId)
      .sort((one, other) => one - other)
      .join();
  return (
    [booking.optionId, booking.localDate, booking.localTime].join() ===
      [plan.option.id, date, time].join() &&
    kinds(booking.units) === kinds(units) &&
    units.every(
      ({ uuid }) => uuid === undefined || booking.units.some((unit) => unit.uuid === uuid),
    )
  );
}

/**
 * Books places, as a hold unless said otherwise. Places are taken by one conditional write; undefined when the plan was changed after it was
 * read, and must be read again.
 */
export async function book(
  db: Database,
  { plan, departure }: { plan: Plan; departure: Departure },
  input: NewBooking,
  {
    now,
    id = crypto.randomUUID(),
    status = 'ON_HOLD',
    secret,
    alongside,
    known,
    after,
  }: {
    now: Date;
    /** A new one. */
    id?: string;
    status?: FirstStatus;
    secret: string;
    alongside?: Alongside;
    /** What `madeBefore` answered a moment ago. */
    known?: { before: Booking | undefined } | undefined;
    /** Reads the answer in the batch of the write. */
    after?: ReadAfter;
  },
): Promise<Booking | undefined> {
  const isOther = (booking: Booking) =>
    input.sent === undefined && !isSameOrder(booking, plan, departure, input.units);
  const { before } = known ?? { before: await madeBefore(db, input, now) };
  if (before && isOther(before)) throw otherWords();
  if (before) return before;
  const { statements } = await placing(db, { plan, departure }, input, {
    now,
    id,
    status,
    secret,
    alongside,
    isNew: (uuid) => {
      const isKnown = input.sent ? wordsMade(input.sent, now) : eq(bookings.uuid, uuid);
      return not(exists(db.select({ id: bookings.id }).from(bookings).where(isKnown)));
    },
  });
  const written = new ReadAfter(bookingsRead(db, eq(bookings.id, id), 1));
  const results = (await db.batch(
    batchOf([
      ...statements,
      db
        .select({ version: planVersion(plan.option.id) })
        .from(tripOptions)
        .where(eq(tripOptions.id, plan.option.id)),
      ...(after?.statements ?? []),
      ...written.statements,
    ]),
  )) as unknown[];
  written.take(results);
  const own = written.result?.value[0];
  const others = results.slice(0, -written.statements.length);
  if (own) after?.take(others);
  const made = own ?? (await madeBefore(db, input, now));
  if (made && !own && isOther(made)) throw otherWords();
  if (made) return made;
  const [option] = others.at(-1 - (after?.statements.length ?? 0)) as { version: number }[];
  if (option?.version !== plan.option.scheduleVersion) return undefined;
  if (input.discount) await demandUse(db, input.discount, now);
  throw new BookingRefused('sold_out', 'problem.sold_out');
}
