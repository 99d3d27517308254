import { and, eq, type SQL } from 'drizzle-orm';
import type { BookedExtra, BookingContact } from '#contract/bookings/bookings.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import type { Terms } from '#contract/money/terms.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, bookingUnits } from '#core/db/schema.ts';
import { says } from '#core/http/problem-text.ts';
import { keepDiscount } from '#money/codes/discounts.ts';
import { type Departure, stateOf } from '#orders/departures/departures.ts';
import { termsWith } from '#orders/departures/minimum.ts';
import { countUnits, takingOf } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { agreedLines, atSamePrice, pricedUnits } from '../agreed-price.ts';
import { type Booking, statusAt } from '../booking.reads.ts';
import { checkExtras, checkUnits } from '../check-units.ts';
import { contactColumns } from '../contact.ts';
import { answersOf } from '../needs/answers.ts';
import { departureId, hasRoom, isWithinAllotment, storeDeparture } from '../places.sql.ts';
import { BookingRefused } from '../refused.ts';
import { insertUnits, type UnitItem } from '../unit-items.ts';
import { demandFreeUuids } from '../unit-uuids.ts';
import { type Alongside, type By, type Changes, changeBooking } from '../write.ts';

/** A booking keeps its terms; another option brings its own. */
export const termsAfter = (
  booking: Pick<Booking, 'optionId' | 'terms'>,
  { option }: Plan,
): Terms => (option.id === booking.optionId ? booking.terms : option.terms);

/** What a booking is to be; absent parts stay as they are. */
export type BookingChange = {
  plan: Plan;
  departure: Departure;
  units?: readonly UnitItem[] | undefined;
  contact?: BookingContact | undefined;
  notes?: string | null | undefined;
  resellerReference?: string | null | undefined;
  expiresAt?: string | undefined;
  extras?: readonly BookedExtra[] | undefined;
  /** Of a departure that was called off: the booking may be over. */
  isRevived?: boolean | undefined;
  /** Another total than the plan's. */
  agreedCents?: number | undefined;
  /** The total stays what it is, and so does the discount in it. */
  keepsPrice?: boolean | undefined;
  /** Instead of its own. */
  terms?: Terms | undefined;
  /** Of the firm: also after the cut-off. */
  isLate?: boolean | undefined;
  /** Other columns, and statements that run with the change. */
  set?: Changes | undefined;
  alongside?: Alongside | undefined;
  /** Statements that run when the change leaves a hold paid, and thereby confirmed. */
  confirmed?: Alongside | undefined;
  /** A further condition of the write. */
  when?: SQL | undefined;
};

const CHANGEABLE = ['ON_HOLD', 'PENDING', 'CONFIRMED'] as const;

/** Refuses a booking that has ended. */
export function demandLive(booking: Booking, now: Date): void {
  const status = statusAt(booking, now);
  if (status === 'EXPIRED') throw new BookingRefused('expired', 'problem.hold_expired');
  if (!CHANGEABLE.some((one) => one === status))
    throw new BookingRefused('state', says('problem.booking_not_changeable', { status }));
}

/** The units as they are to be: those that are there keep their tickets. */
function mergedUnits(booking: Booking, items: readonly UnitItem[]): UnitItem[] {
  const known = new Map(booking.units.map((unit) => [unit.uuid, unit]));
  return items.map((item) => {
    const stored = item.uuid === undefined ? undefined : known.get(item.uuid);
    return {
      ...item,
      ticketCode: stored?.ticketCode,
      redeemedAt: stored?.redeemedAt ?? null,
      noShowAt: stored?.noShowAt ?? null,
      age: item.age ?? stored?.age ?? null,
      cents: stored?.cents,
      contact: item.contact ?? stored?.contact,
      resellerReference: item.resellerReference ?? stored?.resellerReference,
    };
  });
}

const isSameCount = (one: readonly { unitId: number }[], other: readonly { unitId: number }[]) =>
  [...one.map(({ unitId }) => unitId)].sort().join() ===
  [...other.map(({ unitId }) => unitId)].sort().join();

