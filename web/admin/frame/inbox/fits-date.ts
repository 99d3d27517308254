import type { TransferInboxState, TripInboxState } from '#contract/admin/admin.ts';

/** Whether a state change suits the journeys' `days`: past journeys cannot be confirmed, future ones cannot be completed. */
export function fitsDate(
  to: TransferInboxState | TripInboxState,
  days: readonly string[],
  today: string,
): boolean {
  const last = days.toSorted().at(-1) ?? today;
  return to === 'completed' ? last <= today : last >= today;
}
