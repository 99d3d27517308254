import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { OfferInput } from '#contract/orders/offers.schema.ts';
import { isOfferOpen, type OfferMessage } from '#contract/orders/offers.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import type { Alongside } from '#orders/bookings/write.ts';
import { answeredByOffer } from '#orders/threads/answered.ts';
import { actorOf, planAt } from '../desk.ts';
import { answerChange, detailOf, nameOf } from '../desk-answer.ts';
import { plannedOffer, writeOffer } from './make-offer.ts';
import { offerMails, offerMessage } from './offer-mail.ts';

async function factsOf(c: Context<App>, request: TripRequestDetail) {
  const { db, reader } = c.var;
  const [site, secret] = await Promise.all([
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const origin = siteOrigin(c.env, c.req.url);
  return { site, url: await bookingUrl(secret, origin, request.language, request) };
}

/** Offers for requests without a price. */
export const offerAdminRoutes = router();

offerAdminRoutes.post(
  '/:id/offer',
  describeRoute({
    summary: 'Offer a request without a price a departure, or a day in words, at a price',
    description:
      'The guest accepts it on its page, declines, or asks back. With `isHeld` its places are taken until it ends; 409 with the code `sold_out` when they are gone. A new offer replaces the former one.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(OfferInput),
  async (c) => {
    const sent = c.req.valid('json');
    return answerChange(c, sent, async (booking) => {
      const now = new Date();
      const request = await detailOf(c, booking.id);
      const { site, url } = await factsOf(c, request);
      const offer = await plannedOffer(c, booking, sent, now);
      const mails =
        sent.notify && request.contact.email ? offerMails(site, request, offer, url) : [];
      const { db, user, apiKeyId } = c.var;
      const audit = {
        ...{ userId: user.id, apiKeyId, entity: 'trip-requests' as const, entityId: booking.id },
        ...{ action: 'edit' as const, detail: { deed: 'offer' } },
      };
      const alongside: Alongside = (isDone) => [
        ...mails.map((mail) => queueMailIf(db, mail, isDone)),
        auditEntryIf(db, audit, isDone),
        ...answeredByOffer(db, booking, now, isDone),
      ];
      const by = { actor: actorOf(c), now };
      return writeOffer(c, { booking, request }, offer, by, alongside);
    });
  },
);
offerAdminRoutes.get(
  '/:id/offer/message',
  describeRoute({
    summary: 'The offer as a text for a chat, in the language of its guest',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('a read'),
  async (c) => {
    const request = await detailOf(c, nameOf(c));
    const booking = found(await findBooking(c.var.db, request.id));
    const offered = found((isOfferOpen(booking.offer) && booking.offered) || undefined);
    const { optionId, departureId } = offered;
    const start =
      optionId !== null && departureId !== null
        ? await planAt(c, optionId, departureId).catch(() => undefined)
        : undefined;
    const { site, url } = await factsOf(c, request);
    const offer = { offered, start, until: booking.offerUntil };
    const text = offerMessage(site, request, offer, url);
    const { phone } = request.contact;
    return c.json<OfferMessage>({
      text,
      whatsapp: phone ? (whatsappUrl(phone, text) ?? null) : null,
    });
  },
);
