import type { PageLink } from '#base/ui/page-link.ts';
import type commonStrings from '#locales/en/common.json';

type Label = keyof typeof commonStrings;

const PAGES = {
  home: { to: '/' },
  destinations: { to: '/destinations' },
  trips: { to: '/trips' },
  trail: { to: '/cami-de-cavalls' },
  services: { to: '/services' },
  transfers: { to: '/airport-transfers' },
  ciutadella: { to: '/airport-transfers/$slug', params: { slug: 'ciutadella' } },
  fornells: { to: '/airport-transfers/$slug', params: { slug: 'fornells' } },
  calaGaldana: { to: '/airport-transfers/$slug', params: { slug: 'cala-galdana' } },
  sonBou: { to: '/airport-transfers/$slug', params: { slug: 'son-bou' } },
  requestTransfer: { to: '/airport-transfers/request' },
  blog: { to: '/blog' },
  about: { to: '/about' },
  contact: { to: '/contact' },
  testimonials: { to: '/testimonials' },
  faq: { to: '/legal/faq' },
  giftVouchers: { to: '/gift-vouchers' },
  findBooking: { to: '/order/find' },
  terms: { to: '/legal/terms' },
  privacy: { to: '/legal/privacy' },
} as const satisfies Record<string, PageLink>;

export const BOOK_TRANSFER: PageLink = PAGES.requestTransfer;

export type NavigationItem = {
  link: PageLink;
  label: Label;
  children?: { link: PageLink; label: Label; isDrawerOnly?: boolean }[];
};

/** The header's links and submenus; the drawer lists the same, gift vouchers and Son Bou. */
export const NAVIGATION: NavigationItem[] = [
  { link: PAGES.home, label: 'navigation.home' },
  { link: PAGES.destinations, label: 'navigation.destinations' },
  {
    link: PAGES.trips,
    label: 'navigation.trips',
    children: [
      { link: PAGES.trips, label: 'navigation.all_trips' },
      { link: PAGES.trail, label: 'navigation.cami_de_cavalls' },
      {
        link: PAGES.giftVouchers,
        label: 'navigation.gift_vouchers',
        isDrawerOnly: true,
      },
    ],
  },
  {
    link: PAGES.services,
    label: 'navigation.services',
    children: [
      { link: PAGES.services, label: 'navigation.all_services' },
      { link: PAGES.transfers, label: 'navigation.airport_transfers' },
      { link: PAGES.ciutadella, label: 'navigation.transfer_ciutadella' },
      { link: PAGES.fornells, label: 'navigation.transfer_fornells' },
      { link: PAGES.calaGaldana, label: 'navigation.transfer_cala_galdana' },
      { link: PAGES.sonBou, label: 'navigation.transfer_son_bou', isDrawerOnly: true },
      { link: PAGES.requestTransfer, label: 'navigation.request_transfer' },
    ],
  },
  { link: PAGES.blog, label: 'navigation.blog' },
  { link: PAGES.about, label: 'navigation.about' },
  { link: PAGES.contact, label: 'navigation.contact' },
];

export const FOOTER_COLUMNS: { heading: Label; links: { link: PageLink; label: Label }[] }[] = [
  {
    heading: 'footer.transfers',
    links: [
      { link: PAGES.transfers, label: 'navigation.airport_transfers' },
      { link: PAGES.ciutadella, label: 'navigation.transfer_ciutadella' },
      { link: PAGES.fornells, label: 'navigation.transfer_fornells' },
      { link: PAGES.calaGaldana, label: 'navigation.transfer_cala_galdana' },
      { link: PAGES.sonBou, label: 'navigation.transfer_son_bou' },
    ],
  },
  {
    heading: 'footer.explore',
    links: [
      { link: PAGES.destinations, label: 'navigation.destinations' },
      { link: PAGES.trips, label: 'navigation.trips' },
      { link: PAGES.trail, label: 'navigation.cami_de_cavalls' },
      { link: PAGES.giftVouchers, label: 'navigation.gift_vouchers' },
      { link: PAGES.blog, label: 'navigation.blog' },
      { link: PAGES.testimonials, label: 'navigation.testimonials' },
    ],
  },
  {
    heading: 'footer.company',
    links: [
      { link: PAGES.about, label: 'navigation.about' },
      { link: PAGES.contact, label: 'navigation.contact' },
      { link: PAGES.faq, label: 'navigation.faq' },
      { link: PAGES.findBooking, label: 'navigation.find_booking' },
      { link: PAGES.terms, label: 'navigation.terms' },
      { link: PAGES.privacy, label: 'navigation.privacy' },
    ],
  },
];
