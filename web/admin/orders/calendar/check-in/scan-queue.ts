import { startPath } from '#admin/frame/days/days.api.ts';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';

/** `at`: UTC, by the clock of this device. `anyDay`: also on another day than the departure's. */
export type Scan = { code: string; at: string; anyDay: boolean };

const keyOf = (start: DepartureStart) => `check-in ${startPath(start)}`;

/** Scans of a departure that the server has not confirmed; they outlive a reload. */
export function readScans(start: DepartureStart): Scan[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(start)) ?? '[]');
    return Array.isArray(value) ? (value as Scan[]) : [];
  } catch {
    return [];
  }
}

export function writeScans(start: DepartureStart, scans: readonly Scan[]): void {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(start));
    else localStorage.setItem(keyOf(start), JSON.stringify(scans));
  } catch {
    // Without storage, scans wait in memory only.
  }
}
