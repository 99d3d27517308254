import type * as v from 'valibot';
import type * as schema from './seo.schema.ts';

/** Every page with an SEO record; detail pages take theirs from the row that they show. */
export const SEO_PAGES = [
  'home',
  'destinations',
  'trips',
  'cami-de-cavalls',
  'blog',
  'services',
  'about',
  'contact',
  'testimonials',
  'legal-privacy',
  'legal-terms',
  'legal-faq',
  'airport-transfers',
  'airport-transfers-ciutadella',
  'airport-transfers-fornells',
  'airport-transfers-cala-galdana',
  'airport-transfers-son-bou',
  'airport-transfers-private',
  'airport-transfers-groups',
  'airport-transfers-vip',
  'airport-transfers-request',
  'menorca-taxis',
  'gift-vouchers',
  'search',
] as const;
export type SeoPage = (typeof SEO_PAGES)[number];

export const ROBOTS_DIRECTIVES = ['index,follow', 'noindex,follow', 'noindex,nofollow'] as const;

export type SeoInput = v.InferOutput<typeof schema.SeoInput>;
export type Seo = SeoInput;
