/** Pages of the site that a menu may lead to without a label of its own, and their names in `common.json`. */
export const MENU_LABELS = {
  '/': 'navigation.home',
  '/destinations': 'navigation.destinations',
  '/trips': 'navigation.trips',
  '/cami-de-cavalls': 'navigation.cami_de_cavalls',
  '/services': 'navigation.services',
  '/airport-transfers': 'navigation.airport_transfers',
  '/airport-transfers/private': 'navigation.transfer_private',
  '/airport-transfers/groups': 'navigation.transfer_groups',
  '/airport-transfers/vip': 'navigation.transfer_vip',
  '/airport-transfers/request': 'navigation.request_transfer',
  '/menorca-taxis': 'navigation.taxis',
  '/blog': 'navigation.blog',
  '/about': 'navigation.about',
  '/contact': 'navigation.contact',
  '/testimonials': 'navigation.testimonials',
  '/reviews': 'navigation.reviews',
  '/gift-vouchers': 'navigation.gift_vouchers',
  '/order/find': 'navigation.find_booking',
  '/legal/faq': 'navigation.faq',
  '/legal/terms': 'navigation.terms',
  '/legal/privacy': 'navigation.privacy',
} as const;

export type MenuPage = keyof typeof MENU_LABELS;
export const isMenuPage = (path: string): path is MenuPage => Object.hasOwn(MENU_LABELS, path);
