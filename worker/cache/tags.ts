/** Kinds of content that a write invalidates together. Every shared response has `site`, which covers all of them. */
export type Tag = 'trips' | 'destinations' | 'blog' | 'home' | 'transfers' | 'departures' | 'seo' | 'site';

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
  '/payments': 'departures',
  '/seo': 'seo',
  '/settings': 'site',
  '/images': 'site',
  '/redirects': 'site',
  '/translations': 'site',
  '/backup': 'site',
  '/utilities': 'site',
};

/** The tag that a write to `/api/admin/...` invalidates; undefined when no page shows the resource. */
export function tagOfWrite(path: string): Tag | undefined {
  const resource = Object.keys(CONTENT_RESOURCES).find((one) => path.startsWith(`/api/admin${one}/`) || path === `/api/admin${one}`);
  return resource === undefined ? undefined : CONTENT_RESOURCES[resource];
}
