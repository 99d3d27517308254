import { describeRoute } from 'hono-openapi';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { GuestBookingAnswers } from '#contract/bookings/guest-bookings.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { demandLive } from '../changes/change.ts';
import { takeAnswers } from '../needs/answers.ts';
import { takePickup } from '../needs/pickup.ts';
import { BookingRefused } from '../refused.ts';
import { changeBooking } from '../write.ts';
import { holderOf } from './holder.ts';

/** What the firm needs to know of a booking, from the holder of its link. */
export const bookingNeedsRoutes = router();

bookingNeedsRoutes.post(
  '/bookings/:reference/answers',
  describeRoute({
    summary: 'Answer what the option asks, and choose where to be picked up',
    description:
      '`answers` are written over those that are there; an empty value takes one back. A place of null is the meeting point; one that is left out stays.',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestBookingAnswers),
  async (c) => {
    const input = c.req.valid('json');
    const held = await holderOf(c, input.token);
    const { booking, option } = held;
    c.set('resultPage', held.path);
    const now = new Date();
    demandLive(booking, now);
    const { language, units: tickets, answers: before } = booking;
    const asking = { questions: option.questions, tickets, language };
    const given = takeAnswers(asking, input.answers, { before, now });
    const pickup = takePickup(option.pickups, input.pickup, booking.pickup);
    const by = held.by(now);
    const changed = await changeBooking(c.var.db, booking, { answers: given, pickup }, by);
    if (!changed) throw new BookingRefused('changed', 'problem.booking_changed');
    return c.json(await held.answered());
  },
);
