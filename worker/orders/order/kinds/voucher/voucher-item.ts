import { eq } from 'drizzle-orm';
import type { ItemInput } from '#contract/orders/orders.ts';
import { voucherToken } from '#core/auth/voucher-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { voucherItems } from '#core/db/schema.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ApiError } from '#core/http/problem.ts';
import { newReference } from '#core/http/reference.ts';
import { hasProvider } from '#money/payments/providers/providers.ts';
import type { ListedItem, Ordering } from '#orders/items/ordering.ts';
import { voucherInMail } from './voucher-in-mail.ts';

/** A gift voucher, as an item of an order. No code takes anything off it, and it is paid online, also where a partner pays for the rest. */
export async function voucherItem(
  { env, db, now, secret, payments, orderId, isNew, language }: Ordering,
  input: ItemInput<'voucher'>,
): Promise<ListedItem> {
  if (!hasProvider(env, payments))
    throw new ApiError(409, 'problem.not_payable_online', { code: 'state' });
  const { cents, recipientName: recipient, giverName: giver, message, sendOn } = input;
  return {
    codeUse: undefined,
    prepare: async () => {
      const [id, reference] = [crypto.randomUUID(), newReference()];
      const stamp = now.toISOString();
      const row = {
        ...{ id, reference, orderId, cents, recipient, giver, message, sendOn },
        ...{ status: 'unpaid' as const, language: input.language ?? language },
        manageTokenHash: await hashToken(await voucherToken(secret, id)),
        ...{ createdAt: stamp, updatedAt: stamp },
      };
      return {
        ...{ id, totalCents: cents, dueCents: cents },
        inMail: voucherInMail(row),
        statements: [insertIf(db, voucherItems, row, isNew)],
        isMade: hasRow(voucherItems, eq(voucherItems.id, id)),
        refusal: async () => undefined,
      };
    },
  };
}
