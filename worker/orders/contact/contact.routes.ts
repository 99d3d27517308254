import type { SQL } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { ContactCorrection } from '#contract/orders/contact-correction.schema.ts';
import { isOpenTransfer } from '#contract/orders/states.ts';
import { TransferBooking } from '#contract/transfers/booking/booking-answer.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, jsonBody, refusals } from '#core/http/description/describe-route.ts';
import { ApiError, conflict } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { statusAt } from '#orders/bookings/booking.reads.ts';
import { checkContact, contactColumns } from '#orders/bookings/contact.ts';
import { guestBooking } from '#orders/bookings/guest/guest-booking.ts';
import { again, holderOf as bookingHolder } from '#orders/bookings/guest/holder.ts';
import { isAskedFor } from '#orders/bookings/guest/sent-contact.ts';
import { changeBooking } from '#orders/bookings/write.ts';
import { changeByGuest } from '#orders/transfers/booking/change-by-guest.ts';
import { sentBody, tokenIn, holderOf as transferHolder } from '#orders/transfers/booking/holder.ts';
import {
  corrected,
  correctedFields,
  countCorrection,
  queueContactMails,
} from './correct-contact.ts';

const CORRECTABLE: readonly string[] = ['ON_HOLD', 'PENDING', 'CONFIRMED'];
const description =
  'It holds at once. An email goes to both addresses, the former and the new one; at most five times an hour. 409 when it is over: of a booking with the code `state`, of a transfer with it as it is.';

/** The guest's own address and telephone. */
export const contactCorrectionRoutes = router();

contactCorrectionRoutes.post(
  '/bookings/:reference/contact',
  describeRoute({
    summary: 'Correct the email address or the phone number of a booking',
    description,
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(ContactCorrection),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const token = input.token ?? c.req.query('token') ?? '';
    const [first, site] = await Promise.all([bookingHolder(c, token), reader.run(mailSite(db))]);
    c.set('resultPage', `${first.path}#contact`);
    const now = new Date();
    const { contactName, resellerKeyId } = first.booking;
    const isOpen = CORRECTABLE.includes(statusAt(first.booking, now));
    if (contactName === null || resellerKeyId !== null || !isOpen)
      throw new ApiError(409, 'problem.not_changeable_online', { code: 'state' });
    const reachedOf = ({ booking }: typeof first) => ({
      email: booking.contactEmail,
      phone: booking.contactPhone,
    });
    if (!corrected(reachedOf(first), input, first.booking.language))
      return c.json(guestBooking(first, now));
    await countCorrection(db, first.booking.id);
    const held = await again(async (isFirst) => {
      const one = isFirst ? first : await bookingHolder(c, token);
      const { booking, option } = one;
      const former = reachedOf(one);
      const contact = corrected(former, input, booking.language);
      if (!contact) return one;
      const columns = contactColumns({
        ...booking.contact,
        fullName: booking.contactName,
        emailAddress: contact.email,
        phoneNumber: contact.phone,
      });
      checkContact(columns.contact, option.requiredContactFields.filter(isAskedFor));
      const { id, reference, language, contactName: name } = booking;
      const of = { kind: 'booking' as const, id, reference, language, name, url: one.urlOf() };
      const changed = await changeBooking(db, booking, columns, one.by(now), {
        data: { fields: correctedFields(former, contact) },
        alongside: (isDone) => queueContactMails(db, { site, of, former, contact, now }, isDone),
      });
      return changed && one;
    });
    return c.json(await held.answered());
  },
);
contactCorrectionRoutes.post(
  '/transfers/requests/:reference/contact',
  describeRoute({
    summary: 'Correct the email address or the phone number of a transfer request',
    description,
    responses: { ...answers({ 200: TransferBooking }), ...refusals(409) },
    ...jsonBody([ContactCorrection]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db, reader } = c.var;
    const sent = await sentBody(c);
    const holder = await transferHolder(c, tokenIn(sent));
    const { request, booking, path, urlOf } = holder;
    c.set('resultPage', `${path}#contact`);
    const input = parseBody(ContactCorrection, sent);
    // Spam is answered like any other request, and no mail is sent.
    const isSpam = request.status === 'spam';
    if (!isSpam && !isOpenTransfer(request.status))
      return conflict(c, booking, 'problem.not_changeable_online');
    const { id, reference, language, contactName: name } = request;
    const former = { email: request.contactEmail, phone: request.contactPhone };
    const contact = corrected(former, input, language);
    if (!contact) return c.json(booking);
    const now = new Date();
    const [site] = await Promise.all([reader.run(mailSite(db)), countCorrection(db, id)]);
    const of = { kind: 'transfer_request' as const, id, reference, language, name, url: urlOf() };
    const after = await changeByGuest(db, holder, {
      set: { contactEmail: contact.email, contactPhone: contact.phone },
      event: { type: 'edit', data: { fields: correctedFields(former, contact) } },
      alongside: async (isUnchanged: SQL) =>
        isSpam ? [] : queueContactMails(db, { site, of, former, contact, now }, isUnchanged),
      now,
    });
    return after.contact.email === contact.email && after.contact.phone === contact.phone
      ? c.json(after)
      : conflict(c, after, 'problem.booking_changed');
  },
);
