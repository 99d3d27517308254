import type { PageMeta } from '#seo/page-meta.ts';

type Match = { status: string; loaderData?: unknown; _notFound?: boolean };

/** The meta that the innermost loader returned; `not-found` when the router found no page, or a loader no row. */
export function pageMetaOf(matches: readonly Match[]): PageMeta | 'not-found' | undefined {
  if (matches.some((match) => match.status === 'notFound' || match._notFound)) return 'not-found';
  return matches.map((match) => match.loaderData as PageMeta | undefined).findLast((data) => data !== undefined);
}
