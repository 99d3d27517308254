import { describeRoute } from 'hono-openapi';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { ContactCorrection } from '#contract/orders/contact-correction.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { ApiError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import {
  corrected,
  correctedFields,
  countCorrection,
  queueContactMails,
} from '#orders/contact/correct-contact.ts';
import { statusAt } from '../booking.reads.ts';
import { checkContact, contactColumns } from '../contact.ts';
import { changeBooking } from '../write.ts';
import { guestBooking } from './guest-booking.ts';
import { again, holderOf } from './holder.ts';
import { isAskedFor } from './sent-contact.ts';

const CORRECTABLE: readonly string[] = ['ON_HOLD', 'PENDING', 'CONFIRMED'];

/** The guest's own address and telephone. */
export const bookingContactRoutes = router();

bookingContactRoutes.post(
  '/bookings/:reference/contact',
  describeRoute({
    summary: 'Correct the email address or the phone number of a booking',
    description:
      'It holds at once. An email goes to both addresses, the former and the new one; at most five times an hour. 409 with the code `state` when the booking is over.',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(ContactCorrection),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const token = input.token ?? c.req.query('token') ?? '';
    const [first, site] = await Promise.all([holderOf(c, token), reader.run(mailSite(db))]);
    c.set('resultPage', `${first.path}#contact`);
    const now = new Date();
    const stateOf = ({ booking }: typeof first) =>
      booking.contactName !== null &&
      booking.resellerKeyId === null &&
      CORRECTABLE.includes(statusAt(booking, now));
    if (!stateOf(first))
      throw new ApiError(409, 'problem.not_changeable_online', {
        code: 'state',
      });
    const reachedOf = ({ booking }: typeof first) => ({
      email: booking.contactEmail,
      phone: booking.contactPhone,
    });
    if (!corrected(reachedOf(first), input, first.booking.language))
      return c.json(guestBooking(first, now));
    await countCorrection(db, first.booking.id);
    const held = await again(async (isFirst) => {
      const one = isFirst ? first : await holderOf(c, token);
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
      const of = {
        kind: 'booking' as const,
        ...{ id: booking.id, reference: booking.reference, language: booking.language },
        name: booking.contactName,
        url: one.urlOf(),
      };
      const changed = await changeBooking(db, booking, columns, one.by(now), {
        data: { fields: correctedFields(former, contact) },
        alongside: (isDone) => queueContactMails(db, { site, of, former, contact, now }, isDone),
      });
      return changed && one;
    });
    return c.json(await held.answered());
  },
);
