import type { BatchItem } from 'drizzle-orm/batch';
import type { PaymentMethod } from '#contract/money/ledger.ts';
import type { DeskItem, DeskPayment } from '#contract/orders/desk-order.ts';
import type { ItemKind } from '#contract/orders/orders.ts';
import { refuse } from '#core/crud/check-input.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import type { Discount } from '#money/codes/discounts.ts';
import { type FoundCode, usableForItems } from '#money/codes/find-code.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { allocate } from '#money/payments/allocate.ts';
import { handPayment } from '#money/payments/by-hand.ts';
import { demandAll, demandEach, eachItem, isIncomplete } from '#orders/items/all-or-none.ts';
import type { DeskOrdering, ListedDeskItem, PreparedDeskItem } from './desk-item.ts';
import { deskTransfer } from './desk-transfer.ts';
import { deskTrip } from './desk-trip.ts';

const LISTED: {
  [K in ItemKind]: (ordering: DeskOrdering, item: DeskItem<K>) => Promise<ListedDeskItem>;
} = { trip: deskTrip, transfer: deskTransfer };
const listedItem = <K extends ItemKind>(ordering: DeskOrdering, item: DeskItem<K> & { kind: K }) =>
  LISTED[item.kind](ordering, item);

/** What was paid for an order that is entered, and to whom. */
export type HandPayment = Omit<DeskPayment, 'method'> & { method: PaymentMethod };

/** What was paid at once, divided among the items, in the order of their dates, by the rule of `allocate`. */
function paymentStatements(
  { c, now, actor }: DeskOrdering,
  items: readonly PreparedDeskItem[],
  payments: readonly HandPayment[],
): BatchItem<'sqlite'>[] {
  const owed = items
    .map(({ subject, start, dueCents, owesCents }) => ({ subject, start, dueCents, owesCents }))
    .sort((one, other) => one.start.localeCompare(other.start));
  return payments.flatMap(({ method, cents, reference }, n) => {
    const parts = allocate(
      owed.map((one) => ({ ...one, kind: 'payment' as const })),
      cents,
    );
    if (parts.reduce((sum, part) => sum + part.cents, 0) < cents)
      throw refuse(`payments.${n}.cents`, 'too_many', 'problem.more_than_owed');
    return parts.flatMap(({ subject, cents: part }) => {
      const of = owed.find((one) => one.subject === subject);
      if (of) {
        of.owesCents -= part;
        of.dueCents = Math.max(0, of.dueCents - part);
      }
      moneyMoves(subject);
      return handPayment(
        c.var.db,
        subject,
        { method, cents: part, currency: 'EUR', reference, key: `${n}` },
        { actor, now },
      ).statements;
    });
  });
}

/**
 * Writes the items and what was paid for them, all or none: `before` makes or changes the order they belong to, `after` belongs to them. False when
 * they have to be prepared anew, because a plan was changed meanwhile.
 */
export async function writeItems(
  ordering: DeskOrdering,
  input: { items: readonly DeskItem[]; payments: readonly HandPayment[]; code?: FoundCode },
  before: (discount: Discount | undefined) => BatchItem<'sqlite'>[],
  after: readonly BatchItem<'sqlite'>[],
): Promise<boolean> {
  const { db } = ordering.c.var;
  const listed = await eachItem(input.items, (item) => listedItem(ordering, item));
  const discounts = input.code
    ? usableForItems(
        input.code,
        listed.map(({ codeUse }) => codeUse),
        ordering.now,
      )
    : [];
  const items = await eachItem(listed, (item, index) => item.prepare(discounts[index]));
  const payments = paymentStatements(ordering, items, input.payments);
  try {
    await db.batch(
      batchOf([
        ...before(discounts.find((one) => one !== undefined)),
        ...items.flatMap(({ statements }) => statements),
        ...payments,
        ...after,
        demandAll(db, ordering.orderId, items),
      ]),
    );
    return true;
  } catch (error) {
    if (!isIncomplete(error)) throw error;
    await demandEach(items);
    return false;
  }
}
