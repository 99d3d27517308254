import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { GuestBooking, GuestBookingCost } from '#contract/bookings/guest-booking-answers.schema.ts';
import {
  GuestBookingCancel,
  GuestBookingChange,
} from '#contract/bookings/guest-bookings.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { cancelByHolder } from './cancel.ts';
import { change, costOfChange } from './change.ts';
import { holderOf } from './holder.ts';

/** How the holder of a booking's link changes or cancels it. */
export const changeBookingRoutes = router();

changeBookingRoutes.post(
  '/bookings/:reference/change',
  describeRoute({
    summary: 'Change date, option, people or extras of a booking',
    description:
      'As long as a cancellation is free. With `dryRun` it answers what the change costs. 409 with the code `sold_out`, `closed` or `late`, or `changed` when `totalCents` is no longer the new total.',
    responses: { ...answers({ 200: v.union([GuestBooking, GuestBookingCost]) }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestBookingChange),
  async (c) => {
    const input = c.req.valid('json');
    const [held, site] = await Promise.all([
      holderOf(c, input.token),
      c.var.reader.run(mailSite(c.var.db)),
    ]);
    c.set('resultPage', held.path);
    if (input.dryRun) return c.json(await costOfChange(c, held, input));
    return c.json(await change(c, input, held, site));
  },
);
changeBookingRoutes.post(
  '/bookings/:reference/cancel',
  describeRoute({
    summary: 'Cancel a booking; `feeCents` is the fee shown to the guest',
    description:
      'With `dryRun` it answers what the cancellation costs. 409 with the current booking if the fee has changed.',
    responses: { ...answers({ 200: v.union([GuestBooking, GuestBookingCost]) }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestBookingCancel),
  async (c) => {
    const { token, ...input } = c.req.valid('json');
    const [held, site] = await Promise.all([
      holderOf(c, token),
      c.var.reader.run(mailSite(c.var.db)),
    ]);
    c.set('resultPage', held.path);
    return cancelByHolder(c, { held, site }, input);
  },
);
