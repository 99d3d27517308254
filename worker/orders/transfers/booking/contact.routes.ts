import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { ContactCorrection } from '#contract/orders/contact-correction.schema.ts';
import { isOpenTransfer, OPEN_TRANSFER_STATES } from '#contract/orders/states.ts';
import { TransferBooking } from '#contract/transfers/booking/booking-answer.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { requestEvents, transferRequests } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { answers, jsonBody, refusals } from '#core/http/description/describe-route.ts';
import { conflict } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import {
  corrected,
  correctedFields,
  countCorrection,
  queueContactMails,
} from '#orders/contact/correct-contact.ts';
import { holderOf, sentBody, tokenIn } from './holder.ts';

/** The guest's own address and telephone. */
export const transferContactRoutes = router();

transferContactRoutes.post(
  '/transfers/requests/:reference/contact',
  describeRoute({
    summary: 'Correct the email address or the phone number of a transfer request',
    description:
      'It holds at once. An email goes to both addresses, the former and the new one; at most five times an hour. 409 with the current booking when it is over.',
    responses: { ...answers({ 200: TransferBooking }), ...refusals(409) },
    ...jsonBody([ContactCorrection]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db, reader } = c.var;
    const body = await sentBody(c);
    const { request, booking, path, urlOf, written } = await holderOf(c, tokenIn(body));
    c.set('resultPage', `${path}#contact`);
    const input = parseBody(ContactCorrection, body);
    // Spam is answered like any other request, and no mail is sent.
    const isSpam = request.status === 'spam';
    if (!isSpam && !isOpenTransfer(request.status))
      return conflict(c, booking, 'problem.not_changeable_online');
    const former = { email: request.contactEmail, phone: request.contactPhone };
    const contact = corrected(former, input, request.language);
    if (!contact) return c.json(booking);
    const now = new Date();
    const [site] = await Promise.all([reader.run(mailSite(db)), countCorrection(db, request.id)]);
    const isSame = and(
      eq(transferRequests.id, request.id),
      eq(transferRequests.version, request.version),
      inArray(transferRequests.status, [...OPEN_TRANSFER_STATES, 'spam']),
    );
    const isUnchanged = exists(
      db.select({ id: transferRequests.id }).from(transferRequests).where(isSame),
    );
    const of = {
      kind: 'transfer_request' as const,
      ...{ id: request.id, reference: request.reference, language: request.language },
      name: request.contactName,
      url: urlOf(),
    };
    const mails = isSpam
      ? []
      : await queueContactMails(db, { site, of, former, contact, now }, isUnchanged);
    const after = await written([
      ...mails,
      insertIf(
        db,
        requestEvents,
        {
          requestId: request.id,
          kind: 'transfer',
          type: 'edit',
          fromStatus: request.status,
          toStatus: request.status,
          actor: 'guest',
          data: { fields: correctedFields(former, contact) },
          createdAt: now.toISOString(),
        },
        isUnchanged,
      ),
      db
        .update(transferRequests)
        .set({
          contactEmail: contact.email,
          contactPhone: contact.phone,
          updatedAt: now.toISOString(),
          version: sql`version + 1`,
        })
        .where(isSame),
    ]);
    return after.contact.email === contact.email && after.contact.phone === contact.phone
      ? c.json(after)
      : conflict(c, after, 'problem.booking_changed');
  },
);
