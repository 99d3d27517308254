import { describeRoute } from 'hono-openapi';
import { isOwedTransfer } from '#contract/orders/states.ts';
import { TransferQuery } from '#contract/transfers/admin/admin.schema.ts';
import type { TransferList } from '#contract/transfers/admin/admin.ts';
import { TransferEdit } from '#contract/transfers/admin/admin-input.schema.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { moveToTrash } from '#orders/items/trash.ts';
import { transferPayment } from '#orders/paying/links/to-pay.ts';
import { changeTransfer, toGuest } from '../booking/change-transfer.ts';
import { transferMails } from '../mail/mails.ts';
import { ONE_TRANSFER, storedTransfer, transferConflict, transferDetail } from './detail.ts';
import { editTransfer } from './edit.ts';
import { legsOf } from './legs.reads.ts';
import { listItem, requestPage } from './list.reads.ts';

/** Fields of an edit that change when and how long a van is needed, or which one. */
const MOVING = ['legs', 'vehicle', 'fromPlaceId', 'toPlaceId'];

/** Guests' requests: the list, one request, its correction and the trash. */
export const transferAdminRoutes = router();

transferAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Transfer requests, filtered and paginated' }),
  noStepUp('a read'),
  query(TransferQuery),
  async (c) => {
    const { db, reader } = c.var;
    const { items, ...page } = await reader.run(requestPage(db, c.req.valid('query')));
    const ids = items.map(({ id }) => id);
    const legs = await reader.run(legsOf(db, ids));
    const answer: TransferList = {
      items: items.map((row) => listItem(row, legs.get(row.id) ?? [])),
      ...page,
    };
    return c.json(answer);
  },
);
transferAdminRoutes.get(
  ONE_TRANSFER,
  describeRoute({
    summary: 'One transfer request with its history and emails',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('a read'),
  async (c) => c.json(await transferDetail(c)),
);
transferAdminRoutes.put(
  ONE_TRANSFER,
  describeRoute({
    summary: 'Edit a request; the guest is notified unless `notify` is false',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(TransferEdit),
  async (c) => {
    const edit = c.req.valid('json');
    const stored = await storedTransfer(c);
    const { request, booking, site, url } = stored;
    if (request.version !== edit.version) return transferConflict(c);
    const { set, edited, more, fields } = await editTransfer(c, stored, edit);
    const payment = isOwedTransfer(request.status)
      ? await transferPayment(c, request, edited.totalCents)
      : undefined;
    const mails = edit.notify
      ? toGuest(
          transferMails('changed', site, edited, url, { text: edit.reason, payment }),
          edited.contact.email,
        )
      : [];
    const isSaved = await changeTransfer(c, request, {
      set,
      event: {
        type: 'edit',
        note: edit.reason,
        data: { fields, legs: booking.legs.map(({ leg, date, time }) => ({ leg, date, time })) },
      },
      mails,
      more,
      isMoved: MOVING.some((field) => fields.includes(field)),
      detail: { fields },
    });
    return isSaved ? c.json(await transferDetail(c)) : transferConflict(c);
  },
);
transferAdminRoutes.delete(
  ONE_TRANSFER,
  describeRoute({
    summary: 'Move a transfer request to the trash',
    parameters: [ID_OR_REFERENCE],
    responses: answers({ 204: null }),
  }),
  noStepUp('daily work with orders'),
  async (c) => {
    await moveToTrash(c, 'transfer', (await storedTransfer(c)).request.id, true);
    return c.body(null, 204);
  },
);
transferAdminRoutes.post(
  `${ONE_TRANSFER}/restore`,
  describeRoute({
    summary: 'Restore a transfer request from the trash',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  async (c) => {
    await moveToTrash(c, 'transfer', (await storedTransfer(c)).request.id, false);
    return c.json(await transferDetail(c));
  },
);
