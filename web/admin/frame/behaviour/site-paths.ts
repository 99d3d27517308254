/** Pages that content may link to; without a language, which the rendering page adds. */
export const SITE_PATHS = [
  '/',
  '/trips',
  '/destinations',
  '/cami-de-cavalls',
  '/services',
  '/airport-transfers',
  '/airport-transfers/request',
  '/blog',
  '/about',
  '/contact',
  '/testimonials',
  '/legal/faq',
  '/order/find',
] as const;

/** Valid link targets of content: a path of the site, a fragment, another site, a mail address. */
export const isLinkTarget = (text: string) =>
  /^(?:\/(?![/\\])\S*|#\S+|https?:\/\/\S+|mailto:\S+)$/i.test(text);
