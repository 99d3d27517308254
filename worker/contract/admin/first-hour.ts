import type { KeyPurpose } from '../money/provider-keys.ts';

/** What makes a site its owner's, in the order in which it is done; each may be left out. */
export const FIRST_STEPS = [
  'name',
  'logo',
  'colours',
  'contact',
  'legal',
  'payment',
  'mail',
  'trip',
  'examples',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type FirstHour = {
  /** Stored keys that this worker cannot open any more. */
  lockedKeys: KeyPurpose[];
  steps: { step: FirstStep; isDone: boolean; isSkipped: boolean }[];
  /** Not shown on the dashboard any more. */
  isPutAway: boolean;
};

export const EXAMPLE_KINDS = [
  'trips',
  'destinations',
  'posts',
  'testimonials',
  'banners',
  'resources',
  'zones',
  'places',
  'vehicles',
  'reviews',
  'people',
  'partners',
  'orders',
] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

/** Examples of a kind that are on the site. */
export type ExampleCount = {
  kind: ExampleKind;
  /** Those that are removed in any case. */
  count: number;
  /** Names of those that the owner has changed, which are removed when asked for. */
  changed: string[];
  /** Names of those that guests have booked or the owner's own rows use, which stay. */
  booked: string[];
};

export type Examples = {
  kinds: ExampleCount[];
  /** What was removed and can be brought back; null: nothing. */
  removed: { count: number; until: string } | null;
};

export const EXAMPLES_UNDO_DAYS = 30;
