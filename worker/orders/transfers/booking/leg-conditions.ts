import type { PlaceInput, TransferRules } from '#contract/transfers/transfers.ts';

export type Wall = { date: string; time: string };

const DAY_MINUTES = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since the window opened; undefined outside it. The window may cross midnight; its end is exclusive. */
function minutesInto(time: string, { from, to }: { from: string; to: string }): number | undefined {
  const length = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  const into = (minutesOf(time) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  return into < length ? into : undefined;
}

export const isNight = (time: string, window: { from: string; to: string }) =>
  minutesInto(time, window) !== undefined;

/**
 * Whether the night surcharge applies. It does not for a pick-up at the airport within the grace period, because the flight was scheduled
 * for the day.
 */
export function isNightCharged(
  time: string,
  pickupKind: PlaceInput['kind'] | undefined,
  night: TransferRules['night'],
): boolean {
  const into = minutesInto(time, night);
  return into !== undefined && !(pickupKind === 'airport' && into < night.lateFlightGraceMinutes);
}

export const isHoliday = (date: string, { dates }: Pick<TransferRules['holiday'], 'dates'>) =>
  dates.includes(date.slice(5)) || dates.includes(date);

/** Whether the time is within the operating hours. A window of no length is the whole day. */
export const isServed = (time: string, hours: TransferRules['hours']) =>
  hours === null || hours.from === hours.to || minutesInto(time, hours) !== undefined;

/** Free waiting time of the driver at a pick-up. */
export const includedWaiting = (
  pickupKind: PlaceInput['kind'] | undefined,
  waiting: TransferRules['waiting'],
) =>
  pickupKind === 'airport'
    ? waiting.airportMinutes
    : pickupKind === 'port'
      ? waiting.portMinutes
      : waiting.otherMinutes;
