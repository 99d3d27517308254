import { eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { totalOf } from '#contract/bookings/bookings.ts';
import { GuestBookingAnswer as GuestBookingAnswerSchema } from '#contract/bookings/guest-booking-answers.schema.ts';
import { GuestBookingInput } from '#contract/bookings/guest-bookings.schema.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { bookingPath, bookingToken, bookingUrl } from '#core/auth/manage-link.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { refuse } from '#core/crud/check-input.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { bookings, trips } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { privacyEdition, termsEdition } from '#core/db/site-settings.ts';
import { agreedTo } from '#core/db/statements/agreement.ts';
import { isPaidByPartner } from '#core/db/statements/attribution.ts';
import { body } from '#core/http/bodies/body.ts';
import {
  answers,
  IDEMPOTENCY_KEY,
  LEADING_ID,
  refusals,
} from '#core/http/description/describe-route.ts';
import { leadingId } from '#core/http/ids.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { sentWords } from '#core/http/protection/same-request.ts';
import { router } from '#core/http/router.ts';
import { sentPartner } from '#core/http/sent-partner.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { discounted, isPaidByBringer } from '#money/codes/discounts.ts';
import { codeRead, usableCode } from '#money/codes/find-code.ts';
import { paysFirst } from '#money/payments/pays-first.ts';
import { paymentsRead } from '#money/payments/settings.ts';
import { departureById } from '#orders/departures/departures.ts';
import { countUnits } from '#orders/departures/places.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { book, wordsMadeRead } from '../book.ts';
import { checkContact } from '../contact.ts';
import { mailStatements } from '../mails/booking-mails.ts';
import { demandAnswers } from '../needs/answers.ts';
import { newNeeds } from '../needs/new-needs.ts';
import { BookingRefused } from '../refused.ts';
import { withCustomer } from '../with-customer.ts';
import type { Written } from '../write.ts';
import { bookableTrip } from './bookable-trip.reads.ts';
import { heldBooking } from './guest-booking.reads.ts';
import { guestBooking } from './guest-booking.ts';
import { again } from './holder.ts';
import { orderedUnits } from './ordered-units.ts';
import { isAskedFor, sentContact } from './sent-contact.ts';

/** Guests book places: a hold first, or with contact and consent at once. */
export const makeBookingRoutes = router();

makeBookingRoutes.post(
  '/trips/:id/bookings',
  describeRoute({
    summary: 'Hold places of a departure, or book them at once',
    description:
      'Without `contact` the places are held for 20 minutes, until the booking is confirmed. With `contact`, `privacyAccepted` and `termsAccepted` it is CONFIRMED, or PENDING when the option is on request; there the terms may be accepted later, with the company’s offer. The same `Idempotency-Key`, or an identical body with `contact` within two minutes, never books twice. 409 with the code `sold_out` or `closed` when the places cannot be had.',
    parameters: [LEADING_ID, IDEMPOTENCY_KEY],
    responses: { ...answers({ 201: GuestBookingAnswerSchema }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestBookingInput),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const { optionId, units, extras, notes, code, customer } = input;
    const sentBy = { slug: sentPartner(c, input.partner) };
    const language = input.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE;
    const day = input.departureId.slice(0, 10);
    const tripId = found(leadingId(c.req.param('id')));
    const now = new Date();
    const contact = input.contact && sentContact(storedContact(input.contact, language), notes);
    // A hold without a key says nothing of its guest: two of one network and browser would share it, and its link.
    const isOwn = contact !== undefined || Boolean(c.req.header('Idempotency-Key')?.trim());
    const sent = isOwn
      ? await sentWords(c, [
          tripId,
          optionId,
          input.departureId,
          units,
          extras,
          contact,
          notes,
          ...(code ? [code] : []),
          ...(input.answers.length > 0 ? [input.answers] : []),
          ...(input.pickup ? [input.pickup] : []),
          ...(customer ? [customer] : []),
        ])
      : undefined;
    const readPlans = () => reader.run(plansOf(db, { tripId }, { from: day, to: day }));
    const [row, plansAtFirst, madeAtFirst, typed, isOfPartner, ...rest] = await Promise.all([
      reader.run(bookableTrip(db, eq(trips.id, tripId))),
      readPlans(),
      sent && reader.run(wordsMadeRead(db, sent, now)),
      code ? reader.run(codeRead(db, code, now)) : undefined,
      isPaidByPartner(db, sentBy),
      reader.run(paymentsRead(c.env, db)),
      reader.run(privacyEdition(db)),
      reader.run(termsEdition(db)),
      reader.run(mailSite(db)),
      placeholdersOf(c),
      signingSecret(db, c.env.QUOTE_SECRET),
    ]);
    const [payments, privacy, terms, site, values, secret] = rest;
    const trip = fillTexts(found(row), values, DEFAULT_LANGUAGE);
    if (!trip.showBookingOptions)
      throw new ApiError(409, 'problem.trip_closed', {
        code: 'closed',
      });
    if (contact && !input.privacyAccepted)
      throw refuse('privacyAccepted', 'consent_needed', 'form.consent_needed');
    const origin = siteOrigin(c.env, c.req.url);
    const { booking, after } = await again(async (isFirst) => {
      const plans = isFirst ? plansAtFirst : await readPlans();
      const plan = plans.find(({ option }) => option.id === optionId);
      const departure = plan && departureById(plan, input.departureId);
      if (!plan || !departure) throw new BookingRefused('closed', 'problem.departure_closed');
      if (contact) checkContact(contact, plan.option.requiredContactFields.filter(isAskedFor));
      const { instantConfirmation } = plan.option;
      if (contact && instantConfirmation && !input.termsAccepted)
        throw refuse('termsAccepted', 'terms_needed', 'form.terms_needed');
      // What is paid first stays a hold until then; the payment confirms it.
      const people = orderedUnits(plan, units);
      const needs = newNeeds(plan.option, people, input, { language, now });
      const { units: ordered, asking, answers, pickup } = needs;
      if (contact) demandAnswers(asking, answers);
      const listed = priceLines(plan, departure, { units: countUnits(ordered), extras });
      const use = { for: 'trip', tripId, totalCents: totalOf(listed) } as const;
      const discount = code && !madeAtFirst ? usableCode(typed, use, now) : undefined;
      const total = totalOf(discount ? discounted(listed, discount) : listed);
      const isPartners = isPaidByBringer(discount, isOfPartner);
      const isHeld =
        contact !== undefined &&
        paysFirst(c.env, payments, plan.option, { totalCents: total, isPaidByPartner: isPartners });
      const more = async (after: Written) => ({
        manageUrl: await bookingUrl(secret, origin, language, after),
        isInstant: true,
        paidCents: isPartners ? undefined : 0,
      });
      const event = instantConfirmation ? 'confirmed' : 'received';
      const alongside = mailStatements(db, {
        event,
        site,
        around: { trip, option: plan.option, units: plan.units },
        more,
        now,
      });
      const id = crypto.randomUUID();
      const read = new ReadAfter(heldBooking(db, eq(bookings.id, id)));
      const known = isFirst ? { before: madeAtFirst } : undefined;
      const start = { id, now, secret, known, after: read, alongside: withCustomer(db, customer) };
      const made = await book(
        db,
        { plan, departure },
        {
          ...{
            sent,
            units: ordered,
            extras,
            answers,
            pickup,
            discount,
            contact,
            language,
            notes,
            sentBy,
            source: 'site',
            actor: 'guest',
          },
          ...(contact && {
            privacyEdition: privacy,
            ...agreedTo(input.termsAccepted, terms, now),
          }),
        },
        contact && !isHeld
          ? {
              ...start,
              status: instantConfirmation ? 'CONFIRMED' : 'PENDING',
              alongside: withCustomer(db, customer, alongside),
            }
          : start,
      );
      return made && { booking: made, after: read };
    });
    c.set('resultPage', await bookingPath(secret, booking));
    const { value } = after.result ?? {
      value: await reader.run(heldBooking(db, booking.reference)),
    };
    const answer: GuestBookingAnswer = {
      booking: guestBooking(found(value), now),
      token: await bookingToken(secret, booking.id),
      manageUrl: await bookingUrl(secret, origin, booking.language, booking),
    };
    return c.json(answer, 201);
  },
);
