import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { WITHDRAWAL_DAYS } from '#contract/money/vouchers.ts';
import { VoucherItemChange } from '#contract/orders/orders.schema.ts';
import { parseBody, refuse } from '#core/crud/check-input.ts';
import { giftVoucherEntries, giftVouchers, voucherItems } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ApiError, found } from '#core/http/problem.ts';
import type { App } from '#env';
import { moneyStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { balanceOf, hasEntry, isVoid } from '#money/vouchers/balance.sql.ts';
import { endingCost } from '#orders/items/ending-cost.ts';
import type { ItemKind, NamedItem } from '#orders/items/item-kind.ts';
import { isDryRun } from '../../dry-run.ts';
import { type HeldVoucher, heldVouchers, textsOf } from './voucher.reads.ts';

const DAY_MS = 86_400_000;

async function heldOf(c: Context<App>, { id }: NamedItem): Promise<HeldVoucher> {
  const [held] = await c.var.reader.run(heldVouchers(c.var.db, eq(voucherItems.id, id)));
  return found(held);
}

/** Why it cannot be given back any more. */
function demandWithdrawal({ item, leftCents, isVoid: hasVoid }: HeldVoucher, now: Date): void {
  if (item.status === 'unpaid') return;
  if (hasVoid || leftCents < item.cents)
    throw new ApiError(409, 'problem.voucher_used', { code: 'voucher_used' });
  if (now.getTime() - Date.parse(item.issuedAt ?? '') > WITHDRAWAL_DAYS * DAY_MS)
    throw new ApiError(409, 'problem.voucher_withdrawal_over', { code: 'voucher_kept' });
}

/**
 * Withdraws from the purchase: the code ends and the money goes back, if nothing was used at that moment. A gift voucher that is not paid is only
 * crossed out.
 */
async function cancel(c: Context<App>, named: NamedItem, body: object): Promise<Response> {
  const { db } = c.var;
  const now = new Date();
  const held = await heldOf(c, named);
  const { item, voucher } = held;
  if (item.status === 'cancelled') return c.json({});
  demandWithdrawal(held, now);
  if (isDryRun(body)) return c.json(endingCost(0, item.cents));
  const { id, cents } = item;
  const at = now.toISOString();
  const key = `void:item:${id}`;
  const subject = { kind: 'voucher' as const, id };
  const isDone =
    voucher === null
      ? eq(voucherItems.status, 'unpaid')
      : and(eq(voucherItems.status, 'issued'), hasEntry(key));
  moneyMoves(subject);
  const results: unknown[] = await db.batch(
    batchOf([
      ...(voucher === null
        ? []
        : [
            insertIf(
              db,
              giftVoucherEntries,
              {
                ...{ voucherId: voucher.id, cents: -cents, kind: 'void' as const },
                ...{ actor: 'guest', at, key },
              },
              sql`${balanceOf(voucher.id)} = ${cents} AND NOT EXISTS (SELECT 1 FROM gift_vouchers WHERE gift_vouchers.id = ${voucher.id} AND ${isVoid})`,
            ),
          ]),
      db
        .update(voucherItems)
        .set({ status: 'cancelled', updatedAt: at, version: NEXT_VERSION })
        .where(and(eq(voucherItems.id, id), isDone))
        .returning({ id: voucherItems.id }),
      ...moneyStatements(db, subject, { actor: 'guest', now }),
    ]),
  );
  if ((results[voucher === null ? 0 : 1] as unknown[]).length === 0)
    throw new ApiError(409, 'problem.voucher_used', { code: 'voucher_used' });
  return c.json({});
}

/** Corrects recipient, giver, message, language and day; amount and code stay. */
async function change(c: Context<App>, named: NamedItem, body: object): Promise<Response> {
  const { db } = c.var;
  for (const field of ['cents', 'code'])
    if (Object.hasOwn(body, field)) throw refuse(field, 'invalid', 'problem.voucher_amount_stays');
  const input = parseBody(VoucherItemChange, body);
  const held = await heldOf(c, named);
  const { item, voucher } = held;
  if (item.status === 'cancelled' || held.isVoid)
    throw new ApiError(409, 'problem.voucher_voided', { code: 'state' });
  if (Object.hasOwn(body, 'sendOn') && item.mailedAt !== null)
    throw refuse('sendOn', 'invalid', 'problem.voucher_mailed');
  if (isDryRun(body))
    return c.json({
      ...{ totalCents: item.cents, lines: [], feeCents: 0, terms: null, differenceCents: 0 },
    });
  const known = textsOf(held);
  const sent = <T>(name: string, value: T, former: T) =>
    Object.hasOwn(body, name) ? value : former;
  const texts = {
    recipient: sent('recipientName', input.recipientName, known.recipient),
    giver: sent('giverName', input.giverName, known.giver),
    message: sent('message', input.message, known.message),
    language: input.language ?? known.language,
  };
  const updatedAt = new Date().toISOString();
  const sendOn = sent('sendOn', input.sendOn, item.sendOn);
  // Texts that come with the payment are on the gift voucher from then on.
  const isUnpaid = eq(voucherItems.status, 'unpaid');
  await db.batch([
    db
      .update(voucherItems)
      .set({ ...(voucher === null && texts), sendOn, updatedAt, version: NEXT_VERSION })
      .where(and(eq(voucherItems.id, item.id), voucher === null ? isUnpaid : undefined)),
    db
      .update(giftVouchers)
      .set({ ...texts, updatedAt, version: NEXT_VERSION })
      .where(
        hasRow(
          voucherItems,
          and(
            eq(voucherItems.id, item.id),
            eq(voucherItems.status, 'issued'),
            sql`${voucherItems.voucherId} = gift_vouchers.id`,
          ),
        ),
      ),
  ]);
  return c.json({});
}

export const voucherActions: ItemKind['actions'] = { cancel, change, events: async () => [] };
