import { sql } from 'drizzle-orm';
import { Reader } from '#core/db/reader.ts';
import { payUntil } from '#money/payments/pays-first.ts';
import { book } from '#orders/bookings/book.ts';
import { type Booking, findBooking, statusAt } from '#orders/bookings/booking.reads.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { bringInto } from '#orders/bookings/changes/firm-states.ts';
import { split } from '#orders/bookings/changes/split.ts';
import { cancel } from '#orders/bookings/changes/states.ts';
import { isUndecided } from '#orders/bookings/ending.ts';
import { chooseRefund, revived } from '#orders/bookings/guest/choice.ts';
import { heldBooking } from '#orders/bookings/guest/guest-booking.reads.ts';
import { holderTerms } from '#orders/bookings/guest/terms.ts';
import { changeBooking } from '#orders/bookings/write.ts';
import { closeAndAsk } from '#orders/calendar/calling-off/call-off.ts';
import { DAYS, OPTION, PRICE_CENTS, SECRET, type World } from './world.ts';

const CONTACT = { fullName: 'Ana', emailAddress: 'ana@example.com' };
/** What the desk agrees on. */
const PRICES = [2000, PRICE_CENTS, 9000, 13_000];
const LONG_NOTICE_MINUTES = 60 * 24 * 60;
const FIRM = 'user:1';

export const CHANGES = [
  'fewer',
  'more',
  'price',
  'confirm',
  'split',
  'choose',
  'decline',
  'cancel',
  'late_cancel',
  'guest_cancel',
] as const;
export type Change = (typeof CHANGES)[number];

export async function bookPlaces(
  world: World,
  people: number,
  day: string = DAYS[0],
): Promise<void> {
  const start = await world.start(day);
  if (!start) return;
  const units = Array.from({ length: people }, () => ({ unitId: 1 }));
  const input = {
    units,
    language: 'en',
    source: 'site',
    actor: 'guest',
    contact: CONTACT,
  } as const;
  const made = await book(world.stage.db, start, input, { now: world.at, secret: SECRET });
  if (!made) return;
  world.made.push(made);
  if (world.isNoticeLong) world.underLongNotice.add(made.id);
}

/** The firm asks for a longer notice of what is booked from now on. */
export async function raiseLimit(world: World): Promise<void> {
  await world.stage.db.run(
    sql`UPDATE trip_options SET cancellation_minutes = ${LONG_NOTICE_MINUTES} WHERE id = ${OPTION}`,
  );
  world.isNoticeLong = true;
  world.planChanges();
}

/** The departure of the first day does not take place. */
export async function callOff(world: World): Promise<void> {
  const start = await world.start(DAYS[0]);
  const named = { optionId: OPTION, date: DAYS[0], time: '10:00' };
  const by = { actor: FIRM, now: world.at };
  await closeAndAsk(
    world.stage.db,
    { start: named, plan: start?.plan, reason: 'Wind', mailTo: async () => undefined },
    by,
  );
  world.planChanges();
}

/** The guest's own cancellation costs what the terms say under which it was booked. */
async function cancelAsGuest(world: World, booking: Booking): Promise<void> {
  if (booking.status === 'CANCELLED') return;
  const isFree =
    booking.status !== 'CONFIRMED' ||
    booking.calledOffAt !== null ||
    !world.underLongNotice.has(booking.id);
  const { refund } = await cancel(world.stage.db, booking, null, world.by);
  if (refund !== (isFree ? 'FULL' : 'NONE'))
    throw new Error(`A cancellation ended with the refund ${refund}, not under its own terms.`);
}

/** The guest of a departure that was called off chooses another day, or the money. */
async function choose(world: World, booking: Booking, n: number): Promise<unknown> {
  const { db } = world.stage;
  const held = await new Reader(db).run(heldBooking(db, booking.reference));
  if (!held || !isUndecided(held.booking)) return undefined;
  if (n % 2 === 0) return chooseRefund(db, held, { actor: 'guest', now: world.at }, () => []);
  const next = await world.start(DAYS[1]);
  return next && holderTerms(held, world.at).canChange
    ? changeTo(db, booking, { ...next, ...revived(booking) }, world.by)
    : undefined;
}

export async function change(world: World, kind: Change, id: string, n: number): Promise<unknown> {
  const { db } = world.stage;
  const booking = await findBooking(db, id);
  if (!booking) return undefined;
  const { by } = world;
  const firm = { actor: FIRM, now: world.at };
  const { units } = booking;
  const start = await world.start(booking.localDate);
  switch (kind) {
    case 'choose':
      return choose(world, booking, n);
    case 'guest_cancel':
      return cancelAsGuest(world, booking);
    case 'cancel':
    case 'late_cancel':
      return cancel(db, booking, null, by, {
        set: { refund: kind === 'cancel' ? 'FULL' : 'NONE' },
      });
    case 'confirm':
      return statusAt(booking, world.at) === 'ON_HOLD'
        ? changeBooking(db, booking, { expiresAt: payUntil(booking, world.at) }, by)
        : undefined;
    case 'decline': {
      const isDeclined = booking.status === 'CANCELLED' && booking.endedAs === 'declined';
      if (isDeclined) world.dearer.add(id);
      else if (booking.status !== 'CONFIRMED') return undefined;
      return bringInto(db, booking, isDeclined ? 'confirmed' : 'declined', firm, () => []);
    }
    case 'split': {
      const tickets = units.slice(1).map(({ uuid }) => uuid);
      const done = await split(
        db,
        booking,
        { tickets, placesOf: () => 1, secret: SECRET, alongside: () => [] },
        by,
      );
      if (!done?.own) return undefined;
      world.made.push(done.own);
      for (const facts of [world.underLongNotice, world.dearer])
        if (facts.has(id)) facts.add(done.own.id);
      return done;
    }
    case 'price': {
      const agreedCents = PRICES[n] ?? PRICE_CENTS;
      if (agreedCents > booking.totalCents) world.dearer.add(id);
      return start && changeTo(db, booking, { ...start, agreedCents, isLate: true }, firm);
    }
    case 'more': {
      world.dearer.add(id);
      return start && changeTo(db, booking, { ...start, units: [...units, { unitId: 1 }] }, by);
    }
    case 'fewer': {
      // By the list again, which may be more than what the desk had agreed on.
      if (booking.totalCents < PRICE_CENTS * (units.length - 1)) world.dearer.add(id);
      return start && units.length > 1
        ? changeTo(db, booking, { ...start, units: units.slice(1) }, by)
        : undefined;
    }
  }
}
