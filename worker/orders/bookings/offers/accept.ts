import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { departures } from '#core/db/schema.ts';
import { acceptedOffer } from '#core/db/statements/agreement.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import type { App } from '#env';
import { departureById } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import type { Booking } from '../booking.reads.ts';
import { changeTo } from '../changes/change.ts';
import { confirm } from '../changes/states.ts';
import type { Around } from '../mails/booking-mails.ts';
import { BookingRefused } from '../refused.ts';
import { type Alongside, type By, changeBooking } from '../write.ts';
import { offeredUnits, withTerms } from './offered.ts';

/** Any day of the option can be asked for: it has neither a limit nor anything that it uses. */
const hasNoLimit = (optionId: number) =>
  sql`EXISTS (SELECT 1 FROM trip_options WHERE id = ${optionId} AND availability_type = 'OPENING_HOURS' AND capacity IS NULL) AND NOT EXISTS (SELECT 1 FROM trip_option_uses WHERE option_id = ${optionId})`;

/** A day in the firm's own words: its request takes no places, so that the day is written as it is. */
function acceptDay(c: Context<App>, booking: Booking, by: By, agreed: Agreed, mails: Alongside) {
  const { db } = c.var;
  const { optionId, offered } = booking;
  const { date, time } = offered ?? { date: booking.localDate, time: booking.localTime };
  const isAsAsked = date === booking.localDate && time === booking.localTime;
  const startsAt = new Date(instantOfWall(date, time)).toISOString();
  const departure = {
    ...{ optionId, localDate: date, localTime: time, startsAt },
    ...{ scheduleVersion: planVersion(optionId), createdAt: by.now.toISOString() },
  };
  const departureId = sql<number>`(SELECT id FROM departures WHERE option_id = ${optionId} AND local_date = ${date} AND local_time = ${time})`;
  return changeBooking(
    db,
    booking,
    { ...agreed, departureId, localDate: date, localTime: time },
    by,
    {
      before: [insertIf(db, departures, departure, sql`true`).onConflictDoNothing()],
      when: isAsAsked ? undefined : hasNoLimit(optionId),
      alongside: mails,
    },
  );
}

type Agreed = ReturnType<typeof acceptedOffer> & {
  status: 'CONFIRMED';
  confirmedAt: string;
  expiresAt: null;
};

/**
 * The guest accepts: terms, price and places in one conditional write. Places that were not held are taken by it, or it is refused with the offer as
 * it was. Undefined when the booking or the plan was changed meanwhile.
 */
export async function acceptOffer(
  c: Context<App>,
  booking: Booking,
  edition: string,
  by: By,
  mailsOf: (option?: Pick<Around, 'option' | 'units'>) => Alongside,
): Promise<Booking | undefined> {
  const { now } = by;
  const agreed: Agreed = {
    ...acceptedOffer(edition, now),
    ...{ status: 'CONFIRMED', confirmedAt: now.toISOString(), expiresAt: null },
  };
  const { offered, terms, totalCents } = booking;
  if (booking.status === 'ON_HOLD' || !offered)
    return confirm(c.var.db, booking, true, by, {
      set: acceptedOffer(edition, now),
      alongside: mailsOf(),
    });
  const { optionId, departureId, date } = offered;
  if (optionId === null || departureId === null)
    return acceptDay(c, booking, by, agreed, mailsOf());
  const [plan] = await c.var.reader.run(
    plansOf(c.var.db, { optionId }, { from: date, to: date }, 'booked', now),
  );
  const departure = plan && departureById(plan, departureId);
  if (!plan || !departure || departure.isClosed)
    throw new BookingRefused('closed', 'problem.departure_closed');
  return changeTo(
    c.var.db,
    booking,
    {
      ...withTerms({ plan, departure }, terms),
      units: offeredUnits(plan, booking),
      ...{ agreedCents: totalCents, isLate: true, isRevived: true, set: agreed },
      alongside: mailsOf(plan),
    },
    by,
  );
}
