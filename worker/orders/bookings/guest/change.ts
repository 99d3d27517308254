import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { GuestBookingChange } from '#contract/bookings/guest-bookings.schema.ts';
import type { GuestBooking, GuestBookingCost } from '#contract/bookings/guest-bookings.ts';
import { read } from '#core/db/reader.ts';
import { tripOptions } from '#core/db/schema.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { hasProvider } from '#money/payments/providers/providers.ts';
import { paymentsRead } from '#money/payments/settings.ts';
import { inForce } from '#money/payments/terms.ts';
import { type Departure, departureById, departuresBetween } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { takenBy } from '../booking.reads.ts';
import { type BookingChange, changeTo, plannedChange } from '../changes/change.ts';
import { endingOf, freeUntil, isUndecided } from '../ending.ts';
import { mailStatements } from '../mails/booking-mails.ts';
import { isFull } from '../places.sql.ts';
import { BookingRefused } from '../refused.ts';
import { isOffered, revived } from './choice.ts';
import type { HeldBooking } from './guest-booking.reads.ts';
import { again, type Holder, holderOf } from './holder.ts';
import { orderedUnits } from './ordered-units.ts';
import { holderTerms } from './terms.ts';

type ChangeInput = v.InferOutput<typeof GuestBookingChange>;

/** The change as the booking's option, or another one of its trip, sells it. */
async function wanted(
  c: Context<App>,
  held: HeldBooking,
  input: ChangeInput,
  now: Date,
): Promise<BookingChange> {
  const { booking } = held;
  if (isUndecided(booking) && held.isPaidBack)
    throw new BookingRefused('state', 'problem.paid_back');
  if (!holderTerms(held, now).canChange)
    throw endingOf(booking, now) === undefined
      ? new BookingRefused('state', 'problem.not_changeable_online')
      : new BookingRefused('late', 'problem.change_late');
  const day = input.departureId?.slice(0, 10) ?? booking.localDate;
  const plans = await c.var.reader.run(
    plansOf(c.var.db, { tripId: booking.tripId }, { from: day, to: day }),
  );
  const plan = plans.find(({ option }) => option.id === (input.optionId ?? booking.optionId));
  const departure = plan && departureIn(plan, input, held);
  if (!plan || !departure) throw new BookingRefused('closed', 'problem.departure_closed');
  const units = input.units && orderedUnits(plan, input.units, booking.units);
  if (!units && plan.option.id !== booking.optionId)
    throw new BookingRefused('units', 'problem.option_needs_units');
  const extras = input.extras && !isSame(input.extras, booking.extras) ? input.extras : undefined;
  const change = { plan, departure, units, extras };
  return {
    ...change,
    ...(isUndecided(booking) && revived(booking)),
    ...(isOffered(held, change) && { keepsPrice: true }),
  };
}

const isSame = (
  one: readonly { extraId: number; quantity: number }[],
  other: readonly { extraId: number; quantity: number }[],
) => {
  const inOrder = (extras: typeof one) =>
    extras
      .map(({ extraId, quantity }) => `${extraId} ${quantity}`)
      .sort()
      .join();
  return inOrder(one) === inOrder(other);
};

function departureIn(
  plan: Plan,
  { departureId }: ChangeInput,
  { booking }: HeldBooking,
): Departure | undefined {
  if (departureId !== undefined) return departureById(plan, departureId);
  return departuresBetween(plan, booking.localDate, booking.localDate).find(
    ({ time }) => time === booking.localTime,
  );
}

/** The terms of another option, as its guest meets them. */
function newTerms(
  { plan, departure }: BookingChange,
  isTaken: boolean,
): NonNullable<GuestBookingCost['terms']> {
  const { terms } = plan.option;
  const { payment, depositPercent, depositCents } = inForce(terms, isTaken);
  const limit = freeUntil({ localDate: departure.date, localTime: departure.time, terms });
  return {
    payment,
    depositPercent,
    depositCents,
    freeUntil: limit === undefined ? null : new Date(limit).toISOString(),
  };
}

/** What the change costs, and whether it can be had, without a write. */
export async function costOfChange(
  c: Context<App>,
  held: HeldBooking,
  input: ChangeInput,
): Promise<GuestBookingCost> {
  const { booking } = held;
  const now = new Date();
  const change = await wanted(c, held, input, now);
  const { plan, departure } = change;
  const { place, isSmaller, totalCents } = plannedChange(booking, change, now);
  const full = isFull(plan, departure, place ?? takenBy(booking), now, [booking.id]);
  const [[state], payments] = await Promise.all([
    c.var.reader.run(
      read(
        [
          c.var.db
            .select({ isFull: full.as('isFull') })
            .from(tripOptions)
            .where(eq(tripOptions.id, plan.option.id)),
        ],
        (rows) => rows,
      ),
    ),
    c.var.reader.run(paymentsRead(c.env, c.var.db)),
  ]);
  if (place && !isSmaller && state?.isFull !== 0)
    throw new BookingRefused('sold_out', 'problem.sold_out');
  const terms =
    plan.option.id === booking.optionId ? null : newTerms(change, hasProvider(c.env, payments));
  return {
    totalCents,
    lines: place?.lines ?? booking.lines,
    differenceCents: totalCents - booking.totalCents,
    feeCents: 0,
    terms,
  };
}

/** Changes the booking, whose places stay until the new ones are taken; `first` and `site` were read before. */
export async function change(
  c: Context<App>,
  input: ChangeInput,
  first: Holder,
  site: MailSite,
): Promise<GuestBooking> {
  const held = await again(async (isFirst) => {
    const one = isFirst ? first : await holderOf(c, input.token, first.booking.reference);
    return (await changeOnce(c, input, one, site)) && one;
  });
  return held.answered();
}

async function changeOnce(c: Context<App>, input: ChangeInput, held: Holder, site: MailSite) {
  const now = new Date();
  const next = await wanted(c, held, input, now);
  const { totalCents, isRepriced } = plannedChange(held.booking, next, now);
  if (!isRepriced && !isUndecided(held.booking)) return held.booking;
  if (input.totalCents !== undefined && input.totalCents !== totalCents)
    throw new BookingRefused('changed', 'problem.price_changed');
  const { plan } = next;
  const around = { trip: held.trip, option: plan.option, units: plan.units };
  const more = held.inMails();
  const isMailed = held.booking.status !== 'ON_HOLD';
  const alongside = mailStatements(c.var.db, { event: 'changed', site, around, more, now });
  const event = plan.option.instantConfirmation ? ('confirmed' as const) : ('received' as const);
  const confirmed = mailStatements(c.var.db, {
    event,
    site,
    around,
    more: { ...more, isInstant: true },
    now,
  });
  return changeTo(
    c.var.db,
    held.booking,
    { ...next, confirmed, ...(isMailed && { alongside }) },
    held.by(now),
  );
}
