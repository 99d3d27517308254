import { describeRoute } from 'hono-openapi';
import { AvailabilityQuery, TripAvailability } from '#contract/bookings/availability.schema.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import {
  DeskBookingChange,
  DeskBookingInput,
  DeskMove,
  DeskNoShow,
  DeskSplit,
} from '#contract/bookings/desk.schema.ts';
import { demandPartner } from '#core/crud/demand-partner.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, ID_OR_REFERENCE, LEADING_ID } from '#core/http/description/describe-route.ts';
import { leadingId } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { findCode } from '#money/codes/find-code.ts';
import { book, madeBefore } from '#orders/bookings/book.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { noteNoShow } from '#orders/bookings/changes/no-show.ts';
import { split } from '#orders/bookings/changes/split.ts';
import { contactColumns } from '#orders/bookings/contact.ts';
import { orderedUnits } from '#orders/bookings/guest/ordered-units.ts';
import { newNeeds } from '#orders/bookings/needs/new-needs.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
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
import { answerChange, detailOf } from './desk-answer.ts';
import { neededOf } from './desk-needs.ts';

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
      const people = orderedUnits(plan, sent.units);
      const { extras, language } = sent;
      const needs = newNeeds(plan.option, people, sent, { language, now });
      const { units, answers, pickup } = needs;
      const totalCents = totalOf(priceLines(plan, departure, { units: countUnits(units), extras }));
      const use = { for: 'trip', tripId: plan.option.tripId, totalCents } as const;
      const isKnown = sent.code !== undefined && (await madeBefore(db, sent, now)) !== undefined;
      const input = {
        ...{ uuid: sent.uuid, units, extras, answers, pickup },
        discount: sent.code && !isKnown ? await findCode(db, sent.code, use, now) : undefined,
        contact: sentContact(sent.contact),
        ...{ language, notes: sent.notes, note: sent.note, source: sent.source },
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
    return answerChange(c, sent, async (booking) => {
      const now = new Date();
      const by = { actor: actorOf(c), now };
      const contact = sent.contact && { ...booking.contact, ...sentContact(sent.contact) };
      const set = {
        ...(contact && contactColumns(contact)),
        ...(sent.notes !== undefined && { notes: sent.notes }),
        ...(sent.language && { language: sent.language }),
        ...(await neededOf(c, booking, sent, now)),
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
    return answerChange(c, sent, async (booking) => {
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
    return answerChange(c, sent, async (booking) => {
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
    return answerChange(c, sent, async (booking) => {
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
