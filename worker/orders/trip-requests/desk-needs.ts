import type { Context } from 'hono';
import type * as v from 'valibot';
import type { DeskBookingChange } from '#contract/bookings/desk.schema.ts';
import type { App } from '#env';
import type { Booking } from '#orders/bookings/booking.reads.ts';
import { takeAnswers } from '#orders/bookings/needs/answers.ts';
import { optionNeeds } from '#orders/bookings/needs/option-needs.reads.ts';
import { takePickup } from '#orders/bookings/needs/pickup.ts';

type Needed = Pick<v.InferOutput<typeof DeskBookingChange>, 'answers' | 'pickup'>;

/** What the guest was asked, and where they are picked up, as the desk corrects it. */
export async function neededOf(c: Context<App>, booking: Booking, sent: Needed, now: Date) {
  if (!sent.answers && sent.pickup === undefined) return {};
  const { language, units: tickets, answers: before, pickup } = booking;
  const { questions, pickups } = await c.var.reader.run(optionNeeds(c.var.db, booking.optionId));
  const given = takeAnswers({ questions, tickets, language }, sent.answers ?? [], { before, now });
  return { answers: given, pickup: takePickup(pickups, sent.pickup, pickup) };
}
