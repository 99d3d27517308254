import type { Seo } from '#contract/pages/seo.ts';

/** Words of each robots directive. */
export const ROBOTS_LABELS = {
  'index,follow': 'seo.robots_shown',
  'noindex,follow': 'seo.robots_hidden',
  'noindex,nofollow': 'seo.robots_none',
} as const satisfies Record<Seo['robotsDirective'], string>;
