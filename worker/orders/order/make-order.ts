import { eq, exists, type SQL } from 'drizzle-orm';
import type { OrderInput } from '#contract/orders/orders.ts';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { orders } from '#core/db/schema.ts';
import { attribution } from '#core/db/statements/attribution.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { SentWords } from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { bringerOf, type Discount, isPaidByBringer } from '#money/codes/discounts.ts';
import { type FoundCode, usableForItems } from '#money/codes/find-code.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { demandAll, demandEach, eachItem, isIncomplete } from '#orders/items/all-or-none.ts';
import { releasedHolds, releaseHolds } from './holds.ts';
import { orderMail } from './mail/order-mail.ts';
import { type KnownOrder, orderMade } from './order.reads.ts';
import type { Bringer, ListedItem, Ordering, PreparedItem } from './order-item.ts';
import { transferItem } from './transfer-item.ts';
import { tripItem } from './trip-item.ts';

/** Tries when plans are changed at the same moment. */
const TRIES = 4;

/**
 * Makes an order of all items or none: guarded inserts in sequence, then a statement that fails unless all are there. Returns the order that the same
 * words made before, if they did.
 */
export async function makeOrder(
  { sentBy, isPaidByPartner, ...start }: Omit<Ordering, 'orderId' | 'isNew'> & Bringer,
  input: OrderInput,
  { sent, code }: { sent: SentWords; code: FoundCode },
): Promise<KnownOrder> {
  const { db, now, secret, language, contact } = start;
  for (let n = 0; n < TRIES; n += 1) {
    const orderId = crypto.randomUUID();
    const isThere: SQL = exists(
      db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)),
    );
    const ordering: Ordering = { ...start, orderId, isNew: isThere };
    const holds = await releasedHolds(ordering, input.items);
    const listed = await eachItem(
      input.items,
      (item): Promise<ListedItem> =>
        item.kind === 'trip' ? tripItem(ordering, item, holds) : transferItem(ordering, item),
    );
    const discounts: readonly (Discount | undefined)[] = input.code
      ? usableForItems(
          code,
          listed.map(({ codeUse }) => codeUse),
          now,
        )
      : [];
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
      ...{ notes: input.notes ?? null, createdAt: now.toISOString(), updatedAt: now.toISOString() },
    };
    const sum = (of: (item: PreparedItem) => number) =>
      items.reduce((total, item) => total + of(item), 0);
    const mail = orderMail(ordering.site, {
      ...{ id: orderId, reference: row.reference, language, contact },
      items: items.map(({ inMail }) => inMail),
      totalCents: sum(({ totalCents }) => totalCents),
      dueCents: sum(({ dueCents }) => dueCents),
      payUrl: `${start.origin}/api/orders/${row.reference}/pay?token=${token}`,
      url: `${start.origin}/${language}${orderPath(row, token)}`,
    });
    const mails = await queueLimitedMails(db, ordering.site, mail ? [mail] : [], {
      ...{ visitor: contact.email, condition: isThere, now },
    });
    try {
      await db.batch(
        batchOf([
          insertIf(db, orders, row, orderMade(db, sent, now).isNew),
          ...releaseHolds(ordering, holds),
          ...items.flatMap(({ statements }) => statements),
          ...mails,
          demandAll(db, orderId, items),
        ]),
      );
    } catch (error) {
      if (!isIncomplete(error)) throw error;
      await demandEach(items);
      continue;
    }
    const stored = await orderMade(db, sent, now).find();
    if (stored) return stored;
  }
  throw new BookingRefused('changed', 'problem.booking_changed');
}
