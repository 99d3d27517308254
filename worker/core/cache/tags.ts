/**
 * Kinds of content that a write invalidates together. Every shared response has `site`, which covers all of them. `departures` is the
 * kind of places taken: no write invalidates it, its responses have a short age.
 */
export type Tag =
  | 'trips'
  | 'destinations'
  | 'blog'
  | 'home'
  | 'transfers'
  | 'departures'
  | 'seo'
  | 'site';

/** By path below `/api/admin`; the longest match wins. Resources that no page shows, such as the inboxes, are not listed. */
export const CONTENT_RESOURCES: Readonly<Record<string, Tag>> = {
  '/trips': 'trips',
  '/trip-types': 'trips',
  '/destinations': 'destinations',
  '/blog': 'blog',
  '/hero-banners': 'home',
  '/testimonials': 'home',
  '/transfers/zones': 'transfers',
  '/transfers/places': 'transfers',
  '/transfers/vehicles': 'transfers',
  '/transfers/prices': 'transfers',
  // Texts of all kinds show figures of the rules.
  '/transfers/rules': 'site',
  // Trips' pages say what is paid online.
  '/payments': 'trips',
  '/seo': 'seo',
  '/settings': 'site',
  '/images': 'site',
  '/redirects': 'site',
  '/translations': 'site',
  '/backup': 'site',
  '/utilities': 'site',
};

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
