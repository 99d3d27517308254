import { shared } from '#cache/policy.ts';
import { DestinationQuery } from '#contract/list-queries.schema.ts';
import { isPreviewed } from '#crud/preview-access.ts';
import { query } from '#http/body.ts';
import { leadingId } from '#http/ids.ts';
import { found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { destinationDetail, destinationList, destinationPins, destinationTagList, popularDestinations } from './destinations.reads.ts';

export const destinationRoutes = router()
  .get('/destinations/popular', shared('destinations'), async (c) => c.json(await c.var.reader.run(popularDestinations(c.var.db))))
  .get('/destinations', shared('destinations'), query(DestinationQuery), async (c) =>
    c.json(await c.var.reader.run(destinationList(c.var.db, c.req.valid('query')))),
  )
  .get('/destinations/tags', shared('destinations'), async (c) => c.json(await c.var.reader.run(destinationTagList(c.var.db))))
  .get('/destinations/pins', shared('destinations'), query(DestinationQuery), async (c) =>
    c.json(await c.var.reader.run(destinationPins(c.var.db, c.req.valid('query')))),
  )
  .get('/destinations/:id', shared('destinations', 'trips', 'transfers'), async (c) => {
    const id = found(leadingId(c.req.param('id')));
    return c.json(found(await c.var.reader.run(destinationDetail(c.var.db, id, await isPreviewed(c, 'destinations', id)))));
  });
