import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  AvailabilityQuery,
  TripAvailability as TripAvailabilitySchema,
} from '#contract/bookings/availability.schema.ts';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import { sharedBriefly } from '#core/cache/policy.ts';
import type { Database } from '#core/db/client.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { trips } from '#core/db/schema.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { LEADING_ID } from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { leadingId } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { chosenProvider } from '#money/payments/providers/providers.ts';
import { inForce } from '#money/payments/terms.ts';
import { availabilityOf } from './trip-availability.ts';

const publicTrip = (db: Database, id: number) =>
  read(
    [
      db
        .select({ id: trips.id })
        .from(trips)
        .where(and(eq(trips.id, id), isTripPublic)),
    ],
    ([row]) => row,
  );

/** Without a payment provider nothing is paid when booking. */
async function withPayment(
  c: Context<App>,
  options: readonly AvailableOption[],
): Promise<AvailableOption[]> {
  const isAsked = options.some(({ payment }) => payment === 'deposit' || payment === 'all');
  const isPaidOnline = isAsked && (await chosenProvider(c.env, c.var.db)) !== undefined;
  return options.map((option) => inForce(option, isPaidOnline));
}

export const availabilityRoutes = router();

availabilityRoutes.get(
  '/trips/:id/availability',
  describeRoute({
    summary: 'Departures of a trip, with places and prices',
    description:
      'At most a year; `month` is a calendar month (`2027-06`), or with `now` the first one that has departures. `units` (`12:2,13:1`) says which units, `people` how many adults; without both it is one. Times are those of Menorca.',
    parameters: [LEADING_ID],
  }),
  sharedBriefly('trips', 'departures'),
  multilingual(TripAvailabilitySchema),
  query(AvailabilityQuery),
  async (c) => {
    const { db, reader } = c.var;
    const wanted = c.req.valid('query');
    const tripId = found(leadingId(c.req.param('id')));
    const [trip, availability] = await Promise.all([
      reader.run(publicTrip(db, tripId)),
      availabilityOf(c.var, tripId, wanted),
    ]);
    found(trip);
    const options = await withPayment(c, availability.options);
    return answer(c, { ...availability, options });
  },
);
