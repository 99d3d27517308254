import type { Context } from 'hono';
import { ApiError } from '#core/http/problem.ts';
import type { App } from '#env';
import { type ItemRow, itemKind } from '#orders/items/item-kind.ts';
import { payWithVoucher } from './pay-with-voucher.ts';
import { confirmedMails } from './vouchers.routes.ts';

/** Nothing is owed for this item, or nothing is left on the gift voucher: the order is made, and the rest is paid otherwise. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'nothing_owed' || error.code === 'voucher_empty');

/** Pays for the items of an order that was just made, those that wait for their payment before the others. */
export async function payOrderWithVoucher(
  c: Context<App>,
  items: readonly ItemRow[],
  code: string,
  now: Date,
): Promise<void> {
  const isHold = ({ status }: ItemRow) => status === 'ON_HOLD';
  const payable = items.filter(({ kind }) => itemKind(kind).link.pays !== undefined);
  for (const { id, kind } of payable.toSorted((a, b) => Number(isHold(b)) - Number(isHold(a)))) {
    const { subject } = itemKind(kind);
    try {
      await payWithVoucher(
        c.var,
        { kind: subject, id },
        code,
        { actor: 'guest', now },
        subject === 'booking' ? { mails: confirmedMails(c, id, now) } : {},
      );
    } catch (error) {
      if (!isOver(error)) throw error;
    }
  }
}
