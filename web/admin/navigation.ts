import type { AdminKey, AdminPath } from './frame/behaviour/paths.ts';

type Group = { label?: AdminKey; items: { to: AdminPath; label: AdminKey }[] };

/** Screens in menu order; paths are below `/admin`. */
export const ADMIN_NAVIGATION: Group[] = [
  {
    items: [
      { to: '/dashboard', label: 'menu.dashboard' },
      { to: '/calendar', label: 'menu.calendar' },
    ],
  },
  {
    label: 'menu.group_requests',
    items: [
      { to: '/transfers', label: 'menu.transfers' },
      { to: '/transfers/day', label: 'menu.day_sheet' },
      { to: '/trip-requests', label: 'menu.trip_requests' },
      { to: '/messages', label: 'menu.messages' },
      { to: '/subscribers', label: 'menu.subscribers' },
    ],
  },
  {
    label: 'menu.group_transfers',
    items: [
      { to: '/transfers/prices', label: 'menu.transfer_prices' },
      { to: '/transfers/zones', label: 'menu.transfer_zones' },
      { to: '/transfers/places', label: 'menu.transfer_places' },
      { to: '/transfers/vehicles', label: 'menu.transfer_vehicles' },
      { to: '/transfers/drivers', label: 'menu.drivers' },
      { to: '/transfers/rules', label: 'menu.transfer_rules' },
    ],
  },
  {
    label: 'menu.group_money',
    items: [
      { to: '/reports', label: 'menu.reports' },
      { to: '/receipts', label: 'menu.receipts' },
      { to: '/partners', label: 'menu.partners' },
      { to: '/codes', label: 'menu.codes' },
      { to: '/vouchers', label: 'menu.gift_vouchers' },
    ],
  },
  {
    label: 'menu.group_content',
    items: [
      { to: '/trips', label: 'menu.trips' },
      { to: '/guides', label: 'menu.guides' },
      { to: '/trip-types', label: 'menu.trip_types' },
      { to: '/destinations', label: 'menu.destinations' },
      { to: '/testimonials', label: 'menu.testimonials' },
      { to: '/hero-banners', label: 'menu.hero_banners' },
      { to: '/blog/posts', label: 'menu.posts' },
      { to: '/blog/categories', label: 'menu.categories' },
      { to: '/images', label: 'menu.pictures' },
      { to: '/webp-converter', label: 'menu.webp_converter' },
    ],
  },
  {
    label: 'menu.group_site',
    items: [
      { to: '/seo', label: 'menu.seo' },
      { to: '/translations', label: 'menu.translations' },
      { to: '/settings', label: 'menu.settings' },
      { to: '/email-settings', label: 'menu.email' },
    ],
  },
  {
    label: 'menu.group_system',
    items: [
      { to: '/users', label: 'menu.users' },
      { to: '/api-keys', label: 'menu.api_keys' },
      { to: '/redirects', label: 'menu.redirects' },
      { to: '/performance', label: 'menu.performance' },
      { to: '/utilities', label: 'menu.utilities' },
      { to: '/people', label: 'menu.people' },
      { to: '/audit', label: 'menu.audit' },
      { to: '/account', label: 'menu.account' },
    ],
  },
];
