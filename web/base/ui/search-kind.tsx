import type { SearchKind } from '#contract/content/search.ts';
import { BookIcon, CompassIcon, PageIcon, PinIcon, PlaneIcon } from './icons.tsx';

const ICONS = {
  destination: PinIcon,
  trip: CompassIcon,
  transfer: PlaneIcon,
  post: BookIcon,
  page: PageIcon,
} as const satisfies Record<SearchKind, unknown>;

/** Plural labels of the kinds of search results. */
export const SEARCH_KIND_LABELS = {
  destination: 'search.kind.destination',
  trip: 'search.kind.trip',
  transfer: 'search.kind.transfer',
  post: 'search.kind.post',
  page: 'search.kind.page',
} as const satisfies Record<SearchKind, string>;

export function SearchKindIcon({
  kind,
  className = 'size-5 shrink-0 text-sea-700',
}: {
  kind: SearchKind;
  className?: string;
}) {
  const Icon = ICONS[kind];
  return <Icon className={className} />;
}
