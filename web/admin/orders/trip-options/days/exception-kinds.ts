import type { ExceptionKind } from '#contract/bookings/plans.ts';

export const KIND_LABELS = {
  closed: 'options.kind_closed',
  extra: 'options.kind_extra',
  changed: 'options.kind_changed',
} as const satisfies Record<ExceptionKind, string>;
