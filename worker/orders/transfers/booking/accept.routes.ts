import { describeRoute } from 'hono-openapi';
import { AcceptInput } from '#contract/transfers/booking/booking.schema.ts';
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
import { transferPayment } from '#orders/paying/links/to-pay.ts';
import { transferFirmMail } from '../mail/firm-mail.ts';
import { transferMails } from '../mail/mails.ts';
import { changeByGuest } from './change-by-guest.ts';
import { holderOf, sentBody, tokenIn } from './holder.ts';

export const acceptTransferRoutes = router();

acceptTransferRoutes.post(
  '/transfers/requests/:reference/accept',
  describeRoute({
    summary: 'Accept the company’s offer for a transfer: it is confirmed, and owed from then on',
    description: 'Of a request without `termsAccepted`, once the company has answered it.',
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
    parseBody(AcceptInput, body);
    if (request.offer === 'accepted') return c.json(booking);
    if (request.offer !== 'made' || request.status !== 'quoted')
      return conflict(c, booking, 'problem.no_offer');
    const now = new Date();
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
      mails: (condition) =>
        queueLimitedMails(db, site, mails, { visitor: booking.contact.email, condition, now }),
      now,
    });
    return after.offer === 'accepted'
      ? c.json(after)
      : conflict(c, after, 'problem.booking_changed');
  },
);
