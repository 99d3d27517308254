import { eq } from 'drizzle-orm';
import { type BookingSource, totalOf } from '#contract/bookings/bookings.ts';
import type { DeskItem } from '#contract/orders/desk-order.ts';
import { tripOptions } from '#core/db/schema.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { orderedUnits } from '#orders/bookings/guest/ordered-units.ts';
import { isFull } from '#orders/bookings/places.sql.ts';
import { placing } from '#orders/bookings/placing.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { countUnits } from '#orders/departures/places.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { logAndMail, planAt } from '#orders/trip-requests/desk.ts';
import type { DeskOrdering, ListedDeskItem } from './desk-item.ts';

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
  const units = orderedUnits(plan, input.units);
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
      const { row, isMade, statements } = await placing(
        db,
        { plan, departure },
        {
          ...{ units, extras, discount, language, agreedCents: price?.totalCents },
          contact: {
            fullName: contact.name,
            emailAddress: contact.email,
            phoneNumber: contact.phone,
          },
          ...{ notes: input.notes ?? ordering.notes, note: input.note },
          ...{ resellerReference: input.resellerReference, sentBy: ordering.sentBy },
          source: ordering.source as BookingSource,
          ...{ isLate: true, actor: ordering.actor },
        },
        {
          ...{ now, id, status, secret: ordering.secret, orderId: ordering.orderId, alongside },
          isNew: () => ordering.isThere,
        },
      );
      const places = { departure: `${option.id} ${input.departureId}`, count: row.places };
      return {
        subject: { kind: 'booking', id },
        owesCents: status === 'CONFIRMED' ? row.totalCents : 0,
        ...{ statements, isMade, places },
        refusal: async (earlier) => {
          const taken = earlier
            .flatMap((item) => item.places ?? [])
            .filter((one) => one.departure === places.departure)
            .reduce((sum, { count }) => sum + count, 0);
          const full = isFull(plan, departure, taken + places.count, now, []);
          const [state] = await db
            .select({ version: planVersion(option.id), isFull: full.as('isFull') })
            .from(tripOptions)
            .where(eq(tripOptions.id, option.id));
          if (state?.version !== option.scheduleVersion) return 'changed';
          if (discount) await demandUse(db, discount, now);
          return state.isFull ? new BookingRefused('sold_out', 'problem.sold_out') : undefined;
        },
      };
    },
  };
}
