import { and, eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { isOpenTransfer } from '#contract/orders/states.ts';
import { VanAssignment } from '#contract/transfers/admin/admin-input.schema.ts';
import { refuse } from '#core/crud/check-input.ts';
import { resources, transferLegs } from '#core/db/schema.ts';
import { body } from '#core/http/bodies/body.ts';
import { ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { conflict } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { changeTransfer } from '../booking/change-transfer.ts';
import { isVanFree } from '../vans/vans.sql.ts';
import { ONE_TRANSFER, storedTransfer, transferConflict, transferDetail } from './detail.ts';

/** The van of a journey, chosen by hand. */
export const transferVanRoutes = router();

transferVanRoutes.post(
  `${ONE_TRANSFER}/van`,
  describeRoute({
    summary: 'Bind a van to a journey, or free it',
    description:
      'Any van that is free for the journey with the way there and back; 409 where it is taken or out of service.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(VanAssignment),
  async (c) => {
    const { version, leg, resourceId } = c.req.valid('json');
    const { db } = c.var;
    const { request, booking } = await storedTransfer(c);
    if (request.version !== version) return transferConflict(c);
    if (!isOpenTransfer(request.status))
      throw refuse(
        'resourceId',
        'invalid',
        says('problem.status_order', { to: 'driver_assigned', from: request.status }),
      );
    if (!booking.legs.some((one) => one.leg === leg))
      throw refuse('leg', 'invalid', 'problem.no_such_journey');
    const [van] =
      resourceId === null
        ? []
        : await db
            .select({ name: resources.name })
            .from(resources)
            .where(and(eq(resources.id, resourceId), eq(resources.kind, 'vehicle')));
    if (resourceId !== null && !van) throw refuse('resourceId', 'invalid', 'problem.no_such_van');
    const isSaved = await changeTransfer(c, request, {
      set: {},
      event: { type: 'edit', data: { fields: ['van'], leg, van: van?.name ?? null } },
      when: resourceId === null ? undefined : isVanFree(request.id, leg, resourceId, new Date()),
      more: (isUnchanged) => [
        db
          .update(transferLegs)
          .set({ resourceId })
          .where(
            and(eq(transferLegs.requestId, request.id), eq(transferLegs.leg, leg), isUnchanged),
          ),
      ],
      detail: { leg, resourceId },
    });
    if (isSaved) return c.json(await transferDetail(c));
    const current = await transferDetail(c);
    return current.version === version
      ? conflict(c, current, 'problem.van_taken')
      : transferConflict(c);
  },
);
