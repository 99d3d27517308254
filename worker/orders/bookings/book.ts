import { and, eq, exists, inArray, not, type SQL } from 'drizzle-orm';
import type {
  BookedExtra,
  BookingContact,
  BookingSource,
  BookingStatus,
} from '#contract/bookings/bookings.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import { holdEnd } from '#contract/bookings/hold-end.ts';
import type { Language } from '#contract/languages/language.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { type Read, Reader } from '#core/db/reader.ts';
import { bookings, requestEvents, tripOptions } from '#core/db/schema.ts';
import { attribution, type SentBy } from '#core/db/statements/attribution.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import {
  isDuplicate,
  refuseOtherWords,
  type SentWords,
} from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { bringerOf, type Discount, discounted } from '#money/codes/discounts.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { hasUse } from '#money/codes/uses.sql.ts';
import { oweStatement } from '#money/ledger/entries.ts';
import { type Departure, stateOf } from '#orders/departures/departures.ts';
import { countUnits, placesOf } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { agreedLines, pricedUnits } from './agreed-price.ts';
import { type Booking, bookingsRead, findBookings } from './booking.reads.ts';
import { checkExtras, checkUnits } from './check-units.ts';
import { contactColumns } from './contact.ts';
import { departureId, hasRoom, storeDeparture } from './places.sql.ts';
import { BookingRefused } from './refused.ts';
import { insertUnits, type UnitItem } from './unit-items.ts';
import { demandFreeUuids } from './unit-uuids.ts';
import type { Alongside } from './write.ts';

export type NewBooking = {
  /** The same uuid never books twice. */
  uuid?: string | undefined;
  /** Of a guest's form: the same words are the same booking. */
  sent?: SentWords;
  units: readonly UnitItem[];
  extras?: readonly BookedExtra[];
  contact?: BookingContact | undefined;
  language: Language;
  notes?: string | null | undefined;
  source: BookingSource;
  resellerKeyId?: number;
  resellerReference?: string | null | undefined;
  holdMinutes?: number | undefined;
  /** The partner who sent the guest. */
  sentBy?: SentBy | undefined;
  /** The firm's own words. */
  note?: string | null | undefined;
  /** Another total than the plan's. */
  agreedCents?: number | undefined;
  /** A code that was found to be usable; the write decides whether a use is left. An agreed total counts before it. */
  discount?: Discount | undefined;
  /** Of the firm: also after the cut-off. */
  isLate?: boolean;
  /** Of the guest who accepted the privacy policy. */
  privacyEdition?: string;
  /** Of the guest who accepted the terms, or has to when the firm confirms. */
  termsEdition?: string;
  termsAcceptedAt?: string;
  offer?: 'due';
  /** `key:3`, `user:1`, `guest`. */
  actor: string;
};

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
    status?: Extract<BookingStatus, 'ON_HOLD' | 'CONFIRMED' | 'PENDING'>;
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
  checkUnits(plan, input.units);
  checkExtras(plan, input.extras ?? []);
  await demandFreeUuids(db, input.units);
  if (input.isLate ? departure.isClosed : stateOf(departure, 0, now.getTime()).status === 'CLOSED')
    throw new BookingRefused('closed', 'problem.departure_over');
  const counts = countUnits(input.units);
  const places = placesOf(plan, departure, counts);
  const listed = priceLines(plan, departure, { units: counts, extras: input.extras });
  const isAgreed = input.agreedCents !== undefined;
  const { discount } = input;
  const atList = discount ? discounted(listed, discount) : listed;
  const lines = isAgreed ? agreedLines(listed, input.agreedCents ?? 0) : atList;
  const stamp = now.toISOString();
  const uuid = input.uuid ?? crypto.randomUUID();
  const isMade = exists(db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)));
  const isKnown = input.sent ? wordsMade(input.sent, now) : eq(bookings.uuid, uuid);
  const isNew = not(exists(db.select({ id: bookings.id }).from(bookings).where(isKnown)));
  const row = {
    id,
    uuid,
    reference: newReference(),
    idempotencyKey: input.sent?.keyHash ?? null,
    digest: input.sent?.digest ?? null,
    status,
    tripId: plan.option.tripId,
    optionId: plan.option.id,
    departureId: departureId(plan, departure),
    localDate: departure.date,
    localTime: departure.time,
    places,
    expiresAt: status === 'ON_HOLD' ? holdEnd(input.holdMinutes, now, now) : null,
    confirmedAt: status === 'CONFIRMED' ? stamp : null,
    totalCents: totalOf(lines),
    lines,
    extras: [...(input.extras ?? [])],
    priceVersion: plan.priceVersion,
    terms: plan.option.terms,
    ...contactColumns(input.contact ?? {}),
    language: input.language,
    notes: input.notes ?? null,
    note: input.note ?? null,
    source: input.source,
    resellerKeyId: input.resellerKeyId ?? null,
    resellerReference: input.resellerReference ?? null,
    manageTokenHash: await hashToken(await bookingToken(secret, id)),
    codeId: discount?.id ?? null,
    ...(input.privacyEdition !== undefined && {
      privacyEdition: input.privacyEdition,
      privacyAcceptedAt: stamp,
    }),
    termsEdition: input.termsEdition ?? null,
    termsAcceptedAt: input.termsAcceptedAt ?? null,
    offer: input.offer ?? null,
    createdAt: stamp,
    updatedAt: stamp,
  };
  const bookedBy =
    input.resellerKeyId === undefined
      ? bringerOf(discount, input.sentBy)
      : { keyId: input.resellerKeyId };
  const written = new ReadAfter(bookingsRead(db, eq(bookings.id, id), 1));
  const results = (await db.batch(
    batchOf([
      storeDeparture(db, plan, departure, now),
      insertIf(
        db,
        bookings,
        { ...row, ...attribution('booking', bookedBy) },
        and(isNew, hasRoom(plan, departure, places, now), discount && hasUse(discount.id, now)) ??
          isNew,
      ),
      insertUnits(
        db,
        id,
        plan,
        departure,
        isAgreed ? pricedUnits(lines, input.units) : input.units,
        isMade,
      ),
      insertIf(
        db,
        requestEvents,
        { requestId: id, kind: 'booking', toStatus: status, actor: input.actor, createdAt: stamp },
        isMade,
      ),
      oweStatement(db, { kind: 'booking', id }, { actor: input.actor, now }),
      ...((await alongside?.(isMade, row)) ?? []),
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
  if (discount) await demandUse(db, discount, now);
  throw new BookingRefused('sold_out', 'problem.sold_out');
}
