import { describeRoute } from 'hono-openapi';
import { KnownGuestQuery } from '#contract/orders/known-guests.schema.ts';
import type { KnownGuest } from '#contract/orders/known-guests.ts';
import { query } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { knownGuests } from './known-guests.reads.ts';

/** Whom the firm knows already, while it types an order. */
export const knownGuestRoutes = router();

knownGuestRoutes.get(
  '/guests',
  describeRoute({
    summary: 'Guests of earlier orders, for a new one by hand',
    description:
      'By at least three letters of a name, an email address or a phone number: at most six, the latest first, one for each address or number. Without the guests of resellers, of spam and of the trash.',
  }),
  noStepUp('a read'),
  query(KnownGuestQuery),
  async (c) =>
    c.json<KnownGuest[]>(
      await c.var.reader.run(knownGuests(c.var.db, c.req.valid('query').q ?? '')),
    ),
);
