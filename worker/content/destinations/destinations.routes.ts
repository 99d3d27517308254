import { describeRoute } from 'hono-openapi';
import { DestinationQuery } from '#contract/admin/list-queries.schema.ts';
import {
  DestinationCards,
  DestinationDetail,
  DestinationPage,
  DestinationPins,
  DestinationTags,
  NamedTags,
} from '#contract/places/destination-answers.schema.ts';
import { shared } from '#core/cache/policy.ts';
import { isPreviewed } from '#core/crud/preview-access.ts';
import { query } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { LEADING_ID } from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { leadingId } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import {
  destinationDetail,
  destinationList,
  destinationPins,
  destinationTagList,
  popularDestinations,
} from './destinations.reads.ts';

export const destinationRoutes = router();

destinationRoutes.get(
  '/destinations/popular',
  describeRoute({
    summary: 'Destinations on the home page',
  }),
  shared('destinations'),
  filled,
  multilingual(DestinationCards),
  async (c) => answer(c, await c.var.reader.run(popularDestinations(c.var.db))),
);
destinationRoutes.get(
  '/destinations',
  describeRoute({
    summary: 'Destinations, filtered and paginated',
  }),
  shared('destinations'),
  filled,
  multilingual(DestinationPage),
  query(DestinationQuery),
  async (c) => answer(c, await c.var.reader.run(destinationList(c.var.db, c.req.valid('query')))),
);
destinationRoutes.get(
  '/destinations/tags',
  describeRoute({
    summary: 'Destination tags with the number of destinations for each',
  }),
  shared('destinations'),
  multilingual(DestinationTags, { asked: NamedTags }),
  async (c) => answer(c, await c.var.reader.run(destinationTagList(c.var.db, c.var.language))),
);
destinationRoutes.get(
  '/destinations/pins',
  describeRoute({
    summary: 'Destinations with the few fields a map needs',
  }),
  shared('destinations'),
  multilingual(DestinationPins),
  query(DestinationQuery),
  async (c) => answer(c, await c.var.reader.run(destinationPins(c.var.db, c.req.valid('query')))),
);
destinationRoutes.get(
  '/destinations/:id',
  describeRoute({
    summary: 'One destination; the id may be followed by `-` and any text',
    parameters: [LEADING_ID],
  }),
  shared('destinations', 'trips', 'departures', 'transfers'),
  filled,
  multilingual(DestinationDetail),
  async (c) => {
    const id = found(leadingId(c.req.param('id')));
    return answer(
      c,
      found(
        await c.var.reader.run(
          destinationDetail(c.var.db, id, c.var.language, await isPreviewed(c, 'destinations', id)),
        ),
      ),
    );
  },
);
