import { and, eq, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { isOpenTransfer } from '#contract/orders/states.ts';
import { ArrivalInput } from '#contract/transfers/admin/admin-input.schema.ts';
import { endsOfLeg } from '#contract/transfers/ends.ts';
import { needsAddress } from '#contract/transfers/fields.ts';
import { refuse } from '#core/crud/check-input.ts';
import { transferLegs } from '#core/db/schema.ts';
import { body } from '#core/http/bodies/body.ts';
import { ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { says } from '#core/http/problem-text.ts';
import { router } from '#core/http/router.ts';
import { mailText } from '#core/mail/mail-site.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { changeTransfer, toGuest } from '../booking/change-transfer.ts';
import { transferMails } from '../mail/mails.ts';
import { ONE_TRANSFER, storedTransfer, transferConflict, transferDetail } from './detail.ts';
import { editTransfer } from './edit.ts';

/** The new time of a flight or a ferry. */
export const arrivalRoutes = router();

arrivalRoutes.post(
  `${ONE_TRANSFER}/arrival`,
  describeRoute({
    summary: 'Move a pick-up to the new time of its flight',
    description:
      'The pick-up, the driver’s sheet and the guest’s page have the new time; the price stays, and the guest gets an email.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(ArrivalInput),
  async (c) => {
    const { version, leg: name, date, time, notify } = c.req.valid('json');
    const stored = await storedTransfer(c);
    const { request, booking, site, url } = stored;
    if (request.version !== version) return transferConflict(c);
    const leg = booking.legs.find((one) => one.leg === name);
    if (!leg || needsAddress(endsOfLeg(booking, leg).start.kind))
      throw refuse('leg', 'invalid', 'problem.no_such_journey');
    if (!isOpenTransfer(request.status))
      throw refuse(
        'leg',
        'invalid',
        says('problem.status_order', { to: request.status, from: request.status }),
      );
    const moved = { leg: name, date: date ?? leg.date, time, flight: leg.flight ?? undefined };
    const { set, edited, more } = await editTransfer(c, stored, {
      ...{ version, notify, legs: [moved] },
    });
    const agreed = leg.agreedTime ?? `${leg.date}T${leg.time}`;
    const text = mailText(site, booking.language)('mail.transfer_changed.flight', { time });
    const mails = notify
      ? toGuest(transferMails('changed', site, edited, url, { text }), booking.contact.email)
      : [];
    const isSaved = await changeTransfer(c, request, {
      set,
      event: {
        ...{ type: 'edit', note: text },
        data: { fields: ['arrival'], legs: [{ leg: name, date: leg.date, time: leg.time }] },
      },
      mails,
      more: (isUnchanged) => [
        ...more(isUnchanged),
        c.var.db
          .update(transferLegs)
          .set({ agreedTime: sql`nullif(${agreed}, local_date || 'T' || local_time)` })
          .where(
            and(eq(transferLegs.requestId, request.id), eq(transferLegs.leg, name), isUnchanged),
          ),
      ],
      isMoved: true,
      detail: { leg: name, fields: ['arrival'] },
    });
    return isSaved ? c.json(await transferDetail(c)) : transferConflict(c);
  },
);
