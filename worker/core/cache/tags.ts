import { entitiesWith, type Said } from '#contract/entities.ts';

/**
 * Kinds of content that a write invalidates together. Every shared response has `site`, which covers all of them. `departures` is the
 * kind of places taken: no write invalidates it, its responses have a short age.
 */
export type Tag = Said<'cache'> | 'departures';

/** By path below `/api/admin`; the longest match wins. Resources that no page shows, such as the inboxes, are not listed. */
export const CONTENT_RESOURCES: Readonly<Record<string, Tag>> = Object.fromEntries(
  entitiesWith('cache')
    .toSorted((one, other) => other.path.length - one.path.length)
    .map(({ path, cache }) => [path, cache]),
);

/**
 * Writes below these resources that change no page: previews only answer, a new or restored file is shown once a row names it, and the
 * log of missing pages is the administration's own.
 */
const UNSEEN_WRITES =
  /\/preview$|^POST \/api\/admin\/images$|^PUT \/api\/admin\/backup\/pictures\/|\/utilities\/not-found$/;

/** The tag that a write to `/api/admin/...` invalidates; undefined when no page shows what it changes. */
export function tagOfWrite(method: string, path: string): Tag | undefined {
  if (method === 'GET' || method === 'HEAD' || UNSEEN_WRITES.test(`${method} ${path}`))
    return undefined;
  const resource = Object.keys(CONTENT_RESOURCES).find(
    (one) => path.startsWith(`/api/admin${one}/`) || path === `/api/admin${one}`,
  );
  return resource === undefined ? undefined : CONTENT_RESOURCES[resource];
}
