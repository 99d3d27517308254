/** Kinds of content that a write makes stale together. Every shared answer has `site`, which stands for all of them. */
export type Tag = 'trips' | 'destinations' | 'blog' | 'home' | 'transfers' | 'seo' | 'site';

/** By the path below `/api/admin`; the longest that fits counts. Resources that no page shows, such as the inboxes, are not listed. */
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
  '/transfers/rules': 'transfers',
  '/seo': 'seo',
  '/settings': 'site',
  '/images': 'site',
  '/redirects': 'site',
  '/translations': 'site',
  '/backup': 'site',
  '/utilities': 'site',
};

/** The tag of what a write to `/api/admin/...` may have changed; undefined when no page shows it. */
export function tagOfWrite(path: string): Tag | undefined {
  const resource = Object.keys(CONTENT_RESOURCES).find((one) => path.startsWith(`/api/admin${one}/`) || path === `/api/admin${one}`);
  return resource === undefined ? undefined : CONTENT_RESOURCES[resource];
}
