import type { CalledOff, CalledOffGuest } from '#contract/bookings/calling-off/calling-off.ts';

/** A mail reached the guest, or the firm did. */
export const isInformed = ({ isMailed, toldAt }: CalledOffGuest) => isMailed || toldAt !== null;

export type Progress = {
  informed: number;
  toCall: number;
  /** Took another date, or the money. */
  moved: number;
  refunded: number;
};

/** How many guests are informed and how many are to be called; those who have answered are informed. */
export function progressOf(departures: readonly CalledOff[]): Progress {
  const waiting = departures.flatMap((one) => one.waiting);
  const answered = departures.flatMap((one) => one.answered);
  const moved = answered.filter(({ choice }) => choice === 'date').length;
  const toCall = waiting.filter((guest) => !isInformed(guest)).length;
  return {
    informed: waiting.length - toCall + answered.length,
    ...{ toCall, moved, refunded: answered.length - moved },
  };
}

/** Departures that were called off in one go, the last ones first. */
export const byCallOff = (departures: readonly CalledOff[]): CalledOff[][] =>
  [...Map.groupBy(departures, ({ calledOffAt }) => calledOffAt)]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([, of]) => of);
