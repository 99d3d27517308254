import * as v from 'valibot';
import { rowId, searchText } from '../../admin/list-queries.schema.ts';
import { QueryDay } from '../../days.schema.ts';
import { pagingEntries } from '../../paging.schema.ts';
import { TRANSFER_SORTS } from './admin.ts';

/** `status`: one state, `open` for all that lead to a journey, `all`, or `trash`; without it everything but spam. `partner`: who sent the guest. */
export const TransferQuery = v.object({
  q: searchText,
  status: v.optional(v.string(), ''),
  from: QueryDay,
  to: QueryDay,
  partner: rowId,
  sort: v.fallback(v.optional(v.picklist(TRANSFER_SORTS), '-created'), '-created'),
  ...pagingEntries,
});

export const DayQuery = v.object({ date: QueryDay });
export const SpanQuery = v.object({ from: QueryDay, to: QueryDay });
