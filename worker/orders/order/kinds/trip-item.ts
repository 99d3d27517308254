import { sql } from 'drizzle-orm';
import { totalOf } from '#contract/bookings/bookings.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { dueWhenBooking } from '#contract/money/payments.ts';
import type { ItemInput } from '#contract/orders/orders.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { tripOptions, trips } from '#core/db/schema.ts';
import { agreedTo } from '#core/db/statements/agreement.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { discounted } from '#money/codes/discounts.ts';
import { paysFirst, SESSION_MINUTES } from '#money/payments/pays-first.ts';
import { takenBy } from '#orders/bookings/booking.reads.ts';
import { checkContact } from '#orders/bookings/contact.ts';
import { bookableTrip } from '#orders/bookings/guest/bookable-trip.reads.ts';
import { orderedUnits } from '#orders/bookings/guest/ordered-units.ts';
import { isAskedFor, sentContact } from '#orders/bookings/guest/sent-contact.ts';
import { bookingInMail } from '#orders/bookings/mails/booking-mails.ts';
import { firmMail } from '#orders/bookings/mails/trip-firm-mail.ts';
import { demandAnswers } from '#orders/bookings/needs/answers.ts';
import { newNeeds } from '#orders/bookings/needs/new-needs.ts';
import { whyRefused } from '#orders/bookings/place-claims.ts';
import { placing } from '#orders/bookings/placing.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { departureById } from '#orders/departures/departures.ts';
import { countUnits } from '#orders/departures/places.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { priceLines } from '#orders/departures/prices.ts';
import type { ListedItem, Ordering, PreparedItem } from '#orders/items/ordering.ts';
import { tripInMail } from '#orders/order-mail/trip-in-mail.ts';

/** Places of a departure, as an item of an order. `released`: holds that end in the same batch. */
export async function tripItem(
  ordering: Ordering,
  input: ItemInput<'trip'>,
  released: () => readonly string[],
): Promise<ListedItem> {
  const { db, reader, now, env, payments, contact, language } = ordering;
  const { optionId, departureId, extras, notes = ordering.notes } = input;
  const day = departureId.slice(0, 10);
  const isOfOption = sql`${trips.id} = (SELECT ${tripOptions.tripId} FROM ${tripOptions} WHERE ${tripOptions.id} = ${optionId})`;
  const [row, plans] = await Promise.all([
    reader.run(bookableTrip(db, isOfOption)),
    reader.run(plansOf(db, { optionId }, { from: day, to: day })),
  ]);
  const trip = fillTexts(found(row), ordering.values, DEFAULT_LANGUAGE);
  if (!trip.showBookingOptions) throw new ApiError(409, 'problem.trip_closed', { code: 'closed' });
  const plan = plans.find(({ option }) => option.id === optionId);
  const departure = plan && departureById(plan, departureId);
  if (!plan || !departure) throw new BookingRefused('closed', 'problem.departure_closed');
  const { option } = plan;
  const guest = sentContact(contact, notes);
  checkContact(guest, option.requiredContactFields.filter(isAskedFor));
  const people = orderedUnits(plan, input.units);
  const { units, asking, answers, pickup } = newNeeds(option, people, input, { language, now });
  demandAnswers(asking, answers);
  const listed = priceLines(plan, departure, { units: countUnits(units), extras });
  if (input.totalCents !== undefined && input.totalCents !== totalOf(listed))
    throw new BookingRefused('changed', 'form.changed');

  return {
    codeUse: { for: 'trip', tripId: option.tripId, totalCents: totalOf(listed) },
    prepare: async (discount, { sentBy, isPaidByPartner }): Promise<PreparedItem> => {
      const id = crypto.randomUUID();
      const totalCents = totalOf(discount ? discounted(listed, discount) : listed);
      const isHeld = paysFirst(env, payments, option, { totalCents, isPaidByPartner });
      const status = isHeld ? 'ON_HOLD' : option.instantConfirmation ? 'CONFIRMED' : 'PENDING';
      const {
        row: booked,
        partnerId,
        isMade,
        statements,
      } = await placing(
        db,
        { plan, departure },
        {
          ...{ units, extras, answers, pickup, discount, contact: guest, language, notes },
          ...{ sentBy, source: 'site', actor: 'guest' },
          holdMinutes: SESSION_MINUTES,
          privacyEdition: ordering.privacyEdition,
          ...agreedTo(true, ordering.termsEdition, now),
        },
        {
          ...{ now, id, status, secret: ordering.secret },
          orderId: ordering.orderId,
          isNew: () => ordering.isNew,
        },
      );
      const around = { trip, option, units: plan.units };
      const request = bookingInMail(booked, around);
      // What is paid first is news for the firm once it is paid.
      const news = isHeld
        ? []
        : firmMail(option.instantConfirmation ? 'booked' : 'received', ordering.site, request);
      const mails = await queueLimitedMails(db, ordering.site, news, {
        ...{ visitor: contact.email, condition: isMade, now },
      });
      const places = { plan, departure, ...takenBy(booked) };
      return {
        id,
        ...{ totalCents, dueCents: isHeld ? dueWhenBooking(option, totalCents) : 0 },
        inMail: tripInMail(request),
        statements: [...statements, ...mails],
        ...{ isMade, places },
        refusal: (earlier) =>
          whyRefused(db, places, {
            earlier: earlier.flatMap((item) => item.places ?? []),
            discount,
            now,
            released: released(),
            partnerId,
            overAllotment: new BookingRefused('sold_out', 'problem.sold_out'),
          }),
      };
    },
  };
}
