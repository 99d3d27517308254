import { type BookingSource, totalOf } from '#contract/bookings/bookings.ts';
import type { DeskItem } from '#contract/orders/desk-order.ts';
import { takenBy } from '#orders/bookings/booking.reads.ts';
import { orderedUnits } from '#orders/bookings/guest/ordered-units.ts';
import { newNeeds } from '#orders/bookings/needs/new-needs.ts';
import { whyRefused } from '#orders/bookings/place-claims.ts';
import { placing } from '#orders/bookings/placing.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { withoutLimit } from '#orders/departures/departures.ts';
import { countUnits } from '#orders/departures/places.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { logAndMail, planAt } from '#orders/trip-requests/desk.ts';
import { type DeskOrdering, type ListedDeskItem, owedAtOnce } from './desk-item.ts';

/** Places of a departure by hand: also after the cut-off, never beyond the places. */
export async function deskTrip(
  ordering: DeskOrdering,
  input: DeskItem<'trip'>,
): Promise<ListedDeskItem> {
  const { c, now, contact, language } = ordering;
  const { db } = c.var;
  const { extras, price, status } = input;
  const { plan, departure } = await planAt(c, input.optionId, input.departureId);
  const { option } = plan;
  const people = orderedUnits(plan, input.units);
  const { units, answers, pickup } = newNeeds(option, people, input, { language, now });
  const totalCents = totalOf(priceLines(plan, departure, { units: countUnits(units), extras }));

  return {
    codeUse: { for: 'trip', tripId: option.tripId, totalCents },
    prepare: async (discount) => {
      const id = crypto.randomUUID();
      const event = status === 'CONFIRMED' ? 'confirmed' : 'received';
      const alongside = await logAndMail(c, {
        ...{ action: 'create', reason: price?.reason, plan, now },
        event: ordering.notify ? event : undefined,
      });
      const { row, partnerId, isMade, statements } = await placing(
        db,
        { plan, departure },
        {
          ...{ units, extras, answers, pickup, discount, language, agreedCents: price?.totalCents },
          contact: {
            fullName: contact.name,
            emailAddress: contact.email,
            phoneNumber: contact.phone,
          },
          ...{ notes: input.notes ?? ordering.notes, note: input.note },
          ...{ resellerReference: input.resellerReference, sentBy: ordering.sentBy },
          source: ordering.source as BookingSource,
          ...{ isLate: true, isOver: ordering.isOver, actor: ordering.actor },
        },
        {
          ...{ now, id, status, secret: ordering.secret, orderId: ordering.orderId, alongside },
          isNew: () => ordering.isThere,
        },
      );
      const places = {
        ...{ plan, ...takenBy(row) },
        departure: ordering.isOver ? withoutLimit(departure) : departure,
      };
      return {
        subject: { kind: 'booking', id },
        start: `${departure.date} ${departure.time}`,
        ...owedAtOnce(status === 'CONFIRMED', plan.option.terms, row.totalCents),
        ...{ statements, isMade, places },
        refusal: (earlier) =>
          whyRefused(db, places, {
            earlier: earlier.flatMap((item) => item.places ?? []),
            ...{ discount, now, released: [], partnerId },
            overAllotment: new BookingRefused('allotment', 'problem.over_allotment'),
          }),
      };
    },
  };
}
