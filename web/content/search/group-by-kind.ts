import type { SearchItem, SearchKind } from '#contract/content/search.ts';

export type SearchGroup = { kind: SearchKind; items: SearchItem[] };

/** Groups results by kind, in order of each kind's best result; the order within a kind stays. */
export function groupByKind(items: readonly SearchItem[]): SearchGroup[] {
  const groups = new Map<SearchKind, SearchItem[]>();
  for (const item of items) groups.set(item.kind, [...(groups.get(item.kind) ?? []), item]);
  return [...groups].map(([kind, found]) => ({ kind, items: found }));
}
