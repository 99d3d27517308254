import { describeRoute } from 'hono-openapi';
import type { ResourceClashes } from '#contract/bookings/resources.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { transferClashes } from '#orders/transfers/vans/clashes.reads.ts';
import { crewClashes } from './crew-clashes.reads.ts';
import { resourceClashes } from './resource-clashes.reads.ts';

export const resourceClashRoutes = router();

resourceClashRoutes.get(
  '/clashes',
  describeRoute({
    summary:
      'Departures and transfers from today on that cannot have what they use, or whose guide or driver is off, with whom that touches and what would solve it',
  }),
  noStepUp('a read'),
  async (c) => {
    const { db } = c.var;
    const now = new Date();
    const [items, transfers, crew] = await Promise.all([
      resourceClashes(db, now),
      transferClashes(db, now),
      crewClashes(db, now),
    ]);
    return c.json<ResourceClashes>({ items, transfers, crew });
  },
);
