import type commonStrings from '#locales/en/common.json';

type Label = keyof typeof commonStrings;
export type NavigationItem = { to: string; label: Label; children?: { to: string; label: Label; isDrawerOnly?: boolean }[] };

/** The header's links and submenus; the drawer lists the same, and Son Bou. */
export const NAVIGATION: NavigationItem[] = [
  { to: '/', label: 'navigation.home' },
  { to: '/destinations', label: 'navigation.destinations' },
  {
    to: '/trips',
    label: 'navigation.trips',
    children: [
      { to: '/trips', label: 'navigation.all_trips' },
      { to: '/cami-de-cavalls', label: 'navigation.cami_de_cavalls' },
    ],
  },
  {
    to: '/services',
    label: 'navigation.services',
    children: [
      { to: '/services', label: 'navigation.all_services' },
      { to: '/airport-transfers', label: 'navigation.airport_transfers' },
      { to: '/airport-transfers/ciutadella', label: 'navigation.transfer_ciutadella' },
      { to: '/airport-transfers/fornells', label: 'navigation.transfer_fornells' },
      { to: '/airport-transfers/cala-galdana', label: 'navigation.transfer_cala_galdana' },
      { to: '/airport-transfers/son-bou', label: 'navigation.transfer_son_bou', isDrawerOnly: true },
      { to: '/airport-transfers/request', label: 'navigation.request_transfer' },
    ],
  },
  { to: '/blog', label: 'navigation.blog' },
  { to: '/about', label: 'navigation.about' },
  { to: '/contact', label: 'navigation.contact' },
];

export const FOOTER_COLUMNS: { heading: Label; links: { to: string; label: Label }[] }[] = [
  {
    heading: 'footer.transfers',
    links: [
      { to: '/airport-transfers', label: 'navigation.airport_transfers' },
      { to: '/airport-transfers/ciutadella', label: 'navigation.transfer_ciutadella' },
      { to: '/airport-transfers/fornells', label: 'navigation.transfer_fornells' },
      { to: '/airport-transfers/cala-galdana', label: 'navigation.transfer_cala_galdana' },
      { to: '/airport-transfers/son-bou', label: 'navigation.transfer_son_bou' },
    ],
  },
  {
    heading: 'footer.explore',
    links: [
      { to: '/destinations', label: 'navigation.destinations' },
      { to: '/trips', label: 'navigation.trips' },
      { to: '/cami-de-cavalls', label: 'navigation.cami_de_cavalls' },
      { to: '/blog', label: 'navigation.blog' },
      { to: '/testimonials', label: 'navigation.testimonials' },
    ],
  },
  {
    heading: 'footer.company',
    links: [
      { to: '/about', label: 'navigation.about' },
      { to: '/contact', label: 'navigation.contact' },
      { to: '/legal/faq', label: 'navigation.faq' },
      { to: '/legal/terms', label: 'navigation.terms' },
      { to: '/legal/privacy', label: 'navigation.privacy' },
    ],
  },
];
