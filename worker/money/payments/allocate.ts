import type { Part } from './parts.ts';

/** `dueCents`: of what it owes, what is asked for now. */
type Item = Omit<Part, 'cents'> & { dueCents: number; owesCents: number };

/**
 * The rule by which one payment is divided among the items of an order, in their order: first each gets what is due for it now; what is left then
 * goes to what else they owe. No item gets more than it owes. Online the amount is what is due of all, so that each gets what is due for it.
 * Money never moves from one item to another afterwards: what an item turns out not to owe when the payment comes in, because its place is gone, it
 * was cancelled or became cheaper, goes back to the guest from that item, the way it came.
 */
export function allocate(items: readonly Item[], cents: number): Part[] {
  let left = cents;
  const given = items.map(() => 0);
  const give = (limitOf: (item: Item) => number) => {
    for (const [n, item] of items.entries()) {
      const had = given[n] ?? 0;
      const more = Math.max(0, Math.min(left, limitOf(item) - had));
      given[n] = had + more;
      left -= more;
    }
  };
  give(({ dueCents, owesCents }) => Math.min(dueCents, owesCents));
  give(({ owesCents }) => owesCents);
  return items.flatMap(({ subject, kind }, n) => {
    const part = given[n] ?? 0;
    return part > 0 ? [{ subject, kind, cents: part }] : [];
  });
}
