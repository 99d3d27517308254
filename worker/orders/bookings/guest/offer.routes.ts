import { describeRoute } from 'hono-openapi';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { GuestBookingAccept } from '#contract/bookings/guest-bookings.schema.ts';
import { GuestMessage, OfferDecline } from '#contract/orders/offers.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { termsEdition } from '#core/db/site-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import {
  demandOpen,
  demandPending,
  demandValid,
  offerChanged,
} from '#orders/items/offer-states.ts';
import { guestAsks } from '#orders/threads/guest-asks.ts';
import type { Booking } from '../booking.reads.ts';
import { bookingInMail, mailStatements } from '../mails/booking-mails.ts';
import { tripMails } from '../mails/trip-mails.ts';
import { acceptOffer } from '../offers/accept.ts';
import { type Alongside, changeBooking } from '../write.ts';
import { guestBooking } from './guest-booking.ts';
import { again, holderOf } from './holder.ts';

const offerOf = (booking: Booking) => ({ ...booking, isEnded: booking.status === 'CANCELLED' });

/** What the guest does with an offer of the firm. */
export const offerRoutes = router();

offerRoutes.post(
  '/bookings/:reference/accept',
  describeRoute({
    summary: 'Accept the company’s offer for a request: it is confirmed, and owed from then on',
    description:
      'Terms, price and places are written at once. 409 with the code `expired`, `sold_out`, `closed`, or `changed` when `totalCents` is no longer the price; the offer stays as it is.',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestBookingAccept),
  async (c) => {
    const { db, reader } = c.var;
    const { token, totalCents } = c.req.valid('json');
    const [first, terms, site] = await Promise.all([
      holderOf(c, token),
      reader.run(termsEdition(db)),
      reader.run(mailSite(db)),
    ]);
    c.set('resultPage', first.path);
    if (first.booking.offer === 'accepted') return c.json(guestBooking(first, new Date()));
    const held = await again(async (isFirst) => {
      const one = isFirst ? first : await holderOf(c, token, first.booking.reference);
      const now = new Date();
      demandValid(offerOf(one.booking), now, totalCents);
      const mailsOf = (option = {}) =>
        mailStatements(db, {
          ...{ event: 'confirmed', site, around: { ...one, ...option }, now },
          more: { ...one.inMails(), isInstant: true },
        });
      return (await acceptOffer(c, one.booking, terms, one.by(now), mailsOf)) && one;
    });
    return c.json(await held.answered());
  },
);
offerRoutes.post(
  '/bookings/:reference/decline',
  describeRoute({
    summary: 'Decline the company’s offer: the request is over',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(OfferDecline),
  async (c) => {
    const { db, reader } = c.var;
    const { token } = c.req.valid('json');
    const [held, site] = await Promise.all([holderOf(c, token), reader.run(mailSite(db))]);
    c.set('resultPage', held.path);
    const { booking } = held;
    const now = new Date();
    if (booking.offer === 'declined') return c.json(guestBooking(held, now));
    demandOpen(offerOf(booking));
    const alongside = mailStatements(db, {
      ...{ event: 'cancelled', site, around: held, more: held.inMails(), now },
    });
    // A hold that ran out is over as it is.
    const ended =
      booking.status === 'EXPIRED'
        ? {}
        : ({
            ...{ status: 'CANCELLED', endedAs: 'guest', expiresAt: null, refund: 'FULL' },
            cancelledAt: now.toISOString(),
          } as const);
    const changed = await changeBooking(
      db,
      booking,
      { ...ended, offer: 'declined' },
      held.by(now),
      { isRevived: true, alongside },
    );
    if (!changed) throw offerChanged();
    return c.json(await held.answered());
  },
);
offerRoutes.post(
  '/bookings/:reference/ask',
  describeRoute({
    summary: 'Ask back about the company’s offer, also about one that has ended',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestMessage),
  async (c) => {
    const { db, reader } = c.var;
    const { token, text } = c.req.valid('json');
    const [held, site] = await Promise.all([holderOf(c, token), reader.run(mailSite(db))]);
    c.set('resultPage', held.path);
    const { booking } = held;
    const now = new Date();
    demandPending(offerOf(booking));
    const { orderId, language, contactName: name } = booking;
    const contact = { name, email: booking.contactEmail, phone: booking.contactPhone };
    const alongside: Alongside = async (isDone, after) => [
      ...(await queueLimitedMails(
        db,
        site,
        tripMails('asked', site, { ...bookingInMail(after, held), message: text }, held.inMails()),
        { visitor: after.contactEmail, condition: isDone, now },
      )),
      ...guestAsks(db, { orderId: found(orderId), text, contact, language, now }, isDone),
    ];
    const changed = await changeBooking(db, booking, { offer: 'asked' }, held.by(now), {
      ...{ isRevived: true, type: 'message', alongside },
    });
    if (!changed) throw offerChanged();
    return c.json(await held.answered());
  },
);
