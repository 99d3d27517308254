import type { Entity } from '../entity.ts';

/** Accounts and the tools of the administration. */
export const SYSTEM_ENTITIES = {
  // No API key reaches these: it could create an account or another key, or read mails with sign-in links.
  users: {
    path: '/users',
    keyless: 1,
    tag: 'Accounts. Not available to API keys.',
    audit: 'menu.users',
    screen: '/users/$id/edit',
    menu: { group: 'system', at: 1, label: 'menu.users' },
  },
  'api-keys': {
    path: '/api-keys',
    keyless: 2,
    tag: 'API keys. Not available to API keys.',
    audit: 'menu.api_keys',
    menu: { group: 'system', at: 2, label: 'menu.api_keys' },
  },
  'email-settings': {
    path: '/email-settings',
    keyless: 3,
    tag: 'Email settings. Not available to API keys.',
    menu: { group: 'site', at: 4, label: 'menu.email' },
  },
  'provider-keys': {
    path: '/provider-keys',
    keyless: 11,
    tag: 'Keys of the payment and the mail provider. Not available to API keys.',
    cache: 'site',
  },
  'first-hour': {
    path: '/first-hour',
    keyless: 12,
    tag: 'The steps that make the site its owner’s, and the examples. Not available to API keys.',
    cache: 'site',
    menu: { group: 'site', at: 0, label: 'first_hour.title' },
  },
  drafts: {
    path: '/drafts',
    keyless: 6,
    tag: 'Drafts of editors. Not available to API keys.',
  },
  person: {
    path: '/person',
    keyless: 7,
    tag: 'Data about a person: export and erasure. Not available to API keys.',
    audit: 'person.title',
    menu: { group: 'system', at: 6, label: 'menu.people', to: '/people' },
  },
  backup: {
    path: '/backup',
    keyless: 8,
    tag: 'Backup of the whole content. Not available to API keys.',
    cache: 'site',
    audit: 'audit.backup',
  },
  'calendar-feeds': {
    path: '/calendar-feeds',
    keyless: 9,
    tag: 'Addresses of calendars for the company, guides and drivers. Not available to API keys.',
    audit: 'audit.calendar_feeds',
  },
  performance: {
    path: '/performance',
    key: 27,
    tag: 'Page timings of real visits.',
    menu: { group: 'system', at: 4, label: 'menu.performance' },
  },
  utilities: {
    path: '/utilities',
    key: 28,
    tag: 'Maintenance: caches, checks, addresses that were not found.',
    cache: 'site',
    menu: { group: 'system', at: 5, label: 'menu.utilities' },
  },
  audit: {
    path: '/audit',
    key: 29,
    tag: 'The change log.',
    menu: { group: 'system', at: 7, label: 'menu.audit' },
  },
  'demo-data': { audit: 'reports.demo_data' },
  'edge-copies': { audit: 'audit.edge_copies' },
  'search-index': { audit: 'audit.search_index' },
  'not-found': { audit: 'not_found_log.title' },
} as const satisfies Record<string, Entity>;
