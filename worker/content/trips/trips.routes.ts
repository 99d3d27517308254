import { describeRoute } from 'hono-openapi';
import { ChosenQuery, TripQuery } from '#contract/admin/list-queries.schema.ts';
import { menorcaToday } from '#contract/calendar.ts';
import {
  ChosenTrips,
  NearDays,
  TripCards,
  TripDetail,
  TripFacets,
  TripPage,
  TripTypes,
} from '#contract/trips/trip-answers.schema.ts';
import { shared } from '#core/cache/policy.ts';
import { isPreviewed } from '#core/crud/preview-access.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers, LEADING_ID } from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { leadingId } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import { datedFacets, datedTrips, isOfPacks } from './dated-trips.ts';
import { nearDays } from './near-days.ts';
import { daysOf } from './open-trips.ts';
import { tripFacetCounts } from './trip-facets.reads.ts';
import { withTerms } from './trip-filters.ts';
import { tripList } from './trip-list.reads.ts';
import { chosenTrips, popularTrips, tripDetail, tripTypeList } from './trips.reads.ts';

/** Cards show places, so bookings change lists. */
const sharedCards = shared('trips', 'destinations', 'departures');

export const tripRoutes = router();

tripRoutes.get(
  '/trip-types',
  describeRoute({ summary: 'Trip types' }),
  shared('trips'),
  multilingual(TripTypes),
  async (c) => answer(c, await c.var.reader.run(tripTypeList(c.var.db))),
);
tripRoutes.get(
  '/trips/popular',
  describeRoute({ summary: 'Trips on the home page' }),
  sharedCards,
  filled,
  multilingual(TripCards),
  async (c) => answer(c, await c.var.reader.run(popularTrips(c.var.db, c.var.language))),
);
tripRoutes.get(
  '/trips',
  describeRoute({
    summary: 'Trips, filtered and paginated',
    description:
      'With `date`, or `from` and `to` (at most 31 days), trips that have places then, for `people`.',
  }),
  sharedCards,
  filled,
  multilingual(TripPage),
  query(TripQuery),
  async (c) => {
    const { db, reader, language } = c.var;
    const asked = withTerms(c.req.valid('query'));
    const days = daysOf(asked, menorcaToday(new Date()));
    return answer(
      c,
      days || isOfPacks(asked)
        ? await datedTrips(db, reader, asked, days, language)
        : await reader.run(tripList(db, asked, language)),
    );
  },
);
tripRoutes.get(
  '/trips/chosen',
  describeRoute({
    summary: 'Trips by their ids, in their order; those that are not public are left out',
  }),
  sharedCards,
  multilingual(ChosenTrips),
  query(ChosenQuery),
  async (c) =>
    answer(
      c,
      await c.var.reader.run(chosenTrips(c.var.db, c.req.valid('query').ids, c.var.language)),
    ),
);
tripRoutes.get(
  '/trips/facets',
  describeRoute({
    summary: 'Number of trips by value of each filter, with the other filters applied',
    description:
      '`any` is the number without this filter. Without counts, more than 250 trips contain the text `q`.',
    responses: answers({ 200: TripFacets }),
  }),
  sharedCards,
  query(TripQuery),
  async (c) => {
    const { db, reader } = c.var;
    const asked = withTerms(c.req.valid('query'));
    const days = daysOf(asked, menorcaToday(new Date()));
    return answer(
      c,
      days || isOfPacks(asked)
        ? await datedFacets(db, reader, asked, days)
        : await reader.run(tripFacetCounts(db, asked)),
    );
  },
);
tripRoutes.get(
  '/trips/days',
  describeRoute({
    summary: 'Days near a `date` on which trips have places',
    description:
      'For a list without trips on its day: the nearest days, at most three, with the other filters applied.',
    responses: answers({ 200: NearDays }),
  }),
  sharedCards,
  query(TripQuery),
  async (c) =>
    answer(c, await nearDays(c.var.db, c.var.reader, withTerms(c.req.valid('query')), new Date())),
);
tripRoutes.get(
  '/trips/:id',
  describeRoute({
    summary: 'One trip; the id may be followed by `-` and any text',
    parameters: [LEADING_ID],
  }),
  shared('trips', 'destinations', 'departures', 'transfers'),
  filled,
  multilingual(TripDetail),
  async (c) => {
    const id = found(leadingId(c.req.param('id')));
    return answer(
      c,
      found(
        await c.var.reader.run(
          tripDetail(c.var.db, id, c.var.language, await isPreviewed(c, 'trips', id)),
        ),
      ),
    );
  },
);
