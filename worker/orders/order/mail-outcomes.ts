import { and, not, type SQL, sql } from 'drizzle-orm';
import type { ItemInMail } from '#orders/items/item-in-mail.ts';
import type { PreparedItem } from '#orders/items/ordering.ts';

/** More transfers of an order are confirmed in its mail together or not at all. */
const MOST_APART = 3;

/** How the batch may end for the items that it may confirm itself: how the mail has them then, and the condition of that. */
export function outcomes(items: readonly PreparedItem[]): { inMails: ItemInMail[]; when?: SQL }[] {
  const open = items.flatMap((item) => (item.atOnce ? [item] : []));
  const inMails = (confirmed: readonly PreparedItem[]) =>
    items.map((item) =>
      item.atOnce && confirmed.includes(item) ? item.atOnce.inMail : item.inMail,
    );
  if (open.length === 0) return [{ inMails: inMails([]) }];
  const areConfirmed = (some: readonly PreparedItem[]) =>
    and(...some.flatMap(({ atOnce }) => atOnce?.isConfirmed ?? [])) ?? sql`1`;
  if (open.length > MOST_APART)
    return [
      { inMails: inMails(open), when: areConfirmed(open) },
      { inMails: inMails([]), when: not(areConfirmed(open)) },
    ];
  return Array.from({ length: 2 ** open.length }, (_, mask) => {
    const [confirmed, others] = [1, 0].map((bit) =>
      open.filter((_item, index) => ((mask >> index) & 1) === bit),
    );
    return {
      inMails: inMails(confirmed ?? []),
      when: sql`(${areConfirmed(confirmed ?? [])} AND ${and(...(others ?? []).flatMap(({ atOnce }) => (atOnce ? [not(atOnce.isConfirmed)] : []))) ?? sql`1`})`,
    };
  });
}
