import type { Context } from 'hono';
import type * as v from 'valibot';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { OfferedTerms } from '#contract/money/agreement.ts';
import type { Terms } from '#contract/money/terms.ts';
import type { OfferInput } from '#contract/orders/offers.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import type { App } from '#env';
import type { Booking } from '#orders/bookings/booking.reads.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { inboxState } from '#orders/bookings/inbox-states.ts';
import { offeredUnits, withTerms } from '#orders/bookings/offers/offered.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { type Alongside, type By, type Changes, changeBooking } from '#orders/bookings/write.ts';
import type { Departure } from '#orders/departures/departures.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { planAt } from '../desk.ts';
import { priceTickets, sharedPrice } from '../price-request.ts';

type Sent = v.InferOutput<typeof OfferInput>;
type Start = { plan: Plan; departure: Departure };

/** Refuses an offer for what has a price, or is over; one that was made can be made anew. */
function demandOfferable({ status, endedAs, lines, totalCents, offer, resellerKeyId }: Booking) {
  const state = inboxState({ status, endedAs });
  const isOpen =
    state === 'new' || ((state === 'on_hold' || state === 'expired') && offer !== null);
  if (!isOpen || resellerKeyId !== null) throw new BookingRefused('state', 'problem.not_offerable');
  const hasPrice = lines.length > 0 || totalCents > 0;
  if (hasPrice && offer === null) throw refuse('totalCents', 'invalid', 'problem.price_stands');
}

function priceOf({ totalCents, isFree, depositCents }: Sent): number {
  if (totalCents === undefined && !isFree)
    throw refuse('totalCents', 'required', 'problem.price_needed');
  if (totalCents !== undefined && isFree)
    throw refuse('isFree', 'invalid', 'problem.price_or_free');
  const cents = totalCents ?? 0;
  if (cents === 0 && !isFree) throw refuse('totalCents', 'required', 'problem.price_needed');
  if (depositCents > cents) throw refuse('depositCents', 'too_many', 'problem.deposit_above_price');
  return cents;
}

const termsOf = (terms: Terms, totalCents: number, depositCents: number): Terms => ({
  ...terms,
  payment: depositCents === 0 ? 'none' : depositCents === totalCents ? 'all' : 'deposit',
  depositPercent: null,
  depositCents: depositCents > 0 && depositCents < totalCents ? depositCents : null,
});

export type MadeOffer = { offered: OfferedTerms; until: string | null; start: Start | undefined };

/** The offer as it is to be, before a write. */
export async function plannedOffer(
  c: Context<App>,
  booking: Booking,
  sent: Sent,
  now: Date,
): Promise<MadeOffer> {
  demandOfferable(booking);
  const totalCents = priceOf(sent);
  const { optionId, departureId, title, note, isHeld, depositCents } = sent;
  const start =
    optionId !== null && departureId !== null ? await planAt(c, optionId, departureId) : undefined;
  if (optionId !== null && !start) throw refuse('departureId', 'required', 'form.required');
  if (start && start.plan.option.tripId !== booking.tripId)
    throw refuse('optionId', 'invalid', 'problem.no_such_departure');
  // Of one that was offered on a departure before, the day decides on its places.
  if (!start && booking.status !== 'PENDING')
    throw refuse('optionId', 'required', 'problem.offer_needs_departure');
  if (!start && isHeld) throw refuse('isHeld', 'invalid', 'problem.hold_needs_departure');
  if (isHeld && sent.until === null) throw refuse('until', 'required', 'problem.hold_needs_end');
  if (sent.until !== null && sent.until <= now.toISOString())
    throw refuse('until', 'past', 'form.past');
  const begins = start && new Date(start.departure.startsAt).toISOString();
  // Nothing is accepted once it has begun.
  const until = begins && (sent.until === null || sent.until > begins) ? begins : sent.until;
  const offered: OfferedTerms = {
    ...{ optionId, departureId, title, note, isHeld, totalCents, depositCents },
    date: start?.departure.date ?? sent.date ?? booking.localDate,
    time: start?.departure.time ?? sent.time,
  };
  return { offered, until, start };
}

/**
 * Writes the offer, and takes its places with it if they are held: one conditional write. One that holds nothing takes no places, also where an
 * earlier one did. Undefined when another change came first.
 */
export function writeOffer(
  c: Context<App>,
  { booking, request }: { booking: Booking; request: TripRequestDetail },
  { offered, until, start }: MadeOffer,
  by: By,
  alongside: Alongside,
): Promise<Booking | undefined> {
  const { db } = c.var;
  const { totalCents, depositCents, isHeld } = offered;
  const set: Changes = { offer: 'made', offered, offerUntil: until };
  // Those of what is offered, from the offer on: the guest reads them and accepts them.
  const terms = termsOf(start?.plan.option.terms ?? booking.terms, totalCents, depositCents);
  if (isHeld && start) {
    return changeTo(
      db,
      { ...booking, terms },
      {
        ...withTerms(start, terms),
        units: offeredUnits(start.plan, booking),
        ...{ agreedCents: totalCents, isLate: true, isRevived: true, alongside },
        set: { ...set, status: 'ON_HOLD', expiresAt: until, confirmedAt: null },
      },
      by,
    );
  }
  // Its people share the total until it is accepted.
  const price = sharedPrice(request, totalCents);
  const status = booking.status === 'PENDING' ? 'PENDING' : 'EXPIRED';
  return changeBooking(
    db,
    booking,
    {
      ...set,
      ...{ status, expiresAt: null, totalCents, lines: price.lines, terms },
    },
    by,
    {
      isRevived: true,
      alongside: async (isDone, after) => [
        priceTickets(db, booking.id, price, isDone),
        ...(await alongside(isDone, after)),
      ],
    },
  );
}
