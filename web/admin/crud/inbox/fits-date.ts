import type { TransferInboxState, TripInboxState } from '#contract/admin.ts';

/** Whether a step suits the day: what is over cannot be promised any more, and what is to come has not been done. `days`: of its journeys. */
export function fitsDate(to: TransferInboxState | TripInboxState, days: readonly string[], today: string): boolean {
  const last = days.toSorted().at(-1) ?? today;
  return to === 'completed' ? last <= today : last >= today;
}
