import { and, asc, eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { AllotmentsInput, ClosingInput } from '#contract/sales/sales.schema.ts';
import type { PartnerAllotment, PartnerClosing } from '#contract/sales/sales.ts';
import { refuse } from '#core/crud/check-input.ts';
import { demandPartner } from '#core/crud/demand-partner.ts';
import type { Database } from '#core/db/client.ts';
import { partnerAllotments, partnerClosings, tripOptions } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { body } from '#core/http/bodies/body.ts';
import { pathParameter } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { closingsToDo } from './closings.reads.ts';
import { saleRun } from './sales.admin.ts';

const PARTNER = [pathParameter('partner', { type: 'integer' })];

const allotmentsOf = (db: Database, partnerId: number): Promise<PartnerAllotment[]> =>
  db
    .select({ optionId: partnerAllotments.optionId, places: partnerAllotments.places })
    .from(partnerAllotments)
    .where(eq(partnerAllotments.partnerId, partnerId))
    .orderBy(asc(partnerAllotments.optionId));

/** Refuses an option without a row, at its field. */
async function demandOptions(db: Database, named: readonly { path: string; optionId: number }[]) {
  const known = await db
    .select({ id: tripOptions.id })
    .from(tripOptions)
    .where(
      isOneOf(
        tripOptions.id,
        named.map(({ optionId }) => optionId),
      ),
    );
  const unknown = named.find(({ optionId }) => !known.some(({ id }) => id === optionId));
  if (unknown) throw refuse(unknown.path, 'invalid', 'problem.no_such_row');
}

/** How many places of a departure each partner may sell, and what to close there by hand. */
export const allotmentRoutes = router();

allotmentRoutes.get(
  '/closings',
  describeRoute({ summary: 'Departures to close, or to open again, where partners sell them' }),
  noStepUp('a read'),
  async (c) => c.json<{ items: PartnerClosing[] }>({ items: await closingsToDo(saleRun(c)) }),
);
allotmentRoutes.post(
  '/closings',
  describeRoute({
    summary: 'Note that a departure was closed, or opened, where a partner sells it',
  }),
  noStepUp('daily work with orders'),
  body(ClosingInput),
  async (c) => {
    const { partnerId, optionId, date: localDate, time: localTime, isClosed } = c.req.valid('json');
    const { db } = c.var;
    await demandPartner(db, partnerId);
    await demandOptions(db, [{ path: 'optionId', optionId }]);
    const row = { partnerId, optionId, localDate, localTime };
    await (isClosed
      ? db
          .insert(partnerClosings)
          .values({ ...row, closedAt: new Date().toISOString() })
          .onConflictDoNothing()
      : db
          .delete(partnerClosings)
          .where(
            and(
              eq(partnerClosings.partnerId, partnerId),
              eq(partnerClosings.optionId, optionId),
              eq(partnerClosings.localDate, localDate),
              eq(partnerClosings.localTime, localTime),
            ),
          ));
    return c.json<{ items: PartnerClosing[] }>({ items: await closingsToDo(saleRun(c)) });
  },
);
allotmentRoutes.get(
  '/allotments/:partner',
  describeRoute({ summary: 'The places that a partner may sell', parameters: PARTNER }),
  noStepUp('a read'),
  async (c) => {
    const allotments = await allotmentsOf(c.var.db, found(idIn(c.req.param('partner'))));
    return c.json<{ allotments: PartnerAllotment[] }>({ allotments });
  },
);
allotmentRoutes.put(
  '/allotments/:partner',
  describeRoute({
    summary: 'Say how many places of each departure a partner may sell',
    description:
      'An option that is not named has no limit for the partner. The write of each booking decides.',
    parameters: PARTNER,
  }),
  noStepUp('another save undoes it'),
  body(AllotmentsInput),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const partnerId = found(idIn(c.req.param('partner')));
    await demandPartner(db, partnerId);
    const { allotments } = c.req.valid('json');
    await demandOptions(
      db,
      allotments.map(({ optionId }, n) => ({ path: `allotments.${n}.optionId`, optionId })),
    );
    await db.batch(
      batchOf([
        db.delete(partnerAllotments).where(eq(partnerAllotments.partnerId, partnerId)),
        ...allotments.map((one) =>
          db
            .insert(partnerAllotments)
            .values({ partnerId, ...one })
            .onConflictDoUpdate({
              target: [partnerAllotments.partnerId, partnerAllotments.optionId],
              set: { places: one.places },
            }),
        ),
        auditEntry(db, {
          ...{ userId: user.id, apiKeyId, action: 'update', entity: 'sales' },
          entityId: partnerId,
        }),
      ]),
    );
    return c.json<{ allotments: PartnerAllotment[] }>({
      allotments: await allotmentsOf(db, partnerId),
    });
  },
);
