import type { SearchItem, SearchKind } from '#contract/search.ts';

export type SearchGroup = { kind: SearchKind; items: SearchItem[] };

/** Results by kind; the kind of the best result comes first, and inside a kind the order stays. */
export function groupByKind(items: readonly SearchItem[]): SearchGroup[] {
  const groups = new Map<SearchKind, SearchItem[]>();
  for (const item of items) groups.set(item.kind, [...(groups.get(item.kind) ?? []), item]);
  return [...groups].map(([kind, found]) => ({ kind, items: found }));
}
