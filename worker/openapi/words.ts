import { ADMIN_WORDS } from './admin-words.ts';
import { PUBLIC_WORDS } from './public-words.ts';

/** The purpose of a route in one sentence. `good`: its success statuses, 200 by default. `bad`: errors other than those of its kind. */
export type Words = { summary: string; detail?: string; good?: number | readonly number[]; bad?: readonly number[]; type?: string };

/** Kinds of content that the editors' frame handles: path, singular and plural. */
const KINDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '/admin/trips': ['a trip', 'trips'],
  '/admin/trip-types': ['a kind of trip', 'kinds of trips'],
  '/admin/destinations': ['a destination', 'destinations'],
  '/admin/hero-banners': ['a banner', 'banners of the home page'],
  '/admin/testimonials': ['a testimonial', 'testimonials'],
  '/admin/blog/posts': ['a post', 'posts of the blog'],
  '/admin/blog/categories': ['a category', 'categories of the blog'],
  '/admin/images': ['a picture', 'pictures of the library'],
  '/admin/seo': ['a page’s record', 'what search engines read of pages'],
  '/admin/transfers/zones': ['a zone', 'price zones'],
  '/admin/transfers/places': ['a place', 'places of transfers'],
  '/admin/transfers/vehicles': ['a vehicle', 'vehicles'],
  '/admin/transfers/drivers': ['a driver', 'drivers'],
  '/admin/redirects': ['a redirect', 'redirects'],
};

const VERSION = 'The body’s `version` is the one that was read. 409 with the row as it stands in `current` when another save came first.';

/** Common words of all these kinds; `@` is replaced by the singular, `#` by the plural. */
const COMMON: Readonly<Record<string, Words>> = {
  'GET ': { summary: 'List # in pages; `status=trash` lists the trash' },
  'POST ': { summary: 'Make @', detail: 'A whole row as GET answers it is taken too.' },
  'POST /bulk': { summary: 'Delete, restore, publish or unpublish several' },
  'POST /order': { summary: 'Put # into a new order' },
  'GET /{id}': { summary: 'One whole row, in the trash or not' },
  'PUT /{id}': { summary: 'Save @', detail: VERSION },
  'DELETE /{id}': { summary: 'Move @ to the trash; 409 while something else needs it' },
  'POST /{id}/restore': { summary: 'Take @ out of the trash' },
  'POST /{id}/duplicate': { summary: 'Copy @ as a draft' },
  'POST /{id}/preview': { summary: 'A link that shows @ before it is published' },
  'GET /{id}/revisions': { summary: 'Saved versions of @' },
  'GET /{id}/revisions/{version}': { summary: 'One saved version' },
  'POST /{id}/revisions/{version}/restore': { summary: 'Save an old version anew', detail: VERSION },
};

/** Every route with words, so that a test finds words of removed routes. */
export const WRITTEN = [...Object.keys(PUBLIC_WORDS), ...Object.keys(ADMIN_WORDS)];

/** The words for `GET /trips/{id}`; undefined when there are none. */
export function wordsFor(method: string, path: string): Words | undefined {
  const own = PUBLIC_WORDS[`${method} ${path}`] ?? ADMIN_WORDS[`${method} ${path}`];
  if (own) return own;
  const [root, kind] = Object.entries(KINDS).find(([one]) => path === one || path.startsWith(`${one}/`)) ?? [];
  const words = root === undefined ? undefined : COMMON[`${method} ${path.slice(root.length)}`];
  return kind && words && { ...words, summary: words.summary.replace('@', kind[0]).replace('#', kind[1]) };
}
