import type { AdminKey } from '#admin/paths.ts';
import type { StateLabels } from '#admin/state-labels.ts';
import type { ApiKeyState, KEY_RESOURCES, KeyAccess } from '#contract/api-keys.ts';

export type KeyResource = (typeof KEY_RESOURCES)[number] | '*';

export const RESOURCE_LABELS: Record<KeyResource, AdminKey> = {
  '*': 'keys.everything',
  dashboard: 'keys.resource_dashboard',
  trips: 'keys.resource_trips',
  'trip-types': 'keys.resource_trip_types',
  'trip-requests': 'keys.resource_trip_requests',
  destinations: 'keys.resource_destinations',
  testimonials: 'keys.resource_testimonials',
  'hero-banners': 'keys.resource_hero_banners',
  images: 'keys.resource_images',
  blog: 'keys.resource_blog',
  seo: 'keys.resource_seo',
  translations: 'keys.resource_translations',
  transfers: 'keys.resource_transfers',
  messages: 'keys.resource_messages',
  subscribers: 'keys.resource_subscribers',
  settings: 'keys.resource_settings',
  redirects: 'keys.resource_redirects',
  performance: 'keys.resource_performance',
  utilities: 'keys.resource_utilities',
  audit: 'keys.resource_audit',
};
export const ACCESS_LABELS: Record<KeyAccess, AdminKey> = { read: 'keys.read', write: 'keys.write' };

export const KEY_STATES: StateLabels<ApiKeyState> = {
  active: { label: 'keys.state_active', tone: 'good' },
  expired: { label: 'keys.state_expired', tone: 'over' },
  revoked: { label: 'keys.state_revoked', tone: 'over' },
  orphaned: { label: 'keys.state_orphaned', tone: 'bad' },
};
