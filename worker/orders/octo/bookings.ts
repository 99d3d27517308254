import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { BookingContact } from '#contract/bookings/bookings.ts';
import { holdEnd } from '#contract/bookings/hold-end.ts';
import { isBookable } from '#contract/calendar.ts';
import { bookings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { departureId } from '#core/values/wall-clock.ts';
import type { App } from '#env';
import { book } from '#orders/bookings/book.ts';
import { type Booking, findBookings } from '#orders/bookings/booking.reads.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { checkContact } from '#orders/bookings/contact.ts';
import { answersOf, named, takeAnswers } from '#orders/bookings/needs/answers.ts';
import { takePickup } from '#orders/bookings/needs/pickup.ts';
import type { UnitItem } from '#orders/bookings/unit-items.ts';
import { type Departure, departureById, departuresOn } from '#orders/departures/departures.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { namedOption, namedProduct, wantedBy } from './context.ts';
import { describeBookings } from './describe-bookings.ts';
import { invalidId, unprocessable } from './errors.ts';
import type { ReservationBody, SentContact, SentUnits, UpdateBody } from './inputs.ts';
import { sentAnswers, sentPickup } from './needs.ts';

/** How often a change is retried whose plan was changed while it ran. */
const TRIES = 4;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LIST_LIMIT = 100;

export const actorOf = (c: Context<App>) => `key:${c.var.apiKeyId}`;
/** Resellers see their own bookings alone. */
const own = (c: Context<App>, condition: SQL | undefined) =>
  and(eq(bookings.resellerKeyId, c.var.apiKeyId ?? 0), condition);

export async function namedBooking(c: Context<App>): Promise<Booking> {
  const uuid = c.req.param('uuid') ?? '';
  const [booking] = UUID.test(uuid)
    ? await findBookings(c.var.db, own(c, eq(bookings.uuid, uuid.toLowerCase())), 1)
    : [];
  if (!booking) throw invalidId('INVALID_BOOKING_UUID', uuid);
  return booking;
}

export const listedBookings = (
  c: Context<App>,
  { resellerReference, supplierReference }: Record<string, string | undefined>,
) =>
  findBookings(
    c.var.db,
    own(
      c,
      and(
        resellerReference ? eq(bookings.resellerReference, resellerReference) : undefined,
        supplierReference ? eq(bookings.reference, supplierReference.toUpperCase()) : undefined,
      ),
    ),
    LIST_LIMIT,
  );

export const answerBookings = (c: Context<App>, rows: readonly Booking[]) =>
  describeBookings(c.var, rows, wantedBy(c), new Date());

export const answerBooking = async (c: Context<App>, booking: Booking) =>
  (await answerBookings(c, [booking]))[0];

/** The units of a body as they are booked; absent or none: the standard's error for missing ones. */
export function sentUnits(plan: Plan, items: SentUnits): UnitItem[] {
  if (!items || items.length === 0) throw unprocessable('At least one unit item is needed.');
  return items.map(({ unitId, uuid, resellerReference, contact }) => {
    const unit = plan.units.find(({ id }) => String(id) === unitId);
    if (!unit) throw invalidId('INVALID_UNIT_ID', unitId);
    return { unitId: unit.id, uuid, resellerReference, contact: contact ?? undefined };
  });
}

function namedDeparture(plan: Plan, sent: unknown): Departure {
  const departure =
    typeof sent === 'string' && isBookable(sent.slice(0, 10))
      ? departureById(plan, sent)
      : undefined;
  if (!departure) throw invalidId('INVALID_AVAILABILITY_ID', sent);
  return departure;
}

const dayOf = (sent: unknown) => {
  const day = typeof sent === 'string' ? sent.slice(0, 10) : '';
  return { from: day, to: day };
};

/** Repeats what was undone by a change at the same time; the standard has no conflict, so at last it is refused. */
async function again<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw unprocessable('The booking or its product is being changed. Please try again.');
}

