import * as v from 'valibot';
import { rowId, searchText } from '../admin/list-queries.schema.ts';
import { QueryDay } from '../days.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { pagingEntries } from '../paging.schema.ts';
import { ORDER_PAID, ORDER_SORTS, ORDER_TASKS } from './order-list.ts';
import { ORDER_ITEM_KINDS } from './orders.ts';

/** One of the values, else undefined: an invalid value in a URL is ignored. */
const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { enum: values } }),
    v.transform((text): T[number] | undefined => values.find((value) => value === text)),
  );

/**
 * `status`: one state of an item, `open` for all that lead to a journey, `trash`, or `all` with spam and expired holds. `day`, or `from` and `to`: of any
 * journey; with the kind `voucher`, the day on which a gift voucher is sent or was ordered. `task`: what is to be done. `partner`: who sent the guest. `sort`: without one by day of travel, what is ahead first.
 */
export const OrderListQuery = v.object({
  q: searchText,
  kind: oneOf(ORDER_ITEM_KINDS),
  status: v.pipe(v.optional(v.string(), ''), v.maxLength(40)),
  paid: oneOf(ORDER_PAID),
  task: oneOf(ORDER_TASKS),
  day: QueryDay,
  from: QueryDay,
  to: QueryDay,
  partner: rowId,
  source: searchText,
  sort: oneOf(ORDER_SORTS),
  ...pagingEntries,
});
/** `lang`: of the spreadsheet that opens the table. */
export const OrderExportQuery = v.object({
  ...OrderListQuery.entries,
  lang: v.fallback(v.optional(Language), undefined),
});
