import { and, asc, eq, isNull, min, sql } from 'drizzle-orm';
import { TransferItem } from '#contract/orders/orders.schema.ts';
import type { ItemInput } from '#contract/orders/orders.ts';
import { CancelInput, ChangeRequestInput } from '#contract/transfers/booking/booking.schema.ts';
import { isTransferToken, transferToken, transferUrl } from '#core/auth/transfer-link.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { read } from '#core/db/reader.ts';
import { transferLegs, transferRequests } from '#core/db/schema.ts';
import { OWED } from '#money/ledger/owed.sql.ts';
import { endingCost } from '#orders/items/ending-cost.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { isNamed } from '#orders/items/payable.ts';
import { payableTransfers } from '#orders/paying/due.ts';
import { transferEvents } from '#orders/transfers/booking/calendar-file.ts';
import { cancelByHolder } from '#orders/transfers/booking/cancel.ts';
import { holderOf } from '#orders/transfers/booking/holder.ts';
import { requestChange } from '#orders/transfers/booking/request-change.ts';
import { isDryRun } from '../dry-run.ts';
import { transferItem } from './transfer-item.ts';
import { transferPerson } from './transfer-person.ts';

/** A journey as quoted. */
export const transferKind: ItemKind<ItemInput<'transfer'>> = {
  kind: 'transfer',
  subject: 'transfer',
  money: OWED.transfer,
  table: transferRequests,
  relatedKind: 'transfer_request',
  input: TransferItem,
  needsPersonCheck: true,
  list: transferItem,
  rows: (db, orderId) =>
    read(
      [
        db
          .select({
            ...{ id: transferRequests.id, reference: transferRequests.reference },
            ...{ status: transferRequests.status, totalCents: transferRequests.totalCents },
            manageTokenHash: transferRequests.manageTokenHash,
            start: min(sql<string>`${transferLegs.localDate} || ' ' || ${transferLegs.localTime}`),
          })
          .from(transferRequests)
          .innerJoin(transferLegs, eq(transferLegs.requestId, transferRequests.id))
          .where(and(eq(transferRequests.orderId, orderId), isNull(transferRequests.deletedAt)))
          .groupBy(transferRequests.id)
          .orderBy(asc(transferRequests.id)),
      ],
      (rows) =>
        rows.map(({ start, status, ...row }) => {
          const [date = '', time = ''] = (start ?? '').split(' ');
          return {
            ...{ ...row, kind: 'transfer', uuid: row.id, date, time },
            status: status === 'spam' ? 'new' : status,
          };
        }),
    ),
  payables: (db, named) =>
    payableTransfers(
      db,
      'orders' in named
        ? and(isNamed(transferRequests, named), isNull(transferRequests.deletedAt))
        : isNamed(transferRequests, named),
    ),
  link: { token: transferToken, isToken: isTransferToken, url: transferUrl, pays: 'transfer' },
  actions: {
    cancel: async (c, { token, reference }, body) => {
      const holder = await holderOf(c, token, reference);
      const { cancellation, totalCents } = holder.booking;
      if (cancellation.allowed && isDryRun(body))
        return c.json(endingCost(cancellation.feeCents, totalCents));
      return cancelByHolder(c, holder, parseBody(CancelInput, body));
    },
    change: async (c, { token, reference }, body) => {
      const holder = await holderOf(c, token, reference);
      return requestChange(c, holder, parseBody(ChangeRequestInput, body));
    },
    events: async (c, { token, reference }, language) => {
      const { booking, urlOf } = await holderOf(c, token, reference);
      return transferEvents(booking, {
        ...{ language, url: urlOf() },
        uid: booking.reference,
      });
    },
  },
  person: transferPerson,
};
