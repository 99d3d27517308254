import type { AdminKey, AdminPath } from '#admin/frame/behaviour/paths.ts';
import type { AuditEntity } from '#contract/admin/audit-words.ts';

type Kind = {
  label: AdminKey;
  /** Path of a row's screen, by its id. */
  path?: (id: string) => AdminPath;
};

export const ENTITIES: Record<AuditEntity, Kind> = {
  trips: { label: 'menu.trips', path: (id) => `/trips/edit/${id}` },
  'trip-types': { label: 'menu.trip_types', path: (id) => `/trip-types/edit/${id}` },
  bookings: { label: 'audit.bookings', path: (id) => `/trip-requests/${id}` },
  'trip-requests': { label: 'trips.title', path: (id) => `/trip-requests/${id}` },
  'trip-options': { label: 'options.title', path: (id) => `/trips/options/edit/${id}` },
  'trip-exceptions': { label: 'options.days', path: (id) => `/trips/options/days/${id}` },
  'trip-prices': { label: 'options.prices', path: (id) => `/trips/options/prices/${id}` },
  destinations: { label: 'menu.destinations', path: (id) => `/destinations/edit/${id}` },
  testimonials: { label: 'menu.testimonials', path: (id) => `/testimonials/edit/${id}` },
  'hero-banners': { label: 'menu.hero_banners', path: (id) => `/hero-banners/edit/${id}` },
  'blog-posts': { label: 'menu.posts', path: (id) => `/blog/posts/edit/${id}` },
  'blog-categories': { label: 'menu.categories', path: (id) => `/blog/categories/edit/${id}` },
  images: { label: 'menu.pictures', path: (id) => `/images/edit/${id}` },
  seo: { label: 'menu.seo' },
  settings: { label: 'menu.settings' },
  strings: { label: 'translations.strings' },
  messages: { label: 'messages.title' },
  subscribers: { label: 'subscribers.title' },
  outbox: { label: 'email.outbox' },
  person: { label: 'person.title' },
  users: { label: 'menu.users', path: (id) => `/users/${id}/edit` },
  'api-keys': { label: 'menu.api_keys' },
  'transfer-requests': { label: 'transfers.title', path: (id) => `/transfers/request/${id}` },
  'transfer-prices': { label: 'audit.transfer_prices' },
  'transfer-zones': { label: 'audit.transfer_zones', path: (id) => `/transfers/zones/edit/${id}` },
  'transfer-places': {
    label: 'audit.transfer_places',
    path: (id) => `/transfers/places/edit/${id}`,
  },
  'transfer-vehicles': {
    label: 'audit.transfer_vehicles',
    path: (id) => `/transfers/vehicles/edit/${id}`,
  },
  drivers: { label: 'audit.drivers' },
  partners: { label: 'menu.partners', path: (id) => `/partners/edit/${id}` },
  guides: { label: 'guides.title', path: (id) => `/guides/edit/${id}` },
  codes: { label: 'codes.title', path: (id) => `/codes/edit/${id}` },
  vouchers: { label: 'gift_vouchers.title', path: (id) => `/vouchers/${id}` },
  departures: { label: 'audit.departures', path: (id) => `/departures/${id}` },
  'calendar-feeds': { label: 'audit.calendar_feeds' },
  'demo-data': { label: 'reports.demo_data' },
  receipts: { label: 'menu.receipts' },
  redirects: { label: 'menu.redirects', path: (id) => `/redirects/edit/${id}` },
  backup: { label: 'audit.backup' },
  'edge-copies': { label: 'audit.edge_copies' },
  'search-index': { label: 'audit.search_index' },
  'not-found': { label: 'not_found_log.title' },
};

/** Labels of the documents in the settings table, by key. */
export const DOCUMENTS: Readonly<Record<string, AdminKey>> = {
  site: 'settings.title',
  'policy-privacy': 'settings.privacy_text',
  'policy-terms': 'settings.terms_text',
  faq: 'settings.faq',
  trail: 'audit.trail',
  'transfer-rules': 'rules.title',
  mail: 'email.title',
  payments: 'payments.title',
};

/** Labels of API key scopes: resources and parts of the admin area. */
export const SCOPE_LABELS: Readonly<Record<string, AdminKey>> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([entity, { label }]) => [entity, label])),
  '*': 'keys.everything',
  dashboard: 'keys.resource_dashboard',
  reports: 'keys.resource_reports',
  blog: 'keys.resource_blog',
  translations: 'keys.resource_translations',
  transfers: 'keys.resource_transfers',
  performance: 'keys.resource_performance',
  utilities: 'keys.resource_utilities',
  audit: 'keys.resource_audit',
};
