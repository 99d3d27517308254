import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { totalOf } from '#contract/bookings/bookings.ts';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { GuestBookingConfirm, GuestBookingLink } from '#contract/bookings/guest-bookings.schema.ts';
import { Language } from '#contract/languages/language.schema.ts';
import { isOfferOpen } from '#contract/orders/offers.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { privacyEdition, termsEdition } from '#core/db/site-settings.ts';
import { agreedTo } from '#core/db/statements/agreement.ts';
import { attribution } from '#core/db/statements/attribution.ts';
import { body } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers, describeQuery, refusals } from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import { discounted, isPaidByBringer, listedLines } from '#money/codes/discounts.ts';
import { findCode } from '#money/codes/find-code.ts';
import { paysFirst, payUntil } from '#money/payments/pays-first.ts';
import { paymentsRead } from '#money/payments/settings.ts';
import { calendarAnswer } from '#orders/items/calendar-answer.ts';
import { bookingEvent } from '../calendar-file.ts';
import { demandLive } from '../changes/change.ts';
import { changeWith, confirm, extend } from '../changes/states.ts';
import { checkContact, contactColumns } from '../contact.ts';
import { mailStatements } from '../mails/booking-mails.ts';
import { demandAnswers, takeAnswers } from '../needs/answers.ts';
import { takePickup } from '../needs/pickup.ts';
import { BookingRefused } from '../refused.ts';
import { withCustomer } from '../with-customer.ts';
import { isOfferFull, startsFor } from './choice.ts';
import { guestBooking } from './guest-booking.ts';
import { holderOf } from './holder.ts';
import { isAskedFor, sentContact } from './sent-contact.ts';

const CalendarQuery = v.object({ token: v.string(), lang: v.optional(Language) });

/** What the holder of a booking's link does with it. */
export const manageBookingRoutes = router();

manageBookingRoutes.get(
  '/bookings/:reference',
  describeRoute({
    summary: 'A booking, by the token of its link',
  }),
  cached(PRIVATE_CACHE),
  multilingual(GuestBooking),
  describeQuery(v.object({ token: v.string() })),
  async (c) => {
    const held = await holderOf(c, c.req.query('token') ?? '');
    const now = new Date();
    const { db, reader } = c.var;
    const [starts, isFull] = await Promise.all([
      startsFor(db, reader, held, now),
      isOfferFull(db, reader, held, now),
    ]);
    return answer(c, guestBooking(held, now, { starts, isFull }));
  },
);
manageBookingRoutes.get(
  '/bookings/:reference/calendar.ics',
  describeRoute({
    summary: 'A booking as a calendar file',
    responses: answers({ 200: 'text/calendar' }),
  }),
  cached(PRIVATE_CACHE),
  describeQuery(CalendarQuery),
  async (c) => {
    const held = await holderOf(c, c.req.query('token') ?? '');
    const { booking, trip, option, urlOf } = held;
    return calendarAnswer(c, { ...booking, subject: 'Trips' }, (language) =>
      bookingEvent({ ...booking, trip, option }, { language, url: urlOf() }),
    );
  },
);
manageBookingRoutes.post(
  '/bookings/:reference/extend',
  describeRoute({
    summary: 'Hold the places longer',
    description: 'By 20 minutes from now, at most two hours from the first moment.',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestBookingLink),
  async (c) => {
    const { token } = c.req.valid('json');
    const held = await holderOf(c, token);
    c.set('resultPage', held.path);
    await extend(c.var.db, held.booking, undefined, held.by(new Date()));
    return c.json(await held.answered());
  },
);
manageBookingRoutes.post(
  '/bookings/:reference/confirm',
  describeRoute({
    summary: 'Confirm a hold with a contact',
    description:
      'It becomes CONFIRMED, or PENDING when the option is on request; it stays ON_HOLD when something is to be paid first. 409 with the code `expired` when the hold has ended.',
    responses: { ...answers({ 200: GuestBooking }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(GuestBookingConfirm),
  async (c) => {
    const { db, reader } = c.var;
    const { token, notes, code, customer, ...input } = c.req.valid('json');
    const [held, privacy, terms, site, payments] = await Promise.all([
      holderOf(c, token),
      reader.run(privacyEdition(db)),
      reader.run(termsEdition(db)),
      reader.run(mailSite(db)),
      reader.run(paymentsRead(c.env, db)),
    ]);
    const { booking, option } = held;
    c.set('resultPage', held.path);
    if (isOfferOpen(booking.offer)) throw new BookingRefused('state', 'problem.accept_offer');
    const contact = sentContact(storedContact(input.contact, booking.language), notes);
    checkContact(contact, option.requiredContactFields.filter(isAskedFor));
    const now = new Date();
    const { tripId, lines } = booking;
    const listed = listedLines(lines);
    const use = { for: 'trip', tripId, totalCents: totalOf(listed), except: booking.id } as const;
    const discount =
      code && booking.status === 'ON_HOLD' ? await findCode(db, code, use, now) : undefined;
    const priced = discount && {
      ...{ codeId: discount.id, lines: discounted(listed, discount) },
      ...(discount.partnerId !== null && attribution('booking', { id: discount.partnerId })),
    };
    const totalCents = priced ? totalOf(priced.lines) : booking.totalCents;
    const { language, units: tickets } = booking;
    const asking = { questions: option.questions, tickets, language };
    const answers = takeAnswers(asking, input.answers, { before: booking.answers, now });
    demandAnswers(asking, answers);
    const given = {
      answers,
      pickup: takePickup(option.pickups, input.pickup, booking.pickup),
      ...contactColumns(contact),
      notes: notes ?? null,
      privacyEdition: privacy,
      privacyAcceptedAt: now.toISOString(),
      ...agreedTo(true, terms, now),
    };
    const set = { ...given, ...priced, totalCents };
    const event = option.instantConfirmation ? 'confirmed' : 'received';
    const alongside = mailStatements(db, {
      event,
      site,
      around: held,
      more: { ...held.inMails(), isInstant: true },
      now,
    });
    // What is paid first stays a hold until then; the payment confirms it.
    if (
      booking.status === 'ON_HOLD' &&
      paysFirst(
        c.env,
        payments,
        { ...option, ...booking.terms },
        {
          totalCents,
          isPaidByPartner: isPaidByBringer(discount, held.guestPaidCents === undefined),
        },
      )
    ) {
      demandLive(booking, now);
      await changeWith(
        db,
        booking,
        discount,
        { ...set, expiresAt: payUntil(booking, now) },
        held.by(now),
        { alongside: withCustomer(db, customer), confirmed: alongside },
      );
    } else
      await confirm(db, booking, option.instantConfirmation, held.by(now), {
        set,
        alongside: withCustomer(db, customer, alongside),
        discount,
      });
    return c.json(await held.answered());
  },
);
