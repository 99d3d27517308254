/** Pages that buttons and links of content lead to; without a language, which the reader's page adds. */
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
] as const;

/** What a link of content may lead to: a path of the site, a part of the same text, another site, a mail address. */
export const isLinkTarget = (text: string) => /^(?:\/(?![/\\])\S*|#\S+|https?:\/\/\S+|mailto:\S+)$/i.test(text);
