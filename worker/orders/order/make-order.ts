import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { OrderInput } from '#contract/orders/orders.ts';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { orders } from '#core/db/schema.ts';
import { attribution } from '#core/db/statements/attribution.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ApiError } from '#core/http/problem.ts';
import type { SentWords } from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { bringerOf, type Discount, isPaidByBringer } from '#money/codes/discounts.ts';
import { type FoundCode, usableForItems } from '#money/codes/find-code.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { demandAll, demandEach, eachItem, isIncomplete } from '#orders/items/all-or-none.ts';
import { itemKind, itemKinds, type Released } from '#orders/items/item-kind.ts';
import type { Bringer, ListedItem, Ordering, PreparedItem } from '#orders/items/ordering.ts';
import { orderMail } from '#orders/order-mail/order-mail.ts';
import { outcomes } from './mail-outcomes.ts';
import { type OrderRead, orderMade } from './order.reads.ts';

/** Tries when plans are changed at the same moment. */
const TRIES = 4;

/** What the order takes over of the guest, and each item with its price at list, read in one turn. */
async function listedItems(
  ordering: Ordering,
  items: OrderInput['items'],
): Promise<{ released: readonly Released[]; listed: ListedItem[] }> {
  const releasing = itemKinds().flatMap(({ kind, release }) => {
    const own = items.filter((item) => item.kind === kind);
    return release && own.length > 0 ? [release(ordering, own)] : [];
  });
  let released: readonly Released[] = [];
  const ids = () => released.flatMap((one) => one.ids);
  const [listed, ended] = await Promise.all([
    eachItem(items, (item) => itemKind(item.kind).list(ordering, item, ids)),
    Promise.all(releasing),
  ]);
  released = ended;
  return { released, listed };
}

/** A gift voucher does not pay for a gift voucher. */
function refuseGiftCode(listed: readonly ListedItem[]): void {
  if (listed.every(({ codeUse }) => codeUse === undefined))
    throw new ApiError(422, 'problem.voucher_for_voucher', {
      code: 'voucher_for_voucher',
      item: 0,
    });
}

/** What is still due at once when a gift voucher pays: in full for each item that is due, as far as it goes. */
function dueAfter(
  items: readonly PreparedItem[],
  isPayable: (index: number) => boolean,
  voucherCents: number,
): number {
  let rest = voucherCents;
  return items.reduce((sum, { totalCents, dueCents }, index) => {
    const paid = dueCents > 0 && isPayable(index) ? Math.min(rest, totalCents) : 0;
    rest -= paid;
    return sum + Math.max(0, dueCents - paid);
  }, 0);
}

/** The code's discount for each item. */
function discountsFor(
  code: FoundCode,
  listed: readonly ListedItem[],
  now: Date,
): (Discount | undefined)[] {
  const uses = listed.flatMap(({ codeUse }) => codeUse ?? []);
  const discounts = usableForItems(code, uses, now);
  return listed.map(({ codeUse }) => codeUse && discounts[uses.indexOf(codeUse)]);
}

/**
 * Makes an order of all items or none: guarded inserts in sequence, then a statement that fails unless all are there. Returns the order as it is then,
 * or the one that the same words made before, if they did. `voucherCents`: the balance of the gift voucher that pays for it afterwards.
 */
export async function makeOrder(
  { sentBy, isPaidByPartner, ...start }: Omit<Ordering, 'orderId' | 'isNew'> & Bringer,
  input: OrderInput,
  { sent, code, voucherCents }: { sent: SentWords; code: FoundCode; voucherCents?: number },
): Promise<OrderRead> {
  const { db, now, secret, language, contact } = start;
  for (let n = 0; n < TRIES; n += 1) {
    const orderId = crypto.randomUUID();
    const isThere: SQL = exists(
      db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)),
    );
    const ordering: Ordering = { ...start, orderId, isNew: isThere };
    const { released, listed } = await listedItems(ordering, input.items);
    if (voucherCents !== undefined) refuseGiftCode(listed);
    const discounts =
      input.code && voucherCents === undefined ? discountsFor(code, listed, now) : [];
    const discount = discounts.find((one) => one !== undefined);
    const bringer = {
      sentBy: bringerOf(discount, sentBy),
      isPaidByPartner: isPaidByBringer(discount, isPaidByPartner),
    };
    const items = await eachItem(listed, (item, index) => item.prepare(discounts[index], bringer));
    const token = await orderToken(secret, orderId);
    const row = {
      ...{ id: orderId, reference: newReference(), manageTokenHash: await hashToken(token) },
      ...{ idempotencyKey: sent.keyHash, digest: sent.digest },
      ...{ contactName: contact.name, contactEmail: contact.email, contactPhone: contact.phone },
      ...{ language, source: 'site', codeId: discount?.id ?? null },
      partnerId: attribution('booking', bringer.sentBy).partnerId,
      ...{ privacyEdition: start.privacyEdition, privacyAcceptedAt: now.toISOString() },
      ...{ termsEdition: start.termsEdition, termsAcceptedAt: now.toISOString() },
      ...{ customer: input.customer, notes: input.notes ?? null },
      ...{ createdAt: now.toISOString(), updatedAt: now.toISOString() },
    };
    const sum = (of: (item: PreparedItem) => number) =>
      items.reduce((total, item) => total + of(item), 0);
    const mails = await Promise.all(
      outcomes(items).map(({ inMails, when }) => {
        const mail = orderMail(ordering.site, 'received', {
          ...{ id: orderId, reference: row.reference, language, contact },
          items: inMails,
          totalCents: sum(({ totalCents }) => totalCents),
          dueCents: dueAfter(
            items,
            (index) => listed[index]?.codeUse !== undefined,
            voucherCents ?? 0,
          ),
          payUrl: `${start.origin}/api/orders/${row.reference}/pay?token=${token}`,
          url: `${start.origin}/${language}${orderPath(row, token)}`,
        });
        return queueLimitedMails(db, ordering.site, mail ? [mail] : [], {
          ...{ visitor: contact.email, condition: and(isThere, when) ?? isThere, now },
        });
      }),
    );
    const made = orderMade(db, sent, now);
    const after = new ReadAfter(made.read);
    try {
      after.take(
        await db.batch(
          batchOf([
            insertIf(db, orders, row, made.isNew),
            ...released.flatMap(({ statements }) => statements),
            ...items.flatMap(({ statements }) => statements),
            ...mails.flat(),
            demandAll(db, orderId, items),
            ...after.statements,
          ]),
        ),
      );
    } catch (error) {
      if (!isIncomplete(error)) throw error;
      await demandEach(items);
      continue;
    }
    const stored = after.result?.value;
    if (stored) return stored;
  }
  throw new BookingRefused('changed', 'problem.booking_changed');
}
