import { eq } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { trips } from '#core/db/schema.ts';
import type { Around } from '#orders/bookings/mails/booking-mails.ts';
import type { Plan } from '#orders/departures/plan.ts';

/** What mails about bookings of a plan name of trip and option. */
export async function aroundOf(db: Database, plan: Plan): Promise<Around | undefined> {
  const [trip] = await db
    .select({
      name: trips.name,
      meetingPoint: trips.meetingPoint,
      translations: trips.translations,
    })
    .from(trips)
    .where(eq(trips.id, plan.option.tripId));
  return trip && { trip, option: plan.option, units: plan.units };
}
