import { eq, exists, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AvailabilityQuery, TripAvailability } from '#contract/bookings/availability.schema.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import { isCheckInDay } from '#contract/bookings/check-in-day.ts';
import {
  DeskBookingChange,
  DeskBookingInput,
  DeskMove,
  DeskNoShow,
  DeskRedeemQuery,
  DeskSplit,
  DeskUndoRedeem,
} from '#contract/bookings/desk.schema.ts';
import { demandPartner } from '#core/crud/demand-partner.ts';
import { bookings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, ID_OR_REFERENCE, LEADING_ID } from '#core/http/description/describe-route.ts';
import { leadingId } from '#core/http/ids.ts';
import { conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { findCode } from '#money/codes/find-code.ts';
import { book, madeBefore } from '#orders/bookings/book.ts';
import { type Booking, findBooking } from '#orders/bookings/booking.reads.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { noteNoShow } from '#orders/bookings/changes/no-show.ts';
import { split } from '#orders/bookings/changes/split.ts';
import { contactColumns } from '#orders/bookings/contact.ts';
import { orderedUnits } from '#orders/bookings/guest/ordered-units.ts';
import { redeem } from '#orders/bookings/redeem.ts';
import { BookingRefused, notToday } from '#orders/bookings/refused.ts';
import { reopenUnits } from '#orders/bookings/reopen-units.ts';
import { changeBooking } from '#orders/bookings/write.ts';
import { countUnits } from '#orders/departures/places.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { availabilityOf } from '#orders/departures/trip-availability.ts';
import {
  actorOf,
  again,
  confirmedMail,
  departureNow,
  logAndMail,
  planAt,
  sentContact,
  unitsOf,
} from './desk.ts';
import { tripRequestDetail } from './trip-inbox.reads.ts';

const detailOf = async (c: Context<App>, name: string) =>
  found(await c.var.reader.run(tripRequestDetail(c.var.db, name)));
const nameOf = (c: Context<App>) => c.req.param('id') ?? '';

/** The booking as it was read by who changes it; undefined when another change came first. */
async function named(c: Context<App>, version: number): Promise<Booking | undefined> {
  const { id } = await detailOf(c, nameOf(c));
  const booking = found(await findBooking(c.var.db, id));
  return booking.version === version ? booking : undefined;
}

type Version = { version: number };
/** Changes the booking whose version was sent, and answers it as it is then; 409 with the current one when another change came first. */
async function answer(
  c: Context<App>,
  { version }: Version,
  change: (booking: Booking) => Promise<unknown>,
) {
  const done = await again(async () => {
    const booking = await named(c, version);
    if (!booking) return 'late' as const;
    return (await change(booking)) === undefined ? undefined : ('done' as const);
  });
  const current = await detailOf(c, nameOf(c));
  if (done === 'late') return conflict(c, current, 'problem.other_user_first');
  return c.json(current);
}

/** The firm's desk: bookings by hand, and what is done to one on the telephone. */
export const deskRoutes = router();

deskRoutes.get(
  '/availability/:id',
  describeRoute({
    summary: 'Departures of any trip, published or not, with places and prices',
    description:
      'As `/api/trips/{id}/availability`, never cached. After the cut-off a departure is CLOSED, and can still be booked by hand.',
    parameters: [LEADING_ID],
    responses: answers({ 200: TripAvailability }),
  }),
  noStepUp('a read'),
  query(AvailabilityQuery),
  async (c) =>
    c.json(await availabilityOf(c.var, found(leadingId(c.req.param('id'))), c.req.valid('query'))),
);
deskRoutes.post(
  '/',
  describeRoute({
    summary: 'Book by hand; also after the cut-off, never beyond the places',
    responses: answers({ 201: 'application/json' }),
  }),
  noStepUp('daily work with orders'),
  body(DeskBookingInput),
  async (c) => {
    const sent = c.req.valid('json');
    const { db } = c.var;
    await demandPartner(db, sent.partnerId);
    const booking = await again(async () => {
      const now = new Date();
      const { plan, departure } = await planAt(c, sent.optionId, sent.departureId);
      const units = orderedUnits(plan, sent.units);
      const { extras } = sent;
      const totalCents = totalOf(priceLines(plan, departure, { units: countUnits(units), extras }));
      const use = { for: 'trip', tripId: plan.option.tripId, totalCents } as const;
      const isKnown = sent.code !== undefined && (await madeBefore(db, sent, now)) !== undefined;
      const input = {
        ...{ uuid: sent.uuid, units, extras },
        discount: sent.code && !isKnown ? await findCode(db, sent.code, use, now) : undefined,
        contact: sentContact(sent.contact),
        ...{ language: sent.language, notes: sent.notes, note: sent.note, source: sent.source },
        sentBy: { id: sent.partnerId },
        ...{
          resellerReference: sent.resellerReference,
          agreedCents: sent.price?.totalCents,
          isLate: true,
          actor: actorOf(c),
        },
      };
      const event = sent.status === 'CONFIRMED' ? ('confirmed' as const) : ('received' as const);
      const alongside = await logAndMail(c, {
        action: 'create',
        reason: sent.price?.reason,
        event: sent.notify ? event : undefined,
        plan,
        now,
      });
      return book(db, { plan, departure }, input, {
        now,
        status: sent.status,
        secret: await signingSecret(db, c.env.QUOTE_SECRET),
        alongside,
      });
    });
    return c.json(await detailOf(c, booking.id), 201);
  },
);
deskRoutes.put(
  '/:id',
  describeRoute({
    summary: 'Edit a booking: contact, people, extras, notes, price',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(DeskBookingChange),
  async (c) => {
    const sent = c.req.valid('json');
    return answer(c, sent, async (booking) => {
      const now = new Date();
      const by = { actor: actorOf(c), now };
      const contact = sent.contact && { ...booking.contact, ...sentContact(sent.contact) };
      const set = {
        ...(contact && contactColumns(contact)),
        ...(sent.notes !== undefined && { notes: sent.notes }),
        ...(sent.language && { language: sent.language }),
      };
      const { plan, departure } = await departureNow(c, booking);
      const event = sent.notify ? ('changed' as const) : undefined;
      const alongside = await logAndMail(c, {
        action: 'edit',
        reason: sent.price?.reason,
        event,
        plan,
        now,
      });
      const isOfPlaces =
        sent.units !== undefined || sent.extras !== undefined || sent.price !== undefined;
      if (!isOfPlaces)
        return changeBooking(c.var.db, booking, set, by, { alongside, isRevived: true });
      if (!plan || !departure) throw new BookingRefused('closed', 'problem.not_planned');
      const units = sent.units && orderedUnits(plan, sent.units, booking.units);
      const wanted = {
        plan,
        departure,
        units,
        extras: sent.extras,
        agreedCents: sent.price?.totalCents,
      };
      const confirmed = await confirmedMail(c, plan, now);
      return changeTo(
        c.var.db,
        booking,
        { ...wanted, set, isLate: true, alongside, confirmed },
        by,
      );
    });
  },
);
deskRoutes.post(
  '/:id/move',
  describeRoute({
    summary: 'Move a booking to another departure or option',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(DeskMove),
  async (c) => {
    const sent = c.req.valid('json');
    return answer(c, sent, async (booking) => {
      const now = new Date();
      const { plan, departure } = await planAt(
        c,
        sent.optionId ?? booking.optionId,
        sent.departureId,
      );
      const units = sent.units && orderedUnits(plan, sent.units, booking.units);
      if (!units && plan.option.id !== booking.optionId)
        throw new BookingRefused('units', 'problem.option_needs_units');
      const alongside = await logAndMail(c, {
        action: 'move',
        event: sent.notify ? 'changed' : undefined,
        plan,
        now,
      });
      const wanted = { plan, departure, units, keepsPrice: sent.keepPrice };
      const confirmed = await confirmedMail(c, plan, now);
      return changeTo(
        c.var.db,
        booking,
        { ...wanted, isLate: true, alongside, confirmed },
        { actor: actorOf(c), now },
      );
    });
  },
);
deskRoutes.post(
  '/:id/split',
  describeRoute({
    summary: 'Give some tickets a booking of their own; the total stays',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(DeskSplit),
  async (c) => {
    const sent = c.req.valid('json');
    return answer(c, sent, async (booking) => {
      const now = new Date();
      const units = await unitsOf(c, booking.optionId);
      const placesOf = (unitId: number) => units.find(({ id }) => id === unitId)?.paxCount ?? 1;
      const secret = await signingSecret(c.var.db, c.env.QUOTE_SECRET);
      const contact = sent.contact && sentContact(sent.contact);
      const alongside = await logAndMail(c, { action: 'split', now });
      return split(
        c.var.db,
        booking,
        { tickets: sent.tickets, placesOf, contact, secret, alongside },
        { actor: actorOf(c), now },
      );
    });
  },
);
deskRoutes.post(
  '/:id/no-show',
  describeRoute({
    summary: 'Note who did not come, or take it back',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(DeskNoShow),
  async (c) => {
    const sent = c.req.valid('json');
    return answer(c, sent, async (booking) => {
      const now = new Date();
      const alongside = await logAndMail(c, { action: 'no-show', now });
      return noteNoShow(
        c.var.db,
        booking,
        { tickets: sent.tickets, isNoShow: sent.isNoShow, alongside },
        { actor: actorOf(c), now },
      );
    });
  },
);
deskRoutes.post(
  '/:id/redeem',
  describeRoute({
    summary: 'Check in all guests of a booking',
    description: 'On the day of the departure, or with `anyDay` on any day.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  query(DeskRedeemQuery),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const { id } = await detailOf(c, nameOf(c));
    const booking = found(await findBooking(db, id));
    if (booking.status !== 'CONFIRMED' && booking.status !== 'REDEEMED')
      throw new BookingRefused('state', 'problem.check_in_state');
    const now = new Date();
    const start = { date: booking.localDate, time: booking.localTime };
    if (!c.req.valid('query').anyDay && !isCheckInDay(start, now)) throw notToday();
    const admitted = await redeem(db, booking, { actor: actorOf(c), now });
    const isThere: SQL = exists(
      db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)),
    );
    const audit = {
      userId: user.id,
      apiKeyId,
      action: 'state',
      entity: 'trip-requests',
      entityId: id,
    } as const;
    if (admitted.length > 0) await auditEntryIf(db, audit, isThere);
    return c.json(await detailOf(c, id));
  },
);
deskRoutes.post(
  '/:id/redeem/undo',
  describeRoute({
    summary: 'Take back the check-in of guests of a booking',
    description: 'Of the `tickets` (uuids), or of all of them.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(DeskUndoRedeem),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const { tickets } = c.req.valid('json');
    const { id } = await detailOf(c, nameOf(c));
    const { units } = found(await findBooking(db, id));
    const meant = units.filter(({ uuid }) => tickets?.includes(uuid) ?? true);
    const opened = await reopenUnits(
      db,
      meant.map(({ uuid }) => ({ uuid, bookingId: id })),
      { actor: actorOf(c), now: new Date() },
    );
    if (opened.length > 0)
      await auditEntry(db, {
        userId: user.id,
        apiKeyId,
        action: 'check-in-undo',
        entity: 'trip-requests',
        entityId: id,
      });
    return c.json(await detailOf(c, id));
  },
);
