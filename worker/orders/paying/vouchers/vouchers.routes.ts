import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { VoucherPayment } from '#contract/money/vouchers.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { bookings } from '#core/db/schema.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { holderOf } from '#orders/bookings/guest/holder.ts';
import { confirmationMails, paidAround } from '../online/payment-mails.ts';
import { type MailsOfHold, payWithVoucher } from './pay-with-voucher.ts';

/** The mails of a hold that a gift voucher confirms. */
export const confirmedMails = (c: Context<App>, bookingId: string, now: Date) => {
  const link = { returnUrl: siteOrigin(c.env, c.req.url) };
  const { db, reader } = c.var;
  return async () => {
    const secret = { secret: c.env.QUOTE_SECRET };
    const around = await paidAround(reader, db, eq(bookings.id, bookingId), secret);
    const { booking, guestPaidCents: before } = around.held ?? {};
    return (balanceCents: number): MailsOfHold => {
      const isKnown = booking !== undefined && before !== undefined;
      const cents = isKnown ? Math.min(balanceCents, booking.totalCents - before) : undefined;
      const paidCents = isKnown && cents !== undefined ? before + cents : undefined;
      return { cents, mails: confirmationMails(db, link, around, now, { paidCents }) };
    };
  };
};

/** Guests pay for a booking with a gift voucher. */
export const voucherRoutes = router();

voucherRoutes.post(
  '/bookings/:reference/voucher',
  describeRoute({
    summary: 'Pay for a booking with a gift voucher',
    description:
      'As far as its balance goes; a hold is confirmed when what is due now is thereby paid. The error of the field `code` says why it cannot be used; 409 with the code `nothing_owed` when nothing is to be paid.',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('LOGIN_LIMIT', 'gift-voucher'),
  cached(PRIVATE_CACHE),
  body(VoucherPayment),
  async (c) => {
    const { token, code } = c.req.valid('json');
    const held = await holderOf(c, token);
    const { id } = held.booking;
    c.set('resultPage', held.path);
    const now = new Date();
    await payWithVoucher(c.var, { kind: 'booking', id }, code, held.by(now), {
      mails: confirmedMails(c, id, now),
    });
    return c.json(await held.answered());
  },
);