/** What a change makes of a booking: its units, lines and places. Refuses what the option does not sell like this. */
export function plannedChange(
  booking: Booking,
  { plan, departure, ...change }: BookingChange,
  now: Date,
) {
  const { units: wanted, extras, isRevived, isLate, agreedCents, keepsPrice } = change;
  if (!isRevived) demandLive(booking, now);
  const isMoved =
    booking.optionId !== plan.option.id ||
    booking.localDate !== departure.date ||
    booking.localTime !== departure.time;
  const units = wanted && mergedUnits(booking, wanted);
  const recounted = units && !isSameCount(units, booking.units) ? units : undefined;
  const isRepriced =
    isMoved || recounted !== undefined || extras !== undefined || agreedCents !== undefined;
  const unpriced = (units ?? booking.units).map((unit) =>
    isRepriced ? { ...unit, cents: undefined } : unit,
  );
  if (!isRepriced)
    return {
      isMoved,
      isRepriced,
      units,
      ordered: unpriced,
      isSmaller: true,
      place: undefined,
      totalCents: booking.totalCents,
    } as const;
  checkUnits(plan, unpriced);
  checkExtras(plan, extras ?? [], booking.extras);
  const counts = countUnits(unpriced);
  const taking = takingOf(plan, departure, counts);
  const isSmaller =
    !isMoved &&
    !isRevived &&
    taking.places <= booking.places &&
    taking.people <= (booking.people ?? booking.places);
  if (
    !isSmaller &&
    (isLate ? departure.isClosed : stateOf(departure, 0, now.getTime()).status === 'CLOSED')
  )
    throw new BookingRefused('closed', 'problem.departure_over');
  const kept = booking.optionId === plan.option.id ? booking.extras : [];
  const sold = (extras ?? kept).filter(({ extraId }) =>
    plan.extras.some(({ id }) => id === extraId),
  );
  const listed = priceLines(plan, departure, { units: counts, extras: sold });
  const isAgreed = agreedCents !== undefined || keepsPrice === true;
  const lines = keepsPrice
    ? atSamePrice(listed, booking)
    : isAgreed
      ? agreedLines(listed, agreedCents ?? 0)
      : keepDiscount(listed, booking.lines);
  const ordered = isAgreed ? pricedUnits(lines, unpriced) : unpriced;
  const totalCents = totalOf(lines);
  const place = {
    tripId: plan.option.tripId,
    optionId: plan.option.id,
    departureId: departureId(plan, departure),
    localDate: departure.date,
    localTime: departure.time,
    ...taking,
    lines,
    totalCents,
    priceVersion: plan.priceVersion,
    extras: sold,
    terms: change.terms ?? termsWith(termsAfter(booking, plan), departure.minimum),
  };
  return { isMoved, isRepriced, units, ordered, isSmaller, place, totalCents } as const;
}

/**
 * Changes date, option, trip, units, extras or contact. New places are taken by the same conditional write as of a new booking; until it
 * succeeds the former ones stay. Undefined when the plan or the booking changed after it was read.
 */
export async function changeTo(
  db: Database,
  booking: Booking,
  change: BookingChange,
  by: By,
): Promise<Booking | undefined> {
  const { plan, departure } = change;
  const { now } = by;
  if (change.units) await demandFreeUuids(db, change.units, booking);
  const { isMoved, units, ordered, isSmaller, place } = plannedChange(booking, change, now);
  const given = Array.isArray(change.set?.answers) ? change.set.answers : booking.answers;
  const texts = {
    ...(change.contact && contactColumns({ ...booking.contact, ...change.contact })),
    ...(change.notes !== undefined && { notes: change.notes }),
    ...(change.resellerReference !== undefined && { resellerReference: change.resellerReference }),
    // Moving the booking answers the call-off.
    ...(isMoved &&
      booking.choiceAskedAt !== null &&
      booking.choice === null && { choice: 'date' as const }),
    ...(change.expiresAt !== undefined &&
      booking.status === 'ON_HOLD' && { expiresAt: change.expiresAt }),
    ...change.set,
    ...(units && { answers: answersOf(given, ordered) }),
  };
  const alongside: Alongside = async (isDone, after) => [
    ...(units || place
      ? [
          db.delete(bookingUnits).where(and(eq(bookingUnits.bookingId, booking.id), isDone)),
          insertUnits(db, booking.id, plan, departure, ordered, isDone),
        ]
      : []),
    ...((await change.alongside?.(isDone, after)) ?? []),
  ];
  const { isRevived, confirmed } = change;
  if (!place)
    return changeBooking(db, booking, texts, by, {
      alongside,
      confirmed,
      isRevived,
      when: change.when,
    });

  const changed = await changeBooking(db, booking, { ...texts, ...place }, by, {
    before: [storeDeparture(db, plan, departure, now)],
    // Fewer places on the same departure always fit, also when its capacity was lowered beneath what is sold.
    when: and(
      isSmaller ? undefined : hasRoom(plan, departure, place, now, { except: booking.id }),
      isSmaller || booking.partnerId === null
        ? undefined
        : isWithinAllotment(plan, departure, booking.partnerId, place, now, booking.id),
      change.when,
    ),
    alongside,
    confirmed,
    isRevived,
    note: isMoved
      ? `${booking.localDate} ${booking.localTime} > ${departure.date} ${departure.time}`
      : `${booking.places} > ${place.places}`,
  });
  if (changed) return changed;
  const [current] = await db
    .select({
      version: bookings.version,
      plan: planVersion(plan.option.id),
    })
    .from(bookings)
    .where(eq(bookings.id, booking.id));
  if (current?.version !== booking.version || current.plan !== plan.option.scheduleVersion)
    return undefined;
  throw new BookingRefused('sold_out', 'problem.sold_out');
}
