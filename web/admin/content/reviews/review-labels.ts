import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { StateLabels } from '#admin/frame/state-labels.ts';
import type { CHECKED_STATES, RefusalReason } from '#contract/content/reviews.ts';

export type CheckedState = (typeof CHECKED_STATES)[number];

export const REVIEW_STATES: StateLabels<CheckedState> = {
  new: { label: 'reviews.state_new', tone: 'open' },
  published: { label: 'reviews.state_published', tone: 'good' },
  refused: { label: 'reviews.state_refused', tone: 'over' },
};

export const REASONS: Record<RefusalReason, AdminKey> = {
  spam: 'reviews.reason_spam',
  insult: 'reviews.reason_insult',
  personal_data: 'reviews.reason_personal_data',
  not_about_us: 'reviews.reason_not_about_us',
  other: 'reviews.reason_another',
};
