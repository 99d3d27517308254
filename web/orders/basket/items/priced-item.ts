import type { BasketItem } from '#base/basket/basket-items.ts';
import type { CodeUse } from '#base/forms/code-details.tsx';
import type { DepartureMinimum } from '#contract/bookings/minimum/minimum.ts';
import type { ContactField } from '#contract/bookings/plans.ts';
import { dueWhenBooking, type PaymentTerms } from '#contract/money/payments.ts';
import type { Needs } from '#web-orders/needs/needs-fields.ts';

/** `full`: no places for these people; `closed`: can no longer be had like this; `over`: its day is past; `failed`: could not be checked. */
export type ItemState = 'loading' | 'ready' | 'full' | 'closed' | 'over' | 'failed';

/** An item of the basket with what it is called and costs now. */
export type Priced = {
  item: BasketItem;
  title: string;
  /** Language of the title if it is not the page's. */
  lang: string | undefined;
  people: string;
  state: ItemState;
  totalCents: number;
  /** UTC; until then a cancellation costs nothing. Null: it always costs something. */
  until: string | null;
  terms: PaymentTerms;
  /** With how many people it takes place. */
  minimum?: DepartureMinimum | null | undefined;
  /** It binds once the company confirms it. */
  isRequest: boolean;
  required: readonly ContactField[];
  /** Undefined: no code takes anything off it. */
  codeUse: CodeUse | undefined;
  /** What the option of a trip asks. */
  needs?: Needs | undefined;
  /** As `POST /api/orders` takes it. */
  order: Record<string, unknown>;
  retry: () => void;
};

/** Whether a partner who is paid by the guest is paid for it; the company itself sells gift vouchers. */
export const isPaidToPartner = ({ item }: Priced, isPaidElsewhere: boolean) =>
  isPaidElsewhere && item.kind !== 'voucher';

/** What an order is made of: what can be had. The rest stays in the basket. */
export const isOrderable = ({ state }: Priced) => state === 'ready';

export type Due = { now: number; later: number; onDay: number };

/** What of a price is paid at once, after the company's confirmation, and by the day itself. */
export function dueOf(priced: Priced, discountCents: number, isPaidElsewhere: boolean): Due {
  const { terms, isRequest, totalCents } = priced;
  const total = totalCents - discountCents;
  if (isPaidToPartner(priced, isPaidElsewhere)) return { now: 0, later: 0, onDay: 0 };
  const first = dueWhenBooking(terms, total);
  return {
    now: isRequest ? 0 : first,
    later: isRequest ? first : 0,
    onDay: total - first,
  };
}

export const sumOfDue = (dues: readonly Due[]): Due =>
  dues.reduce(
    (sum, { now, later, onDay }) => ({
      now: sum.now + now,
      later: sum.later + later,
      onDay: sum.onDay + onDay,
    }),
    { now: 0, later: 0, onDay: 0 },
  );

/** What is left to pay when a gift voucher pays for what is bound: all of each item that is due now first, then the others, as far as it goes. */
export function afterVoucher(
  dues: readonly { due: Due; isPayable: boolean }[],
  voucherCents: number,
): { dues: Due[]; paidCents: number } {
  let rest = voucherCents;
  const left = dues.map(({ due }) => due);
  const isFirst = ({ due }: { due: Due }) => due.now > 0;
  for (const one of dues.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))) {
    if (!one.isPayable || one.due.later > 0) continue;
    const { now, later, onDay } = one.due;
    const paid = Math.min(rest, now + onDay);
    rest -= paid;
    left[dues.indexOf(one)] = {
      now: Math.max(0, now - paid),
      later,
      onDay: onDay - Math.max(0, paid - now),
    };
  }
  return { dues: left, paidCents: voucherCents - rest };
}
