import { describeRoute } from 'hono-openapi';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { resourceClashes } from './resource-clashes.reads.ts';

export const resourceClashRoutes = router();

resourceClashRoutes.get(
  '/clashes',
  describeRoute({
    summary:
      'Departures from today on that cannot have what they use, with whom that touches and what would solve it',
  }),
  noStepUp('a read'),
  async (c) => c.json({ items: await resourceClashes(c.var.db, new Date()) }),
);
