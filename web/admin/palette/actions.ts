import type { AdminKey, AdminPath } from '#admin/paths.ts';

/** Actions available from every screen. */
export const ACTIONS: readonly { label: AdminKey; to: AdminPath }[] = [
  { label: 'quick.trip', to: '/trips/new' },
  { label: 'palette.new_destination', to: '/destinations/new' },
  { label: 'quick.post', to: '/blog/posts/new' },
  { label: 'palette.new_testimonial', to: '/testimonials/new' },
  { label: 'palette.new_banner', to: '/hero-banners/new' },
  { label: 'palette.new_redirect', to: '/redirects/new' },
  { label: 'quick.day_sheet', to: '/transfers/day' },
];
