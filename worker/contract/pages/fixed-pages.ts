import { splitLanguage } from '../address.ts';

/** Pages that exist independently of rows; `web/app/fixed-pages.test.tsx` compares them with the router's. */
export const FIXED_PAGES: readonly string[] = [
  '/',
  '/trips',
  '/trips/waiting/list',
  '/order/find',
  '/basket',
  '/gift-vouchers',
  '/cami-de-cavalls',
  '/destinations',
  '/blog',
  '/services',
  '/about',
  '/contact',
  '/testimonials',
  '/reviews',
  '/legal/privacy',
  '/legal/terms',
  '/legal/faq',
  '/search',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/auth/login',
  '/airport-transfers',
  '/airport-transfers/private',
  '/airport-transfers/groups',
  '/airport-transfers/group',
  '/airport-transfers/vip',
  '/airport-transfers/request',
  '/menorca-taxis',
];

/** For a normalised path, with or without a language. */
export const isFixedPage = (path: string) => FIXED_PAGES.includes(splitLanguage(path).path);
