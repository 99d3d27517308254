import { describeRoute } from 'hono-openapi';
import { AcceptInput, AskInput, DeclineInput } from '#contract/transfers/booking/booking.schema.ts';
import { TransferBooking } from '#contract/transfers/booking/booking-answer.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { termsEdition } from '#core/db/site-settings.ts';
import { acceptedOffer } from '#core/db/statements/agreement.ts';
import { answers, jsonBody, refusals } from '#core/http/description/describe-route.ts';
import { conflict } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { demandOpen, demandPending, demandValid } from '#orders/items/offer-states.ts';
import { transferPayment } from '#orders/paying/links/to-pay.ts';
import { guestAsks } from '#orders/threads/guest-asks.ts';
import { transferFirmMail } from '../mail/firm-mail.ts';
import { transferMails } from '../mail/mails.ts';
import type { RequestRow } from './booking.reads.ts';
import { changeByGuest } from './change-by-guest.ts';
import { askedBy, holderOf, sentBody, tokenIn } from './holder.ts';

const offerOf = (request: RequestRow) => ({ ...request, isEnded: request.status !== 'quoted' });

/** What the guest does with an offer of the firm. */
export const transferOfferRoutes = router();

transferOfferRoutes.post(
  '/transfers/requests/:reference/accept',
  describeRoute({
    summary: 'Accept the company’s offer for a transfer: it is confirmed, and owed from then on',
    description:
      'Of a request without `termsAccepted`, or without a price, once the company has answered it. 409 with the code `expired`, or `changed` when `totalCents` is no longer the price; the offer stays as it is.',
    responses: { ...answers({ 200: TransferBooking }), ...refusals(409) },
    ...jsonBody([AcceptInput]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db, reader } = c.var;
    const body = await sentBody(c);
    const holder = await holderOf(c, tokenIn(body));
    const { request, booking, path, urlOf } = holder;
    c.set('resultPage', path);
    const { totalCents } = parseBody(AcceptInput, body);
    if (request.offer === 'accepted') return c.json(booking);
    const now = new Date();
    demandValid(offerOf(request), now, totalCents);
    const [site, terms, payment] = await Promise.all([
      reader.run(mailSite(db)),
      reader.run(termsEdition(db)),
      transferPayment(c, request, request.totalCents),
    ]);
    const confirmed = {
      ...{ ...booking, id: request.id, version: request.version + 1 },
      status: 'confirmed' as const,
    };
    const mails = [
      ...transferMails('confirmed', site, confirmed, urlOf(), { payment }),
      ...transferFirmMail('accepted', site, confirmed, {}),
    ];
    const after = await changeByGuest(db, holder, {
      set: { status: 'confirmed', ...acceptedOffer(terms, now) },
      alongside: (condition) =>
        queueLimitedMails(db, site, mails, { visitor: booking.contact.email, condition, now }),
      now,
    });
    return after.offer === 'accepted'
      ? c.json(after)
      : conflict(c, after, 'problem.booking_changed');
  },
);
transferOfferRoutes.post(
  '/transfers/requests/:reference/decline',
  describeRoute({
    summary: 'Decline the company’s offer for a transfer: the request is over',
    responses: { ...answers({ 200: TransferBooking }), ...refusals(409) },
    ...jsonBody([DeclineInput]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db, reader } = c.var;
    const body = await sentBody(c);
    const holder = await holderOf(c, tokenIn(body));
    const { request, booking, path, urlOf } = holder;
    c.set('resultPage', path);
    parseBody(DeclineInput, body);
    if (request.offer === 'declined') return c.json(booking);
    demandOpen(offerOf(request));
    const now = new Date();
    const site = await reader.run(mailSite(db));
    const over = {
      ...{ ...booking, id: request.id, version: request.version + 1 },
      status: 'cancelled_customer' as const,
    };
    const mails = transferMails('cancelled', site, over, urlOf(), { feeCents: 0, by: 'guest' });
    const after = await changeByGuest(db, holder, {
      set: { status: 'cancelled_customer', feeCents: 0, offer: 'declined' },
      event: { data: { feeCents: 0 } },
      alongside: (condition) =>
        queueLimitedMails(db, site, mails, { visitor: booking.contact.email, condition, now }),
      now,
    });
    return after.offer === 'declined'
      ? c.json(after)
      : conflict(c, after, 'problem.booking_changed');
  },
);
transferOfferRoutes.post(
  '/transfers/requests/:reference/ask',
  describeRoute({
    summary: 'Ask back about the company’s offer for a transfer, also about one that has ended',
    responses: { ...answers({ 200: TransferBooking }), ...refusals(409) },
    ...jsonBody([AskInput]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db, reader } = c.var;
    const body = await sentBody(c);
    const holder = await holderOf(c, tokenIn(body));
    const { request, booking, path } = holder;
    c.set('resultPage', path);
    const { text } = parseBody(AskInput, body);
    demandPending(offerOf(request));
    const now = new Date();
    const site = await reader.run(mailSite(db));
    const asked = { ...booking, id: request.id, version: request.version + 1 };
    const mails = transferFirmMail('asked', site, asked, { text });
    const after = await changeByGuest(db, holder, {
      set: { offer: 'asked' },
      event: { type: 'message' },
      alongside: async (condition) => [
        ...(await queueLimitedMails(db, site, mails, {
          visitor: booking.contact.email,
          condition,
          now,
        })),
        ...guestAsks(db, { ...askedBy(request), text, now }, condition),
      ],
      now,
    });
    return after.version > booking.version
      ? c.json(after)
      : conflict(c, after, 'problem.booking_changed');
  },
);
