import { and, eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import type { TransferInboxState } from '#contract/admin/admin.ts';
import { isMailed, isOwedTransfer, isTransferOffer, nextStates } from '#contract/orders/states.ts';
import {
  DriverAssignment,
  NoteInput,
  StateInput,
} from '#contract/transfers/admin/admin-input.schema.ts';
import { cancellationFee } from '#contract/transfers/booking/cancellation.ts';
import { actorOf } from '#core/auth/actor.ts';
import type { Database } from '#core/db/client.ts';
import { outbox, requestEvents, transferLegs } from '#core/db/schema.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { says } from '#core/http/problem-text.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { transferBack, transferPayment } from '#orders/paying/links/to-pay.ts';
import { answeredByOffer } from '#orders/threads/answered.ts';
import { changeTransfer, toGuest } from '../booking/change-transfer.ts';
import { type TransferMailEvent, transferMails } from '../mail/mails.ts';
import { assignDriver } from './assign-driver.ts';
import { ONE_TRANSFER, storedTransfer, transferConflict, transferDetail } from './detail.ts';
import { givenPrice, offerEnd } from './offered-price.ts';
import { replaceLines } from './price-lines.ts';
import { refuse } from './refuse.ts';

/** The mail about a new state; none where the guest needs no notice. */
function mailOf(from: TransferInboxState, to: TransferInboxState): TransferMailEvent | undefined {
  if (!isMailed('transfer', from, to)) return undefined;
  if (to === 'confirmed') return from === 'driver_assigned' ? 'changed' : 'confirmed';
  if (to === 'quoted') return 'changed';
  if (to === 'declined') return 'declined';
  return to === 'new' ? 'received' : 'cancelled';
}

/** Whether the guest has the receipt: a request that was marked as spam on arrival sent none, one marked by a person did. */
async function hasReceipt(db: Database, id: string): Promise<boolean> {
  const [mail] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.relatedKind, 'transfer_request'),
        eq(outbox.relatedId, id),
        eq(outbox.kind, 'transfer.received'),
      ),
    )
    .limit(1);
  return mail !== undefined;
}

/** The firm's actions on a request: its state, its driver and internal notes. */
export const transferActionRoutes = router();

transferActionRoutes.post(
  `${ONE_TRANSFER}/state`,
  describeRoute({
    summary: 'Change the status of a request',
    description:
      'A request that came without the terms becomes `quoted` when it is confirmed: an offer, which the guest accepts until `until`. It may have another price (`totalCents`) and a word (`note`); a new offer replaces the former one. One without a price needs a price, or `isFree`.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(StateInput),
  async (c) => {
    const sent = c.req.valid('json');
    const { to: asked, version, note, notify, feeCents: agreedFee } = sent;
    const stored = await storedTransfer(c);
    const { request, booking, site, url } = stored;
    if (request.version !== version) return transferConflict(c);
    // Without the terms the confirmation is an offer, which the guest accepts.
    const isOffer = isTransferOffer(request, asked);
    const to = isOffer ? 'quoted' : asked;
    if (to === 'driver_assigned') throw refuse('to', 'problem.assign_driver');
    if (!nextStates('transfer', request).includes(asked))
      throw refuse('to', says('problem.status_order', { to, from: request.status }));
    const price = givenPrice(stored, sent);
    const totalCents = price?.totalCents ?? request.totalCents;
    if ((agreedFee ?? 0) > request.totalCents)
      throw refuse('feeCents', 'problem.fee_above_price', 'too_many');
    const computedFee = isOwedTransfer(request.status)
      ? cancellationFee(booking, booking.cancellation.tiers, new Date()).feeCents
      : 0;
    const feeCents =
      to === 'cancelled_customer'
        ? (agreedFee ?? computedFee)
        : to === 'cancelled_operator'
          ? (agreedFee ?? 0)
          : undefined;
    const stateEvent = isOffer ? 'offered' : mailOf(request.status, to);
    const event =
      stateEvent === 'received' && (await hasReceipt(c.var.db, request.id))
        ? undefined
        : stateEvent;
    const status = to === 'spam' ? 'new' : to;
    // The assigned driver is free again.
    const isDriverFreed = request.status === 'driver_assigned' && to === 'confirmed';
    const legs = isDriverFreed
      ? booking.legs.map((leg) => ({ ...leg, driver: null }))
      : booking.legs;
    const changed = {
      ...{ ...booking, ...price, id: request.id, status, version: version + 1, legs },
    };
    const until = isOffer ? offerEnd(stored, sent, new Date()) : null;
    const by = to === 'cancelled_operator' ? ('firm' as const) : ('guest' as const);
    const backCents =
      feeCents === undefined ? undefined : await transferBack(c.var.db, request.id, feeCents);
    const namesPayment = to === 'confirmed' || isOffer || event === 'received';
    const payment = namesPayment ? await transferPayment(c, request, totalCents) : undefined;
    const words = isOffer
      ? { offer: { title: '', depositCents: 0, isHeld: false, until, note: note ?? '' } }
      : { text: note };
    const more = { ...words, feeCents, by, backCents, payment };
    const mails =
      event && notify
        ? toGuest(transferMails(event, site, changed, url, more), request.contactEmail)
        : [];
    const isSaved = await changeTransfer(c, request, {
      set: {
        status: to,
        ...(price && { totalCents }),
        ...(isOffer && { offer: 'made', offerUntil: until, offerNote: note ?? '' }),
        ...(feeCents !== undefined && { feeCents }),
      },
      event: { type: 'state', note, ...(feeCents !== undefined && { data: { feeCents } }) },
      mails,
      more: (isUnchanged) => [
        ...(price ? replaceLines(c.var.db, request.id, price.lines, isUnchanged) : []),
        ...(isOffer ? answeredByOffer(c.var.db, request, new Date(), isUnchanged) : []),
        ...(isDriverFreed
          ? [
              c.var.db
                .update(transferLegs)
                .set({ driverId: null })
                .where(and(eq(transferLegs.requestId, request.id), isUnchanged)),
            ]
          : []),
      ],
      detail: { from: request.status, to },
    });
    return isSaved ? c.json(await transferDetail(c)) : transferConflict(c);
  },
);
transferActionRoutes.post(
  `${ONE_TRANSFER}/driver`,
  describeRoute({
    summary: 'Assign or remove a driver',
    description: 'One who is off on the day is refused (`day_off`), unless `evenIfOff`.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(DriverAssignment),
  async (c) => {
    const { version, ...choice } = c.req.valid('json');
    const stored = await storedTransfer(c);
    if (stored.request.version !== version) return transferConflict(c);
    const isSaved = await assignDriver(c, stored, choice);
    return isSaved ? c.json(await transferDetail(c)) : transferConflict(c);
  },
);
transferActionRoutes.post(
  `${ONE_TRANSFER}/notes`,
  describeRoute({
    summary: 'Add an internal note',
    parameters: [ID_OR_REFERENCE],
    responses: answers({ 201: 'application/json' }),
  }),
  noStepUp('daily work with orders'),
  body(NoteInput),
  async (c) => {
    const { text } = c.req.valid('json');
    const { request } = await storedTransfer(c);
    await c.var.db.insert(requestEvents).values({
      requestId: request.id,
      kind: 'transfer',
      type: 'note',
      fromStatus: request.status,
      toStatus: request.status,
      actor: actorOf(c),
      note: text,
    });
    return c.json(await transferDetail(c), 201);
  },
);