export const reserve = (
  c: Context<App>,
  sent: v.InferOutput<typeof ReservationBody>,
): Promise<Booking> =>
  again(async () => {
    const { db, env, apiKeyId } = { db: c.var.db, env: c.env, apiKeyId: c.var.apiKeyId };
    const plan = namedOption(
      await namedProduct(c, sent.productId, dayOf(sent.availabilityId)),
      sent.optionId,
    );
    const departure = namedDeparture(plan, sent.availabilityId);
    const items = sentUnits(plan, sent.unitItems);
    const given = sentAnswers(sent);
    const units = given.length > 0 ? named(items) : items;
    const { language } = wantedBy(c);
    const { questions, pickups } = plan.option;
    const now = new Date();
    const input = {
      uuid: sent.uuid,
      units,
      answers: takeAnswers({ questions, tickets: named(units), language }, given, { now }),
      pickup: takePickup(pickups, sentPickup(plan, sent)),
      contact: sent.contact ?? undefined,
      language,
      notes: sent.notes,
      source: 'reseller' as const,
      resellerKeyId: apiKeyId ?? 0,
      resellerReference: sent.resellerReference,
      holdMinutes: sent.expirationMinutes,
      actor: actorOf(c),
    };
    return book(db, { plan, departure }, input, {
      now,
      secret: await signingSecret(db, env.QUOTE_SECRET),
    });
  });

/** Changes product, option, date, units, contact or notes; fields that are not sent stay as they are. */
export const update = (c: Context<App>, sent: v.InferOutput<typeof UpdateBody>): Promise<Booking> =>
  again(async () => {
    const booking = await namedBooking(c);
    const now = new Date();
    const isMoved =
      sent.productId !== undefined ||
      sent.optionId !== undefined ||
      sent.availabilityId !== undefined;
    const day =
      sent.availabilityId === undefined
        ? { from: booking.localDate, to: booking.localDate }
        : dayOf(sent.availabilityId);
    const plan = namedOption(
      await namedProduct(c, sent.productId ?? String(booking.tripId), day),
      sent.optionId ?? String(booking.optionId),
    );
    const kept = departuresOn(plan, booking.localDate).find(
      ({ time }) => time === booking.localTime,
    );
    const departure =
      isMoved && sent.availabilityId !== undefined
        ? namedDeparture(plan, sent.availabilityId)
        : kept;
    if (!departure)
      throw invalidId(
        'INVALID_AVAILABILITY_ID',
        sent.availabilityId ?? departureId(booking.localDate, booking.localTime),
      );
    const items = sent.unitItems ? sentUnits(plan, sent.unitItems) : undefined;
    const given = sentAnswers(sent);
    const units = items && given.length > 0 ? named(items) : items;
    const { language, pickup, answers: before } = booking;
    const asking = {
      ...{ questions: plan.option.questions, language },
      tickets: units ? named(units) : booking.units,
    };
    const answers = takeAnswers(asking, given, { before, now });
    if (!units && plan.option.id !== booking.optionId)
      throw unprocessable('Another option needs unit items of its own.');
    return changeTo(
      c.var.db,
      booking,
      {
        ...{
          plan,
          departure,
          units,
          contact: sent.contact ?? undefined,
          notes: sent.notes,
          resellerReference: sent.resellerReference,
        },
        ...(sent.expirationMinutes !== undefined && {
          expiresAt: holdEnd(sent.expirationMinutes, new Date(booking.createdAt), now),
        }),
        set: {
          answers: answersOf(answers, asking.tickets),
          pickup: takePickup(plan.option.pickups, sentPickup(plan, sent, pickup), pickup),
        },
      },
      { actor: actorOf(c), now },
    );
  });

export const checkSentContact = (
  plan: Plan | undefined,
  stored: BookingContact,
  sent: SentContact,
) => checkContact({ ...stored, ...sent }, plan?.option.requiredContactFields ?? []);
