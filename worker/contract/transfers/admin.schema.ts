import * as v from 'valibot';
import { rowId, searchText } from '../admin/list-queries.schema.ts';
import { isCalendarDay } from '../calendar.ts';
import { pagingEntries } from '../paging.schema.ts';
import { TRANSFER_SORTS } from './admin.ts';

const dayOrNone = v.pipe(
  v.optional(v.string(), ''),
  v.transform((day) => (isCalendarDay(day) ? day : undefined)),
);

/** `status`: one state, `open` for all that lead to a journey, `all`, or `trash`; without it everything but spam. `partner`: who sent the guest. */
export const TransferQuery = v.object({
  q: searchText,
  status: v.optional(v.string(), ''),
  from: dayOrNone,
  to: dayOrNone,
  partner: rowId,
  sort: v.fallback(v.optional(v.picklist(TRANSFER_SORTS), '-created'), '-created'),
  ...pagingEntries,
});

export const DayQuery = v.object({ date: dayOrNone });
export const SpanQuery = v.object({ from: dayOrNone, to: dayOrNone, lang: v.optional(v.string(), '') });
