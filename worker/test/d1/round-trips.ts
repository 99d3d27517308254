import { expect } from 'vitest';
import type { Trace } from './traced-d1.ts';

/** Sequential round trips to D1 that a guest, and someone who saves, waits for at most. */
export const GUEST = 3;
export const SAVE = 4;

/** The trace is the failure's message. */
export function expectWithin(
  { roundTrips, lines, response }: Trace,
  ceiling: number,
  status: number,
) {
  const said = `${response.status}, ${roundTrips} round trips\n${lines.join('\n')}`;
  expect(response.status, said).toBe(status);
  expect(response.headers.get('Server-Timing') ?? '', said).toContain(`${roundTrips} round trips`);
  expect(roundTrips, said).toBeLessThanOrEqual(ceiling);
}
