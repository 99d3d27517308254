import { eq, exists, type SQL } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { isCheckInDay } from '#contract/bookings/check-in-day.ts';
import { DeskRedeemQuery, DeskUndoRedeem } from '#contract/bookings/desk.schema.ts';
import { bookings } from '#core/db/schema.ts';
import { auditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { redeem } from '#orders/bookings/redeem.ts';
import { BookingRefused, notToday } from '#orders/bookings/refused.ts';
import { reopenUnits } from '#orders/bookings/reopen-units.ts';
import { actorOf } from './desk.ts';
import { detailOf, nameOf } from './desk-answer.ts';

/** Check-in of a booking's guests at the desk, and taking it back. */
export const deskCheckInRoutes = router();

deskCheckInRoutes.post(
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
deskCheckInRoutes.post(
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
